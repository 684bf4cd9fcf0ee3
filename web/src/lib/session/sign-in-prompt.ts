/** State of the sign-in dialog over a page whose session ended, for `useSyncExternalStore`. */

let answer: ((isSignedIn: boolean) => void) | null = null;
let pending: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Opens the dialog, or joins the open one; resolves to whether the user signed in. */
export function askToSignIn(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  notify();
  return pending;
}

/** Closes the dialog with the result. */
export function answerSignIn(isSignedIn: boolean): void {
  answer?.(isSignedIn);
  answer = null;
  pending = null;
  notify();
}

/** True while the dialog is open. */
export function isSignInPending(): boolean {
  return pending !== null;
}

/** For `useSyncExternalStore`. */
export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

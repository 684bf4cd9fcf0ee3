import type { RingSizeTexts } from '../configuration/ring-size-system.ts';

/** Rings of equal size, as counted by the server. */
export type RingsOfSize = RingSizeTexts & { readonly count: number };

/**
 * The open question whether rings of equal size are intended (ordering spec section 5), asked before they are added.
 */
export type SameSizeQuestion = {
  readonly sizes: readonly RingsOfSize[];
  readonly answer: (isMeant: boolean) => void;
};

let question: SameSizeQuestion | null = null;
const listeners = new Set<() => void>();

function set(next: SameSizeQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks the question. The dialog is part of the cart in the header. */
export function confirmSameSize(sizes: readonly RingsOfSize[]): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isMeant: boolean) => {
      set(null);
      resolve(isMeant);
    };
    set({ sizes, answer });
  });
}

/** The open question, for `useSyncExternalStore`. */
export function sameSizeQuestion(): SameSizeQuestion | null {
  return question;
}

/** For `useSyncExternalStore`. */
export function subscribeToSameSize(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

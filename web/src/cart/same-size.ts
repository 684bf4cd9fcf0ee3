/** The question whether two rings of one size are meant (ordering spec section 5), while it is open. */
export type SameSizeQuestion = {
  /** The rings of that size, in words. */
  readonly rings: readonly string[];
  /** The customer means it. */
  readonly keep?: () => void;
  /** The customer does not: takes back what was done, or the lines out that were put in (their global ids). */
  readonly takeBack: (() => void) | { readonly lineIds: readonly string[] };
};

let question: SameSizeQuestion | null = null;
const listeners = new Set<() => void>();

function set(next: SameSizeQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks; the dialog stands with the cart in the header. */
export function askSameSize(question: SameSizeQuestion): void {
  set(question);
}

/** The customer has answered. */
export function closeSameSize(): void {
  set(null);
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

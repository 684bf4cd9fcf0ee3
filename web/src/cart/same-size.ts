/** Rings of one size, as the server counts them. */
export type RingsOfSize = { readonly size: string; readonly count: number };

/** The question whether rings of one size are meant (ordering spec section 5), while it is open: before they are in the cart. */
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

/** Asks; the dialog stands with the cart in the header. */
export function askSameSize(sizes: readonly RingsOfSize[]): Promise<boolean> {
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

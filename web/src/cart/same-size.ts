/** The question whether two rings of one size are meant (ordering spec section 5), while it is open. */
export type SameSizeQuestion = {
  /** The rings of that size, in words. */
  readonly rings: readonly string[];
  /** The customer means it. */
  readonly keep?: () => void;
  /** The customer does not: takes back what was done. */
  readonly takeBack: () => void;
};

/** Warning of the server that two rings of one size are in the cart. */
export const SAME_RING_SIZE = 'SAME_RING_SIZE';

let question: SameSizeQuestion | null = null;
const listeners = new Set<() => void>();

function set(next: SameSizeQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks; the dialog stands with the cart in the header. */
export function askSameSize(asked: SameSizeQuestion): void {
  set(asked);
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

type RingLine = {
  readonly id: string;
  readonly itemType: { readonly name: string };
  readonly size: { readonly us: string } | null | undefined;
};

/** The lines of a cart that have the size of one of them, that one first; it alone where its own rings are equal. */
export function ringsOfSize<Line extends RingLine>(lines: readonly Line[], lineId: string): Line[] {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return [];
  const size = line.size && Number(line.size.us);
  return [line, ...lines.filter((each) => each !== line && each.size && Number(each.size.us) === size)];
}

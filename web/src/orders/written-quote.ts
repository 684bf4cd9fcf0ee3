/** Key of the quote that staff choose a piece for, per tab. */
const KEY = 'aurifex.writtenQuote';

/** A quote that gets a piece from the catalogue. */
export type WrittenQuote = {
  readonly id: string;
  readonly number: string;
  /** Line that gets other choices; null: a further one. */
  readonly lineKey: number | null;
};

/** Keeps the quote while a piece is chosen for it. */
export function keepWrittenQuote(quote: WrittenQuote): void {
  sessionStorage.setItem(KEY, JSON.stringify(quote));
}

/** The quote that a piece is chosen for; null: none. */
export function writtenQuote(): WrittenQuote | null {
  const kept = sessionStorage.getItem(KEY);
  // Only `keepWrittenQuote` writes it.
  return kept === null ? null : (JSON.parse(kept) as WrittenQuote);
}

/** The piece was written, or is no longer wanted. */
export function forgetWrittenQuote(): void {
  sessionStorage.removeItem(KEY);
}

/** Key of the quote that staff choose a piece for, per tab. */
const KEY = 'aurifex.writtenQuote';

/** A quote that a catalogue piece is added to. */
export type WrittenQuote = {
  readonly id: string;
  readonly number: string;
  /** Line to change; null: a new line. */
  readonly lineKey: number | null;
};

/** Stores the quote while a piece is chosen for it. */
export function keepWrittenQuote(quote: WrittenQuote): void {
  sessionStorage.setItem(KEY, JSON.stringify(quote));
}

/** The quote that a piece is chosen for; null: none. */
export function writtenQuote(): WrittenQuote | null {
  const kept = sessionStorage.getItem(KEY);
  // Only written by `keepWrittenQuote`.
  return kept === null ? null : (JSON.parse(kept) as WrittenQuote);
}

/** Called when the piece was added or cancelled. */
export function forgetWrittenQuote(): void {
  sessionStorage.removeItem(KEY);
}

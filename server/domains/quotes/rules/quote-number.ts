/** Numbers of quotes begin after this one. */
export const FIRST_QUOTE_NUMBER = 10_000;

/** The number of a quote: `PQ-10001`. */
export function quoteNumber(rank: number): string {
  return `PQ-${rank}`;
}

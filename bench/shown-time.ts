/** Milliseconds as the report shows them: what takes less than one with two decimals. */
export function shownTime(figure: number): string {
  return figure.toFixed(figure < 1 ? 2 : 1);
}

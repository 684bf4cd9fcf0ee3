/** Milliseconds in the format of the report: values below one have two decimals. */
export function shownTime(figure: number): string {
  return figure.toFixed(figure < 1 ? 2 : 1);
}

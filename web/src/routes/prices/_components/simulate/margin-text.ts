/** A percentage, or a dash for null. */
export function marginText(value: string | null | undefined, percent: (value: string) => string): string {
  return value === null || value === undefined ? '–' : percent(value);
}

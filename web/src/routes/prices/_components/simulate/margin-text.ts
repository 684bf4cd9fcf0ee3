/** A percentage, or a dash where there is none. */
export function marginText(value: string | null | undefined, percent: (value: string) => string): string {
  return value === null || value === undefined ? '–' : percent(value);
}

/** Corrects the first of a month in a French date: ‘1er novembre 2026’. */
export function withFirstOfMonth(formatted: string): string {
  return formatted.replace(/^1(?=\s)/, '1er');
}

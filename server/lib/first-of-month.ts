/** A formatted date in French with the first of a month as French has it: ‘1er novembre 2026’. */
export function withFirstOfMonth(formatted: string): string {
  return formatted.replace(/^1(?=\s)/, '1er');
}

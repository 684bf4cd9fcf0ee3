/** What an order says: absent keeps what was said before, null clears it. */
export function said(now: string | null | undefined, before: string | null): string | null {
  return now === undefined ? before : now;
}

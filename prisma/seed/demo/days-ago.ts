const DAY_MS = 86_400_000;

/** The moment so many days, or parts of one, before. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

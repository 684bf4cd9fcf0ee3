const DAY_MS = 86_400_000;

/** Whole days from the local today to a calendar day (`2026-03-10`); negative when it has passed. */
export function daysFromToday(day: string, now = new Date()): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(day) - today) / DAY_MS);
}

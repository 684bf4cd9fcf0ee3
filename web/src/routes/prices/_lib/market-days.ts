/** Periods of the history, in days. */
export const PERIODS = [30, 90, 365] as const;

/** The period in the URL; a quarter by default. */
export function marketDaysOf(search: URLSearchParams): (typeof PERIODS)[number] {
  return PERIODS.find((days) => String(days) === search.get('days')) ?? 90;
}

/** Periods that the history is shown over, in days. */
export const PERIODS = [30, 90, 365] as const;

/** The period that an address names; a quarter where it names none. */
export function marketDaysOf(search: URLSearchParams): (typeof PERIODS)[number] {
  return PERIODS.find((days) => String(days) === search.get('days')) ?? 90;
}

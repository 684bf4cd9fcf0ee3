import type { Viewer } from '../../../auth/viewer.ts';

/** Which column holds the total of a quote for each side: staff read the version that stands last, customers the one that they see. */
export const TOTAL_COLUMNS = { staff: 'currentTotal', customers: 'total' } as const;

/** A quote with both totals. */
type Totals<Total> = Record<(typeof TOTAL_COLUMNS)[keyof typeof TOTAL_COLUMNS], Total>;

/** What a quote comes to for a viewer: the total of the version that `current` shows. */
export function totalFor<Total>(quote: Totals<Total>, { isStaff }: Pick<Viewer, 'isStaff'>): Total {
  return quote[isStaff ? TOTAL_COLUMNS.staff : TOTAL_COLUMNS.customers];
}

import type { Viewer } from '../../../auth/viewer.ts';

/** The column with the total for each side: staff read the current version, customers the version that they see. */
export const TOTAL_COLUMNS = { staff: 'currentTotal', customers: 'total' } as const;

/** A quote with both totals. */
type Totals<Total> = Record<(typeof TOTAL_COLUMNS)[keyof typeof TOTAL_COLUMNS], Total>;

/** The total of a quote for a viewer: that of the version in `current`. */
export function totalFor<Total>(quote: Totals<Total>, { isStaff }: Pick<Viewer, 'isStaff'>): Total {
  return quote[isStaff ? TOTAL_COLUMNS.staff : TOTAL_COLUMNS.customers];
}

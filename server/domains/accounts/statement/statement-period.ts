import { RefusedError } from '../../../errors/errors.ts';
import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';

/** Maximum number of days of a statement. */
const MAX_DAYS = 1_100;

/** The first and the last day of a statement. */
export type StatementPeriod = { readonly from: IsoDay; readonly to: IsoDay };

/**
 * The period of a statement.
 * @throws RefusedError PERIOD_OUT_OF_RANGE if it ends before it begins or after today, or is too long
 */
export function statementPeriod({ from, to }: StatementPeriod, today: IsoDay): StatementPeriod {
  const days = daysBetween(from, to);
  if (days < 0 || days > MAX_DAYS || to > today) throw new RefusedError('PERIOD_OUT_OF_RANGE');
  return { from, to };
}

import { RefusedError } from '../../../errors/errors.ts';
import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';

/** Maximum number of days of a statement. */
const MAX_DAYS = 1_100;

/**
 * The period of a statement.
 * @throws RefusedError PERIOD_OUT_OF_RANGE if it ends before it begins, or is too long
 */
export function statementPeriod(from: IsoDay, to: IsoDay): { from: IsoDay; to: IsoDay } {
  const days = daysBetween(from, to);
  if (days < 0 || days > MAX_DAYS) throw new RefusedError('PERIOD_OUT_OF_RANGE');
  return { from, to };
}

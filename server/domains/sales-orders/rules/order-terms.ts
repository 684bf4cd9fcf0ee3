import type { IsoDay } from '../../../lib/calendar.ts';
import { HUNDRED, type Money } from '../../../lib/money.ts';
import type { SalesOrderKind } from './sales-order-facts.ts';

type Terms = { kind: SalesOrderKind; depositPercent: Money | null; payUntil: IsoDay | null };

/** The problem of the terms of a new sales order; null for none. */
export function refuseTerms(
  { kind, depositPercent, payUntil }: Terms,
  today: IsoDay,
): { path: 'depositPercent' | 'payUntil'; code: 'REQUIRED' | 'OUT_OF_RANGE' | 'NOT_AVAILABLE' } | null {
  if (kind === 'POS_LSO' && depositPercent === null) return { path: 'depositPercent', code: 'REQUIRED' };
  if (depositPercent !== null && !isPercent(depositPercent))
    return { path: 'depositPercent', code: 'OUT_OF_RANGE' };
  if (kind !== 'POS_LSO' && payUntil !== null) return { path: 'payUntil', code: 'NOT_AVAILABLE' };
  if (payUntil !== null && payUntil < today) return { path: 'payUntil', code: 'OUT_OF_RANGE' };
  return null;
}

/** Above 0, at most 100, with two decimals. */
function isPercent(percent: Money): boolean {
  return percent.greaterThan(0) && !percent.greaterThan(HUNDRED) && percent.decimalPlaces() <= 2;
}

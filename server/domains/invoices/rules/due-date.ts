import { addDays, type IsoDay } from '../../../lib/calendar.ts';
import { type Money, ZERO } from '../../../lib/money.ts';
import type { PaymentTermsCode } from '../../orders/rules/payment-terms.ts';

/** Number of days to pay by terms. An account on hold has thirty days. */
const DAYS: Readonly<Record<PaymentTermsCode, number>> = { PREPAID: 0, NET_30: 30, NET_60: 60, ON_HOLD: 30 };

/** The last day to pay an invoice. */
export function dueDate(issuedOn: IsoDay, terms: PaymentTermsCode): IsoDay {
  return addDays(issuedOn, DAYS[terms]);
}

/** Whether an invoice has a balance after its last day; calculated, not stored. */
export function isOverdue(
  { balance, dueOn }: { balance: Money; dueOn: IsoDay | null },
  today: IsoDay,
): boolean {
  return balance.greaterThan(ZERO) && dueOn !== null && dueOn < today;
}

import { addDays, type IsoDay } from '../../../lib/calendar.ts';
import { type Money, ZERO } from '../../../lib/money.ts';
import type { PaymentTermsCode } from '../../orders/rules/payment-terms.ts';

/** Days that terms leave for paying. An account on hold is billed like one with thirty days. */
const DAYS: Readonly<Record<PaymentTermsCode, number>> = { PREPAID: 0, NET_30: 30, NET_60: 60, ON_HOLD: 30 };

/** The last day for paying an invoice. */
export function dueDate(issuedOn: IsoDay, terms: PaymentTermsCode): IsoDay {
  return addDays(issuedOn, DAYS[terms]);
}

/** Whether something is owed of an invoice although its last day has passed; derived, never stored. */
export function isOverdue(
  { balance, dueOn }: { balance: Money; dueOn: IsoDay | null },
  today: IsoDay,
): boolean {
  return balance.greaterThan(ZERO) && dueOn !== null && dueOn < today;
}

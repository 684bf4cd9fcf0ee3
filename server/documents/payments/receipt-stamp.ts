import { decimal } from '../../lib/money.ts';

/** The state of a payment today that differs from its receipt. */
export type ReceiptStamp = 'REVERSED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'PENDING';

/** Current amounts of a payment, as text. */
type StandingPayment = { amount: string; refunded: string; pending: string; isReversed: boolean };

/** The current stamp of a payment; null if nothing has changed since its receipt. */
export function receiptStamp({
  amount,
  refunded,
  pending,
  isReversed,
}: StandingPayment): ReceiptStamp | null {
  if (isReversed) return 'REVERSED';
  if (decimal(refunded).greaterThan(0))
    return decimal(refunded).equals(decimal(amount)) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return decimal(pending).greaterThan(0) ? 'PENDING' : null;
}

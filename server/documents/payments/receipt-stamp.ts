import { decimal } from '../../lib/money.ts';

/** The state of a payment today that differs from its receipt. */
export type ReceiptStamp =
  | 'REVERSED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'CHARGED_BACK'
  | 'PARTIALLY_CHARGED_BACK'
  | 'PENDING';

/** Current amounts of a payment, as text. */
type StandingPayment = {
  amount: string;
  refunded: string;
  /** The part of what was refunded that the cardholder’s bank took back. */
  chargedBack: string;
  pending: string;
  isReversed: boolean;
};

/** The current stamp of a payment; null if nothing has changed since its receipt. */
export function receiptStamp({
  amount,
  refunded,
  chargedBack,
  pending,
  isReversed,
}: StandingPayment): ReceiptStamp | null {
  if (isReversed) return 'REVERSED';
  if (decimal(refunded).greaterThan(0)) {
    const isWhole = decimal(refunded).equals(decimal(amount));
    // The bank’s word counts also where a part was refunded before.
    if (decimal(chargedBack).greaterThan(0)) return isWhole ? 'CHARGED_BACK' : 'PARTIALLY_CHARGED_BACK';
    return isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  }
  return decimal(pending).greaterThan(0) ? 'PENDING' : null;
}

import { type Money, ZERO } from '../../../lib/money.ts';

/** What staff do with a payment that came. */
export type PaymentAction = 'APPLY' | 'REFUND' | 'REVERSE';

/** A payment as those who book money look at it. */
type BookedPayment = {
  applied: Money;
  refunded: Money;
  reversed: Money;
  available: Money;
  /** The viewer may book money, and take it back. */
  mayApply: boolean;
  mayTakeBack: boolean;
};

/** What the viewer may do with a payment now; nothing with one that was taken back. */
export function offeredPaymentActions(payment: BookedPayment): PaymentAction[] {
  const { applied, refunded, reversed, available, mayApply, mayTakeBack } = payment;
  if (!reversed.isZero()) return [];
  return [
    ...(mayApply && available.greaterThan(ZERO) ? (['APPLY'] as const) : []),
    ...(mayTakeBack && available.plus(applied).greaterThan(ZERO) ? (['REFUND'] as const) : []),
    ...(mayTakeBack && refunded.isZero() ? (['REVERSE'] as const) : []),
  ];
}

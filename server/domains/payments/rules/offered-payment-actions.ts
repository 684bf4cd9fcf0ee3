import { type Money, ZERO } from '../../../lib/money.ts';
import { type BankState, type WayBack, wayBackRefusal } from './bank-state.ts';

/** What staff do with a payment that came. */
export type PaymentAction = 'APPLY' | 'REFUND' | 'REVERSE';

/** A payment as those who book money look at it. */
type BookedPayment = {
  applied: Money;
  refunded: Money;
  reversed: Money;
  available: Money;
  bank: BankState;
  /** The viewer may book money, and take it back. */
  mayApply: boolean;
  mayTakeBack: boolean;
};

/** What the viewer may do with a payment now; nothing with one that was taken back, or whose bank has not answered. */
export function offeredPaymentActions(payment: BookedPayment): PaymentAction[] {
  const { applied, refunded, reversed, available, bank, mayApply, mayTakeBack } = payment;
  if (!reversed.isZero()) return [];
  const goesBack = (way: WayBack) => mayTakeBack && wayBackRefusal(bank, way) === null;
  return [
    ...(mayApply && available.greaterThan(ZERO) ? (['APPLY'] as const) : []),
    ...(goesBack('REFUND') && available.plus(applied).greaterThan(ZERO) ? (['REFUND'] as const) : []),
    ...(goesBack('REVERSE') && refunded.isZero() ? (['REVERSE'] as const) : []),
  ];
}

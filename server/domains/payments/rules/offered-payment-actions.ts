import { type Money, ZERO } from '../../../lib/money.ts';
import { type BankState, type WayBack, wayBackRefusal } from './bank-state.ts';

/** Actions of staff on a received payment. */
export type PaymentAction = 'APPLY' | 'REFUND' | 'REVERSE';

/** What the offered actions depend on. */
type BookedPayment = {
  applied: Money;
  refunded: Money;
  reversed: Money;
  available: Money;
  bank: BankState;
  /** The viewer may record payments, and reverse them. */
  mayApply: boolean;
  mayTakeBack: boolean;
};

/** The viewer's actions on a payment; none if it was reversed, or its bank has not confirmed it. */
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

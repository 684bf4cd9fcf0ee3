import { type Money, maxDecimal, minDecimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { askedDeposit, type DepositTerms } from '../../orders/rules/deposit.ts';

/** What an order is, beside what was paid towards it, that decides when it must be paid. */
export type PayableOrder = DepositTerms & {
  /** What it comes to now, with tax and shipping. */
  total: Money;
  /** Deposits that were not voided, and other money that its invoices were paid with; below zero: what credits gave back of that. */
  deposits: readonly Money[];
  isConfirmed: boolean;
  isCancelled: boolean;
  /** What had to be paid when it was confirmed; null where that was not kept. */
  requiredAtConfirm: Money | null;
};

/** What was paid towards an order, and what is still due. */
export type PaymentStanding = {
  paid: Money;
  /** Deposit required before it is confirmed, or that it was confirmed on. */
  required: Money;
  /** How much of the total that is, in per cent. */
  requiredPercent: Money;
  /** Part of the required deposit that is not yet paid. */
  requiredDue: Money;
  /** What is left of the whole. */
  balance: Money;
};

/**
 * How an order is paid. What has to be paid before it is confirmed is what its deposit asks for. A confirmed order asks for no more
 * than it was confirmed on, however dear it became since, and for less once it became cheaper; a cancelled one asks for nothing.
 */
export function paymentStanding(order: PayableOrder): PaymentStanding {
  const { total, deposits } = order;
  const kept = sumMoney(deposits);
  const paid = maxDecimal(kept, ZERO);
  const { amount, percent: requiredPercent } = askedDeposit(total, order);
  const required = minDecimal(amount, mostRequired(order) ?? amount);
  return {
    paid,
    required,
    requiredPercent,
    requiredDue: maxDecimal(required.minus(paid), ZERO),
    balance: total.minus(kept),
  };
}

/** The most that a deposit may ask for; null: no limit. */
function mostRequired({ isConfirmed, isCancelled, requiredAtConfirm }: PayableOrder): Money | null {
  if (isCancelled) return ZERO;
  return isConfirmed ? (requiredAtConfirm ?? ZERO) : null;
}

/** Whether less is paid now than an order was confirmed on: money that bounced, was charged back or refunded. */
export function isDepositReversed(order: PayableOrder): boolean {
  return order.isConfirmed && paymentStanding(order).requiredDue.greaterThan(0);
}

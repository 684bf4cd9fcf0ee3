import { type Money, maxDecimal, minDecimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { askedDeposit, type DepositTerms } from '../../orders/rules/deposit.ts';

/** What an order is, beside what was paid towards it, that decides when it must be paid. */
export type PayableOrder = DepositTerms & {
  /** What it comes to now, with tax and shipping. */
  total: Money;
  /** Deposits that were not voided, and other money that its invoice was paid with. */
  deposits: readonly Money[];
};

/** What was paid towards an order, and what is still due. */
export type PaymentStanding = {
  paid: Money;
  /** Deposit required before it is confirmed. */
  required: Money;
  /** How much of the total that is, in per cent. */
  requiredPercent: Money;
  /** Part of the required deposit that is not yet paid. */
  requiredDue: Money;
  /** What is left of the whole. */
  balance: Money;
};

/** How an order is paid: what has to be paid before is what its deposit asks for. */
export function paymentStanding({ total, deposits, ...terms }: PayableOrder): PaymentStanding {
  const paid = sumMoney(deposits);
  const { amount: required, percent: requiredPercent } = askedDeposit(total, terms);
  return {
    paid,
    required,
    requiredPercent,
    requiredDue: maxDecimal(required.minus(paid), ZERO),
    balance: total.minus(paid),
  };
}

/** A confirmed order, and what had to be paid when it was; null where that was not kept. */
export type ConfirmedOrder = PayableOrder & { isConfirmed: boolean; requiredAtConfirm: Money | null };

/**
 * Whether less is paid now than an order was confirmed on: money that bounced, was charged back or refunded. An order that
 * became dearer since is none, nor one that became cheaper.
 */
export function isDepositReversed({ isConfirmed, requiredAtConfirm, ...order }: ConfirmedOrder): boolean {
  if (!isConfirmed) return false;
  const { required, paid } = paymentStanding(order);
  return requiredAtConfirm !== null && paid.lessThan(minDecimal(required, requiredAtConfirm));
}

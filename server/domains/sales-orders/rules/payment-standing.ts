import {
  type DecimalInput,
  decimal,
  type Money,
  maxDecimal,
  minDecimal,
  sumMoney,
  ZERO,
} from '../../../lib/money.ts';
import { type DepositTerms, requiredDeposit } from '../../orders/rules/deposit.ts';

/** What decides when an order must be paid, besides its payments. */
export type PayableOrder = DepositTerms & {
  /** Its current total, with tax and shipping. */
  total: Money;
  /**
   * Deposits that were not voided, and other payments of its invoices; negative for what credit memos returned of
   * them.
   */
  deposits: readonly Money[];
  isConfirmed: boolean;
  isCancelled: boolean;
  /** The required deposit when it was confirmed; null if it was not stored. */
  requiredAtConfirm: Money | null;
};

/** The payments of an order, and the amount due. */
export type PaymentStanding = {
  paid: Money;
  /** Deposit required before confirmation, or with which it was confirmed. */
  required: Money;
  /** The same as a percentage of the total. */
  requiredPercent: Money;
  /** Part of the required deposit that is not yet paid. */
  requiredDue: Money;
  /** Amount due of the total. */
  balance: Money;
};

/**
 * Calculates the payment state of an order. Before the confirmation the deposit is required. A confirmed order never
 * requires more than at its confirmation, even if its total increased, and less if it decreased; a cancelled one
 * requires nothing.
 */
export function paymentStanding(order: PayableOrder): PaymentStanding {
  const { total, deposits } = order;
  const kept = sumMoney(deposits);
  const paid = maxDecimal(kept, ZERO);
  const { amount, percent: requiredPercent } = requiredDeposit(total, order);
  const required = minDecimal(amount, maxRequired(order) ?? amount);
  return {
    paid,
    required,
    requiredPercent,
    requiredDue: maxDecimal(required.minus(paid), ZERO),
    balance: total.minus(kept),
  };
}

/** The maximum of a required deposit; null for no limit. */
function maxRequired({ isConfirmed, isCancelled, requiredAtConfirm }: PayableOrder): Money | null {
  if (isCancelled) return ZERO;
  return isConfirmed ? (requiredAtConfirm ?? ZERO) : null;
}

/**
 * Whether less is paid now than when the order was confirmed, because of a returned payment, a chargeback or a refund.
 */
export function isDepositReversed(order: PayableOrder): boolean {
  return order.isConfirmed && paymentStanding(order).requiredDue.greaterThan(0);
}

/** What credits did to an invoice of an order. */
type CreditedInvoice = {
  /** Amount of credit memos for changes of the order: its total is less, too. */
  settled: DecimalInput;
  /** Entries of its account; the amount of a reversal is negative. */
  entries: readonly { kind: string; amount: DecimalInput }[];
};

/** The part of the payments of an order that came from credits, without those that reduced its total. */
export function creditedPart(invoices: readonly CreditedInvoice[]): Money {
  const credits = invoices.map(({ settled, entries }) =>
    sumMoney(
      entries.filter(({ kind }) => kind === 'CREDIT_APPLIED').map(({ amount }) => decimal(amount)),
    ).minus(decimal(settled)),
  );
  return maxDecimal(sumMoney(credits), ZERO);
}

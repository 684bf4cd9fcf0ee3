import { type Money, maxDecimal, percentOf, sumMoney, ZERO } from '../../../lib/money.ts';
import { arePaymentTermsSatisfied, type PaymentTermsCode } from '../../jobs/rules/orders/payment-terms.ts';

/** What an order is, beside what was paid towards it, that decides when it must be paid. */
export type PayableOrder = {
  /** What it comes to now. */
  total: Money;
  terms: PaymentTermsCode;
  /** Part of the total, in per cent, that is paid before it is confirmed; null: as the terms say. */
  depositPercent: Money | null;
  /** Deposits that were not voided, and other money that its invoice was paid with. */
  deposits: readonly Money[];
};

/** What was paid towards an order, and what is still due. */
export type PaymentStanding = {
  paid: Money;
  /** What has to be paid before it is confirmed. */
  required: Money;
  /** Of that, what is missing. */
  requiredDue: Money;
  /** What is left of the whole. */
  balance: Money;
};

/**
 * How an order is paid. A deposit that was agreed on comes first; without one, customers with days to pay owe nothing
 * before, and all others owe everything.
 */
export function paymentStanding({ total, terms, depositPercent, deposits }: PayableOrder): PaymentStanding {
  const paid = sumMoney(deposits);
  const required = requiredBefore(maxDecimal(total, ZERO), terms, depositPercent);
  return {
    paid,
    required,
    requiredDue: maxDecimal(required.minus(paid), ZERO),
    balance: total.minus(paid),
  };
}

function requiredBefore(total: Money, terms: PaymentTermsCode, depositPercent: Money | null): Money {
  if (depositPercent !== null) return percentOf(total, depositPercent);
  return arePaymentTermsSatisfied(terms) ? ZERO : total;
}

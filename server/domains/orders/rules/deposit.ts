import { HUNDRED, type Money, maxDecimal, percentOf, ZERO } from '../../../lib/money.ts';
import { arePaymentTermsSatisfied, type PaymentTermsCode } from './payment-terms.ts';

/** What decides how much of an order is paid before it is confirmed. */
export type DepositTerms = {
  /** What was agreed on, in per cent of the total with tax and shipping; null: as the payment terms say. */
  depositPercent: Money | null;
  terms: PaymentTermsCode;
};

/** How much of an order is paid before it is confirmed. */
export type AskedDeposit = {
  /** Of the total with tax and shipping. */
  percent: Money;
  amount: Money;
};

/**
 * What a deposit asks for, wherever one is named: a part of the total with tax and shipping, rounded half-up (product
 * rules, section 12). What was agreed on comes first; without an agreement customers with days to pay owe nothing before,
 * and all others owe everything.
 */
export function askedDeposit(total: Money, { depositPercent, terms }: DepositTerms): AskedDeposit {
  const percent = depositPercent ?? (arePaymentTermsSatisfied(terms) ? ZERO : HUNDRED);
  return { percent, amount: percentOf(maxDecimal(total, ZERO), percent) };
}

import { HUNDRED, type Money, maxDecimal, percentOf, ZERO } from '../../../lib/money.ts';
import { arePaymentTermsSatisfied, type PaymentTermsCode } from './payment-terms.ts';

/** What the deposit of an order depends on. */
export type DepositTerms = {
  /** The agreed percentage of the total with tax and shipping; null: by the payment terms. */
  depositPercent: Money | null;
  terms: PaymentTermsCode;
};

/** The deposit that an order requires before it is confirmed. */
export type RequiredDeposit = {
  /** Percentage of the total with tax and shipping. */
  percent: Money;
  amount: Money;
};

/**
 * The required deposit: a percentage of the total with tax and shipping, rounded half-up (product rules, section 12).
 * An agreed percentage comes first. Without it, customers with credit terms pay nothing in advance, and all others pay
 * the whole total.
 */
export function requiredDeposit(total: Money, { depositPercent, terms }: DepositTerms): RequiredDeposit {
  const percent = depositPercent ?? (arePaymentTermsSatisfied(terms) ? ZERO : HUNDRED);
  return { percent, amount: percentOf(maxDecimal(total, ZERO), percent) };
}

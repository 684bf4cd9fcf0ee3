import { type Money, maxDecimal, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import { splitTax, type TaxComponent, type TaxPart } from '../../shipping-and-tax/rules/tax-components.ts';

/** What decides the actions on a credit. */
export type CreditFacts = {
  applied: Money;
  refunded: Money;
  voided: Money;
  available: Money;
};

/** Actions of staff on a credit. Customers can also apply theirs. */
export type CreditAction = 'APPLY' | 'REFUND' | 'WITHDRAW' | 'VOID';

/** All actions in display order. */
export const CREDIT_ACTIONS: readonly CreditAction[] = ['APPLY', 'REFUND', 'WITHDRAW', 'VOID'];

/** Why an action on a credit is refused. */
type CreditRefusal = 'CREDIT_VOIDED' | 'CREDIT_USED_UP' | 'CREDIT_IN_USE' | 'NOTHING_TO_WITHDRAW';

/** Why an action on a credit is refused; null if it is allowed. */
export function creditRefusal(
  { applied, refunded, voided, available }: CreditFacts,
  action: CreditAction,
): CreditRefusal | null {
  if (!voided.isZero()) return 'CREDIT_VOIDED';
  switch (action) {
    case 'APPLY':
    case 'REFUND':
      return available.greaterThan(ZERO) ? null : 'CREDIT_USED_UP';
    case 'WITHDRAW':
      return applied.greaterThan(ZERO) ? null : 'NOTHING_TO_WITHDRAW';
    case 'VOID':
      return applied.isZero() && refunded.isZero() ? null : 'CREDIT_IN_USE';
  }
}

/** The available rest of a credit: neither applied nor paid out. */
export function creditBalance({
  amount,
  applied,
  refunded,
  voided,
}: Omit<CreditFacts, 'available'> & { amount: Money }): Money {
  return amount.minus(applied).minus(refunded).minus(voided);
}

/** An invoice that a credit corrects. */
type CreditedInvoice = {
  total: Money;
  /** The amount of its other credits that are not void. */
  credited: Money;
};

/** The maximum credit of an invoice, so that credits never exceed its total. */
export function maxCredit({ total, credited }: CreditedInvoice): Money {
  return maxDecimal(total.minus(credited), ZERO);
}

/** A credit of an invoice with tax. */
type TaxedCredit = {
  total: Money;
  /** Sales tax in the total. */
  tax: Money;
  /** The amount of other credits of the invoice, with their sales tax. */
  credited: Money;
  creditedTax: Money;
  amount: Money;
};

/**
 * The sales tax in a credit: the remaining tax of its invoice, in proportion to the amount. Credits that sum to the
 * whole invoice contain its whole tax.
 */
export function taxOfCredit({ total, tax, credited, creditedTax, amount }: TaxedCredit): Money {
  const left = total.minus(credited);
  return left.greaterThan(ZERO) ? roundCents(tax.minus(creditedTax).mul(amount).div(left)) : ZERO;
}

/** The tax of a credit, the taxes of its invoice, and the amounts of each in other credits. */
type SplitCredit = {
  tax: Money;
  components: readonly TaxComponent[];
  given: readonly (readonly TaxPart[])[];
};

/**
 * The amount of each tax in a credit. All credits of an invoice are split as one amount, so that credits of the whole
 * invoice contain its exact taxes.
 */
export function taxPartsOfCredit({ tax, components, given }: SplitCredit): TaxPart[] {
  const before = given.flat();
  const sumOf = (parts: readonly TaxPart[]) => sumMoney(parts.map(({ amount }) => amount));
  return splitTax(sumOf(before).plus(tax), components).map((part) => ({
    ...part,
    amount: part.amount.minus(sumOf(before.filter(({ code }) => code === part.code))),
  }));
}

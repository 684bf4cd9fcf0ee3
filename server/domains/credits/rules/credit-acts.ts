import { type Money, maxDecimal, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import { splitTax, type TaxComponent, type TaxPart } from '../../shipping-and-tax/rules/tax-components.ts';

/** What of a credit decides what may be done with it. */
export type CreditStanding = {
  applied: Money;
  refunded: Money;
  voided: Money;
  available: Money;
};

/** What staff do with a credit. Customers apply theirs as well. */
export type CreditAction = 'APPLY' | 'REFUND' | 'WITHDRAW' | 'VOID';

/** Every action, in the order in which they are offered. */
export const CREDIT_ACTIONS: readonly CreditAction[] = ['APPLY', 'REFUND', 'WITHDRAW', 'VOID'];

/** Why an action is not possible as a credit stands. */
type CreditRefusal = 'CREDIT_VOIDED' | 'CREDIT_USED_UP' | 'CREDIT_IN_USE' | 'NOTHING_TO_WITHDRAW';

/** Why an action is not possible with a credit now; null: it is. */
export function creditRefusal(
  { applied, refunded, voided, available }: CreditStanding,
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

/** What is left of a credit: what no invoice took and nobody was paid. */
export function creditBalance({
  amount,
  applied,
  refunded,
  voided,
}: Omit<CreditStanding, 'available'> & { amount: Money }): Money {
  return amount.minus(applied).minus(refunded).minus(voided);
}

/** An invoice that a credit makes good. */
type CreditedInvoice = {
  total: Money;
  /** What other credits that were not voided gave back of it already. */
  credited: Money;
};

/** How much a credit for an invoice may be at most: never more than was billed. */
export function mostToCredit({ total, credited }: CreditedInvoice): Money {
  return maxDecimal(total.minus(credited), ZERO);
}

/** A credit of an invoice that was taxed. */
type TaxedCredit = {
  total: Money;
  /** Of the total, the sales tax. */
  tax: Money;
  /** What other credits gave back of the invoice already, and the sales tax of that. */
  credited: Money;
  creditedTax: Money;
  amount: Money;
};

/**
 * How much of a credit is sales tax: of the tax of its invoice that no credit gave back yet, in proportion to the amount.
 * Credits that together give back a whole invoice give back its whole tax.
 */
export function taxOfCredit({ total, tax, credited, creditedTax, amount }: TaxedCredit): Money {
  const left = total.minus(credited);
  return left.greaterThan(ZERO) ? roundCents(tax.minus(creditedTax).mul(amount).div(left)) : ZERO;
}

/** The tax of a credit, the taxes of its invoice, and what other credits of the invoice gave back of each. */
type SplitCredit = {
  tax: Money;
  components: readonly TaxComponent[];
  given: readonly (readonly TaxPart[])[];
};

/**
 * What of each tax a credit gives back: all credits of an invoice together are split as one amount. Credits that together
 * give back a whole invoice give back of each tax what was billed, to the cent.
 */
export function taxPartsOfCredit({ tax, components, given }: SplitCredit): TaxPart[] {
  const before = given.flat();
  const sumOf = (parts: readonly TaxPart[]) => sumMoney(parts.map(({ amount }) => amount));
  return splitTax(sumOf(before).plus(tax), components).map((part) => ({
    ...part,
    amount: part.amount.minus(sumOf(before.filter(({ code }) => code === part.code))),
  }));
}

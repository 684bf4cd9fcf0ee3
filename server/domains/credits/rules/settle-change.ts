import { type Money, maxDecimal, minDecimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { netBilled } from '../../payments/rules/net-billed.ts';

/** An invoice of an order as a change of the order looks at it. */
export type StandingInvoice = {
  id: number;
  total: Money;
  /** Payments and credits that are applied to it, and what is still owed of it. */
  applied: Money;
  balance: Money;
  /** What credits gave back of it, whatever for. */
  credited: Money;
  /** Of that, what settled earlier changes of the order. */
  settled: Money;
  /** Sales tax: of the total, of what credits gave back, and of what settled earlier changes. */
  tax: Money;
  creditedTax: Money;
  settledTax: Money;
};

/** What an order comes to now, and the sales tax of that. */
type Due = { total: Money; tax: Money };

/** What is done about the issued invoices of an order that comes to less than was invoiced. */
type Settlement = {
  /** Invoices that are voided: nothing is applied to them, and nothing of the order is left. */
  voided: readonly number[];
  /** Credits, each for an invoice, of which a part pays what is still owed of it. */
  credits: readonly { invoiceId: number; amount: Money; applied: Money; tax: Money }[];
};

/**
 * How the invoices of an order follow when it comes to less than they say (product rules, 'Discount after a change'): what
 * is invoiced is not touched. Once nothing is left of the order, they are voided while nothing is applied to them;
 * otherwise credits make the difference good, the newest invoice first, and pay what is still owed of it. Their sales tax
 * is what was taxed and is not due any more, as far as they and their invoices hold so much.
 */
export function settlementOf(due: Due, invoices: readonly StandingInvoice[]): Settlement {
  let excess = netBilled(invoices).minus(due.total);
  let excessTax = sumMoney(invoices.map(({ tax, settledTax }) => tax.minus(settledTax))).minus(due.tax);
  if (!excess.greaterThan(ZERO)) return { voided: [], credits: [] };
  const isUntouched = ({ applied, balance, total }: StandingInvoice) =>
    applied.isZero() && balance.equals(total);
  if (due.total.isZero() && invoices.every(isUntouched))
    return { voided: invoices.map(({ id }) => id), credits: [] };
  const credits = invoices.toReversed().flatMap(({ id, total, applied, balance, credited, ...taxed }) => {
    // What was written off was never paid: nothing of it is given back.
    const most = minDecimal(applied.plus(balance), total).minus(credited);
    const amount = minDecimal(excess, most);
    if (!amount.greaterThan(ZERO)) return [];
    excess = excess.minus(amount);
    const mostTax = minDecimal(amount, taxed.tax.minus(taxed.creditedTax));
    const tax = maxDecimal(minDecimal(excessTax, mostTax), ZERO);
    excessTax = excessTax.minus(tax);
    return [{ invoiceId: id, amount, applied: minDecimal(amount, balance), tax }];
  });
  return { voided: [], credits };
}

/** A credit that settled an earlier change of an order. */
export type StandingSettlement = {
  amount: Money;
  /** It was paid out, or another invoice took some of it: it stays. */
  isUsed: boolean;
};

/**
 * The credits that are void again because their order comes to more: the newest first, until no more is given back than
 * the order comes to less than was invoiced. What that gives back too little of is credited anew (`settlementOf`).
 */
export function outdatedSettlements<Of extends StandingSettlement>(
  due: Money,
  invoiced: readonly Money[],
  settlements: readonly Of[],
): Of[] {
  let missing = due.minus(sumMoney(invoiced)).plus(sumMoney(settlements.map(({ amount }) => amount)));
  return settlements.filter(({ amount, isUsed }) => {
    if (isUsed || !missing.greaterThan(ZERO)) return false;
    missing = missing.minus(amount);
    return true;
  });
}

import { type Money, maxDecimal, minDecimal, sumMoney, ZERO } from '../../../lib/money.ts';
import { netBilled } from '../../payments/rules/net-billed.ts';

/** What a change of the order reads of an invoice. */
export type InvoiceToSettle = {
  id: number;
  total: Money;
  /** Applied payments and credits, and the balance. */
  applied: Money;
  balance: Money;
  /** The amount of all its credits. */
  credited: Money;
  /** The part for earlier changes of the order. */
  settled: Money;
  /** Sales tax: in the total, in credits, and in credits for earlier changes. */
  tax: Money;
  creditedTax: Money;
  settledTax: Money;
};

/** The current total of an order with its sales tax. */
type Due = { total: Money; tax: Money };

/** The actions on issued invoices of an order whose total is less than invoiced. */
type Settlement = {
  /** Invoices to void: nothing is applied to them, and nothing of the order is left. */
  voided: readonly number[];
  /** Credits for invoices; `applied` is the part that pays their balance. */
  credits: readonly { invoiceId: number; amount: Money; applied: Money; tax: Money }[];
};

/**
 * How the invoices of an order are corrected if its total is less than they charge (product rules, 'Discount after a
 * change'). Issued invoices are not edited. If nothing of the order is left, they are voided while nothing is applied
 * to them. Otherwise credits make up the difference, newest invoice first, and pay what is still open. Their sales tax
 * is the tax that is no longer due, as far as they and their invoices contain it.
 */
export function settlementOf(due: Due, invoices: readonly InvoiceToSettle[]): Settlement {
  let excess = netBilled(invoices).minus(due.total);
  let excessTax = sumMoney(invoices.map(({ tax, settledTax }) => tax.minus(settledTax))).minus(due.tax);
  if (!excess.greaterThan(ZERO)) return { voided: [], credits: [] };
  const isUntouched = ({ applied, balance, total }: InvoiceToSettle) =>
    applied.isZero() && balance.equals(total);
  if (due.total.isZero() && invoices.every(isUntouched))
    return { voided: invoices.map(({ id }) => id), credits: [] };
  const credits = invoices.toReversed().flatMap(({ id, total, applied, balance, credited, ...taxed }) => {
    // Write-offs were never paid, so they are not credited.
    const most = minDecimal(applied.plus(balance), total).minus(credited);
    const amount = minDecimal(excess, most);
    if (!amount.greaterThan(ZERO)) return [];
    excess = excess.minus(amount);
    const maxTax = minDecimal(amount, taxed.tax.minus(taxed.creditedTax));
    const tax = maxDecimal(minDecimal(excessTax, maxTax), ZERO);
    excessTax = excessTax.minus(tax);
    return [{ invoiceId: id, amount, applied: minDecimal(amount, balance), tax }];
  });
  return { voided: [], credits };
}

/** A credit for an earlier change of an order. */
export type SettlementCredit = {
  amount: Money;
  /** It was paid out or applied to another invoice, so it stays. */
  isUsed: boolean;
};

/**
 * The credits to void because the total of their order has increased: newest first, until they no longer exceed the
 * difference to the invoices. If too little is left, it is credited again (`settlementOf`).
 */
export function outdatedSettlements<Of extends SettlementCredit>(
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

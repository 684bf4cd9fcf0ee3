import { type DecimalInput, decimal, type Money, sumMoney } from '../../../lib/money.ts';

/** A ledger entry of an invoice; the amount of a reversal is negative. */
type AppliedEntry = { kind: string; amount: DecimalInput };

/** The money applied to an invoice by payments and by credits, without what was taken back. */
export function appliedMoney(entries: readonly AppliedEntry[]): { paid: Money; credited: Money } {
  const sumOf = (wanted: string) =>
    sumMoney(entries.filter(({ kind }) => kind === wanted).map(({ amount }) => decimal(amount)));
  return { paid: sumOf('PAYMENT_APPLIED'), credited: sumOf('CREDIT_APPLIED') };
}

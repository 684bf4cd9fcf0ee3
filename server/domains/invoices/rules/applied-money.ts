import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';

/** A ledger entry of an invoice; the amount of a reversal is negative. */
type AppliedEntry = { kind: string; amount: DecimalInput };

/** The money applied to an invoice by payments and by credits, without what was taken back. */
export function appliedMoney(entries: readonly AppliedEntry[]): { paid: Money; credited: Money } {
  const sumOf = (wanted: string) =>
    entries
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { amount }) => sum.plus(decimal(amount)), decimal('0'));
  return { paid: sumOf('PAYMENT_APPLIED'), credited: sumOf('CREDIT_APPLIED') };
}

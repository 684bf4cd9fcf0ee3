import { decimal, type Money, moneyText, sumMoney } from '../../../lib/money.ts';

type Row = { amount: string };

/**
 * The price rows of a piece that is sold at a quoted price: as calculated, and one more row for what the quote adds or takes
 * off, which names it. Breakdown and summary each sum exactly to the unit price again.
 */
export function quotedRows<Breakdown extends Row, Summary extends Row>(
  { breakdown, summary }: { breakdown: readonly Breakdown[]; summary: readonly Summary[] },
  unitPrice: Money,
  number: string,
) {
  const names = { code: number, nameEn: `Quote ${number}`, nameFr: `Devis ${number}` };
  const added = (rows: readonly Row[]) => unitPrice.minus(sumMoney(rows.map((row) => decimal(row.amount))));
  const [ofBreakdown, ofSummary] = [added(breakdown), added(summary)];
  return {
    breakdown: ofBreakdown.isZero()
      ? [...breakdown]
      : [
          ...breakdown,
          {
            kind: 'ADJUSTMENT' as const,
            ...names,
            quantity: '1',
            unit: 'FLAT' as const,
            rate: moneyText(ofBreakdown),
            amount: moneyText(ofBreakdown),
          },
        ],
    summary: ofSummary.isZero()
      ? [...summary]
      : [...summary, { kind: 'ADJUSTMENT' as const, ...names, amount: moneyText(ofSummary) }],
  };
}

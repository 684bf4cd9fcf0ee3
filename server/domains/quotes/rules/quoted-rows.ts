import { decimal, type Money, moneyText, sumMoney } from '../../../lib/money.ts';

type Row = { amount: string };

/**
 * The price rows of a piece that is ordered at a quoted price: the calculated rows, and a row for the difference,
 * which names the quote. Breakdown and summary each sum to the exact unit price.
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

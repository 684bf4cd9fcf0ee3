import type { useFormat } from '../lib/format/useFormat.ts';
import type { TotalRow } from '../ui/data/TotalsList.tsx';

/** What rows read of a sales tax. */
type Taxed = {
  salesTaxValue: string | null | undefined;
  taxComponents: readonly {
    code: string;
    name: string;
    percent: string;
    registrationNumber?: string | null | undefined;
    amount: string;
  }[];
};

type Spelt = {
  /** What the row is called where no tax is levied. */
  none: string;
  percent: ReturnType<typeof useFormat>['percent'];
  /** How a tax of a rate comes about, in per cent; null: none is levied. */
  formula?: (rate: string | null) => string;
};

/** A row for each tax that a sales tax consists of: its name, its rate, the seller's number for it. */
export function taxRows(
  { salesTaxValue, taxComponents }: Taxed,
  { none, percent, formula }: Spelt,
): TotalRow[] {
  if (taxComponents.length === 0)
    return [{ key: 'tax', label: none, amount: salesTaxValue, formula: formula?.(null) }];
  return taxComponents.map(({ code, name, percent: rate, registrationNumber, amount }) => ({
    key: `tax-${code}`,
    label: [`${name} (${percent(rate)})`, registrationNumber].filter(Boolean).join(' · '),
    amount,
    formula: formula?.(rate),
  }));
}

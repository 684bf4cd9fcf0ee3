import type { useFormat } from '../lib/format/useFormat.ts';
import type { TotalRow } from '../ui/data/TotalsList.tsx';

/** The sales tax fields that rows need. */
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
  /** Label of the row if no tax is levied. */
  none: string;
  percent: ReturnType<typeof useFormat>['percent'];
  /** Formula of a tax by its rate in percent; null: no tax is levied. */
  formula?: (rate: string | null) => string;
};

/** A row for each component of a sales tax: name, rate, and the seller’s registration number. */
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

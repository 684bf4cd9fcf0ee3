import { graphql, readInlineData } from 'react-relay/hooks';
import type { useFormat } from '../lib/format/useFormat.ts';
import type { TotalRow } from '../ui/data/TotalsList.tsx';
import type { taxRows_component$key } from './__generated__/taxRows_component.graphql.ts';

/** One tax of a sum. Inline: the rows of a sum are computed outside of a component. */
const fragment = graphql`
  fragment taxRows_component on TaxComponent @inline {
    code
    name
    percent
    registrationNumber
    amount
  }
`;

/** The sales tax fields that rows need. */
type Taxed = {
  salesTaxValue: string | null | undefined;
  taxComponents: readonly taxRows_component$key[];
};

type TaxWording = {
  /** Label of the row if no tax is levied. */
  none: string;
  percent: ReturnType<typeof useFormat>['percent'];
  /** Formula of a tax by its rate in percent; null: no tax is levied. */
  formula?: (rate: string | null) => string;
};

/** A row for each component of a sales tax: name, rate, and the seller’s registration number. */
export function taxRows(
  { salesTaxValue, taxComponents }: Taxed,
  { none, percent, formula }: TaxWording,
): TotalRow[] {
  if (taxComponents.length === 0)
    return [{ key: 'tax', label: none, amount: salesTaxValue, formula: formula?.(null) }];
  return taxComponents.map((component) => {
    const { code, name, percent: rate, registrationNumber, amount } = readInlineData(fragment, component);
    return {
      key: `tax-${code}`,
      label: [`${name} (${percent(rate)})`, registrationNumber].filter(Boolean).join(' · '),
      amount,
      formula: formula?.(rate),
    };
  });
}

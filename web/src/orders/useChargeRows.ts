import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { sumAmounts } from '../lib/format/amounts.ts';
import type { TotalRow } from '../ui/data/TotalsList.tsx';
import type { useChargeRows_order$key } from './__generated__/useChargeRows_order.graphql.ts';

const fragment = graphql`
  fragment useChargeRows_order on OrderGroup {
    grandTotal
    current {
      grandTotal
    }
    charges {
      id
      name
      jobNumber
      amount
      salesTax
    }
  }
`;

/** Changes of an order’s totals since it was placed, as rows, followed by the current total. */
export function useChargeRows(order: useChargeRows_order$key, totalLabel: string): TotalRow[] {
  const { t } = useTranslation();
  const { grandTotal, current, charges } = useFragment(fragment, order);
  const grand = { key: 'grand', label: totalLabel, amount: current?.grandTotal, isGrand: true };
  if (charges.length === 0) return [grand];
  const tax = sumAmounts(charges.map(({ salesTax }) => salesTax));
  return [
    { key: 'placed', label: t('charges.placed'), amount: grandTotal },
    ...charges.map(({ id, name, jobNumber, amount }) => ({
      key: id,
      label: [name, jobNumber].filter(Boolean).join(' · '),
      amount,
    })),
    ...(Number(tax ?? 0) === 0 ? [] : [{ key: 'chargesTax', label: t('charges.tax'), amount: tax }]),
    grand,
  ];
}

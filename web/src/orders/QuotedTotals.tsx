import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { TotalsList } from '../ui/data/TotalsList.tsx';
import type { QuotedTotals_order$key } from './__generated__/QuotedTotals_order.graphql.ts';
import { taxRows } from './tax-rows.ts';

const fragment = graphql`
  fragment QuotedTotals_order on QuotedOrder {
    subTotal
    shippingPrice
    salesTaxValue
    taxComponents {
      ...taxRows_component
    }
    grandTotal
    depositPercent
    deposit
  }
`;

/** The total of an offer with shipping and tax, and the deposit before it is confirmed. */
export function QuotedTotals({ order: key, currency }: { order: QuotedTotals_order$key; currency: string }) {
  const { t } = useTranslation('orders');
  const { percent } = useFormat();
  const order = useFragment(fragment, key);
  const { subTotal, shippingPrice, grandTotal, depositPercent, deposit } = order;
  const rows = [
    { key: 'subTotal', label: t('quoted.subTotal'), amount: subTotal },
    { key: 'shippingPrice', label: t('common:charges.shipping'), amount: shippingPrice },
    ...taxRows(order, { none: t('quoted.salesTaxValue'), percent }),
    { key: 'grandTotal', label: t('quoted.grandTotal'), amount: grandTotal, isGrand: true },
    ...(depositPercent == null
      ? []
      : [
          {
            key: 'deposit',
            label: t('quoted.deposit', { percent: percent(depositPercent) }),
            amount: deposit,
          },
        ]),
  ];
  return <TotalsList rows={rows} currency={currency} />;
}

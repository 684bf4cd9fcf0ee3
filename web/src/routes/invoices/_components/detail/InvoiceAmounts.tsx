import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { taxRows } from '../../../../orders/tax-rows.ts';
import { TotalsList } from '../../../../ui/data/TotalsList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { InvoiceAmounts_invoice$key } from './__generated__/InvoiceAmounts_invoice.graphql.ts';

const fragment = graphql`
  fragment InvoiceAmounts_invoice on Invoice {
    currency
    issuedOn
    subTotal
    discountValue
    shippingPrice
    salesTaxValue
    taxComponents {
      ...taxRows_component
    }
    total
    paid
    credited
    balance
  }
`;

/** Total, payments and balance. */
export function InvoiceAmounts({ invoice: key }: { invoice: InvoiceAmounts_invoice$key }) {
  const { t } = useTranslation('invoices');
  const { percent } = useFormat();
  const invoice = useFragment(fragment, key);
  const { currency, discountValue } = invoice;
  const rows = [
    { key: 'subTotal', label: t('sums.subTotal'), amount: invoice.subTotal },
    Number(discountValue) > 0 && {
      key: 'discount',
      label: t('sums.discount'),
      amount: `-${discountValue}`,
    },
    { key: 'shipping', label: t('sums.shipping'), amount: invoice.shippingPrice },
    ...taxRows(invoice, { none: t('sums.tax'), percent }),
    { key: 'total', label: t('sums.total'), amount: invoice.total, isGrand: true },
    invoice.issuedOn && { key: 'paid', label: t('sums.paid'), amount: invoice.paid },
    Number(invoice.credited) > 0 && {
      key: 'credited',
      label: t('sums.credited'),
      amount: invoice.credited,
    },
    invoice.issuedOn && { key: 'balance', label: t('sums.balanceDue'), amount: invoice.balance },
  ].filter((row) => typeof row === 'object' && row !== null);
  return (
    <DetailPanel title={t('sums.title')}>
      <TotalsList rows={rows} currency={currency} />
    </DetailPanel>
  );
}

import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { TotalsList } from '../../../../ui/data/TotalsList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { PaymentFacts_payment$key } from './__generated__/PaymentFacts_payment.graphql.ts';

const fragment = graphql`
  fragment PaymentFacts_payment on Payment {
    currency
    amount
    applied
    refunded
    chargedBack
    reversed
    available
    pending
    reference
    salesOrderNumber
    createdAt
    customer {
      name
      accountNumber
    }
    user {
      fullName
    }
  }
`;

/** Amounts that are also shown when they are zero. */
const ALWAYS: readonly string[] = ['amount', 'applied', 'available'];

/** Use of the money, and its customer. */
export function PaymentFacts({ payment: key }: { payment: PaymentFacts_payment$key }) {
  const { t } = useTranslation('payments');
  const { dateTime } = useFormat();
  const payment = useFragment(fragment, key);
  const { customer, salesOrderNumber } = payment;
  const sums = [
    { key: 'amount', label: t('column.amount'), amount: payment.amount },
    { key: 'applied', label: t('sums.applied'), amount: payment.applied },
    {
      key: 'refunded',
      label: t(payment.chargedBack === payment.refunded ? 'sums.chargedBack' : 'sums.refunded'),
      amount: payment.refunded,
    },
    {
      key: 'chargedBack',
      label: t('sums.ofWhichChargedBack'),
      // A chargeback of everything has its own label.
      amount: payment.chargedBack === payment.refunded ? '0' : payment.chargedBack,
    },
    { key: 'reversed', label: t('sums.reversed'), amount: payment.reversed },
    { key: 'pending', label: t('sums.pending'), amount: payment.pending },
    { key: 'available', label: t('column.available'), amount: payment.available, isGrand: true },
  ].filter(({ key: name, amount }) => ALWAYS.includes(name) || Number(amount) > 0);
  const entries = [
    { label: t('facts.account'), value: customer.accountNumber },
    { label: t('column.reference'), value: payment.reference },
    {
      label: t('facts.salesOrder'),
      value: salesOrderNumber && (
        <AppLink to={links.salesOrder(salesOrderNumber)}>{salesOrderNumber}</AppLink>
      ),
    },
    { label: t('facts.recordedBy'), value: payment.user.fullName },
    { label: t('facts.recorded'), value: dateTime(payment.createdAt) },
  ];
  return (
    <DetailPanel title={customer.name}>
      <TotalsList rows={sums} currency={payment.currency} />
      <KeyValueList entries={entries.filter(({ value }) => value)} />
    </DetailPanel>
  );
}

import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { PAYMENTS_EXPORT } from '../../../../lib/session/permissions.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ListBody, type ListProps } from '../../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../../list/column.ts';
import type { List } from '../../../../list/useList.ts';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { CellLines } from '../../../../ui/data/CellLines.tsx';
import { DateText } from '../../../../ui/data/DateText.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { RowLink } from '../../../../ui/data/RowLink.tsx';
import { type PaymentListView, paymentList } from '../../_lib/payment-list.ts';
import type {
  PaymentList_query$data,
  PaymentList_query$key,
} from './__generated__/PaymentList_query.graphql.ts';
import type { PaymentListPaginationQuery } from './__generated__/PaymentListPaginationQuery.graphql.ts';

const fragment = graphql`
  fragment PaymentList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    filter: { type: "PaymentFilter" }
    orderBy: { type: "PaymentOrder" }
  )
  @refetchable(queryName: "PaymentListPaginationQuery") {
    payments(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
      @connection(key: "PaymentList_payments", filters: ["filter", "orderBy"]) {
      edges {
        node {
          id
          number
          currency
          amount
          applied
          available
          isReversed
          method
          reference
          receivedOn
          customer {
            name
          }
        }
      }
    }
  }
`;

type PaymentRow = PaymentList_query$data['payments']['edges'][number]['node'];

/** The list of payments, with paging and toolbar. */
export function PaymentList({ query, ...page }: ListProps<PaymentListView, PaymentList_query$key>) {
  const { list, setting } = page;
  const { data, ...more } = usePaginationFragment<PaymentListPaginationQuery, PaymentList_query$key>(
    fragment,
    query,
  );
  const payments = data.payments.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="payments"
      {...page}
      columns={usePaymentColumns(list)}
      rows={payments}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      exported={{ name: 'payments', permission: PAYMENTS_EXPORT, idsFilter: 'paymentIds' }}
      matching={async (environment) =>
        (await import('./matching-payments.ts')).matchingPayments(
          environment,
          paymentList.variables(list.view),
        )
      }
    />
  );
}

function usePaymentColumns({
  rowSearch,
}: List<PaymentListView>): ListColumns<PaymentRow, PaymentListView['sort']> {
  const { t } = useTranslation(['payments', 'ledger']);
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const hasCustomers = isStaff || isMultiCustomer;
  return [
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      isName: true,
      sort: '-number',
      cell: ({ number, isReversed, customer, reference }) => (
        <CellLines
          detail={[isReversed && t('reversed')]}
          inCard={[hasCustomers && customer.name, reference].filter(Boolean).join(' · ')}
        >
          <RowLink to={links.payment(number) + rowSearch} whiteSpace="nowrap">
            {number}
          </RowLink>
        </CellLines>
      ),
    },
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    {
      key: 'received',
      area: 'meta',
      sort: '-received',
      cell: ({ receivedOn }) => <DateText value={receivedOn} />,
    },
    { key: 'method', area: 'status', cell: ({ method }) => t(`ledger:method.${method}`) },
    { key: 'reference', area: 'table', cell: ({ reference }) => reference },
    {
      key: 'amount',
      area: 'amount',
      sort: '-amount',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: 'applied',
      area: 'wide',
      isFigure: true,
      cell: ({ applied, currency }) => <Money amount={applied} currency={currency} />,
    },
    {
      key: 'available',
      area: 'more',
      isFigure: true,
      sort: '-available',
      cell: ({ available, currency }) => <Money amount={available} currency={currency} />,
    },
  ];
}

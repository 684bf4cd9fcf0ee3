import { Stack } from '@chakra-ui/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { PAYMENTS_EXPORT } from '../../../../lib/session/permissions.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import type { ListColumns } from '../../../../list/column.ts';
import { useExportFiles } from '../../../../list/export/useExportFiles.tsx';
import type { ListFilter } from '../../../../list/filter.tsx';
import type { useGrid_setting$key } from '../../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { useGrid } from '../../../../list/grid/useGrid.ts';
import { ListEmpty } from '../../../../list/ListEmpty.tsx';
import { ListTable } from '../../../../list/ListTable.tsx';
import { ListToolbar } from '../../../../list/ListToolbar.tsx';
import { ListTools } from '../../../../list/ListTools.tsx';
import type { List } from '../../../../list/useList.ts';
import type { useListViews_setting$key } from '../../../../list/views/__generated__/useListViews_setting.graphql.ts';
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

const SelectionBar = lazy(async () => ({
  default: (await import('../../../../list/SelectionBar.tsx')).SelectionBar,
}));

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

type PaymentListProps = {
  list: List<PaymentListView>;
  filters: readonly ListFilter<PaymentListView>[];
  setting: useGrid_setting$key & useListViews_setting$key;
  query: PaymentList_query$key;
};

/** The payments of the list, more on request, with its tools. */
export function PaymentList({ list, filters, setting, query }: PaymentListProps) {
  const { t } = useTranslation('payments');
  const { data, ...more } = usePaginationFragment<PaymentListPaginationQuery, PaymentList_query$key>(
    fragment,
    query,
  );
  const payments = data.payments.edges.map(({ node }) => node);
  const count = payments.length;
  const columnLabel = (key: string) => t(`column.${key}`);
  const grid = useGrid({ setting, columns: usePaymentColumns(list), columnLabel });
  const views = useListViews(list, setting);
  const away = useExportFiles({
    name: 'payments',
    permission: PAYMENTS_EXPORT,
    idsFilter: 'paymentIds',
    list,
    grid,
  });
  const environment = useRelayEnvironment();
  return (
    <Stack gap="4">
      <ListToolbar
        list={list}
        search={t('search')}
        filters={filters}
        filterTitle={t('filter.title')}
        filterDone={t('filter.done')}
        sortLabel={(sort) => t(`sort.${sort}`)}
        tools={<ListTools grid={grid} count={count} more={more} views={views} files={away?.files} />}
      />
      <ListTable
        list={list}
        label={t('title')}
        rows={payments}
        more={more}
        nameOf={({ number }) => number}
        grid={grid}
        total={t('shown', { count })}
        bulkBar={away ? SelectionBar : undefined}
        filesOf={away?.filesOf}
        matching={async () =>
          (await import('./matching-payments.ts')).matchingPayments(
            environment,
            paymentList.variables(list.view),
          )
        }
        empty={<ListEmpty list={list} text={(key) => t(`empty.${key}`)} />}
      />
    </Stack>
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

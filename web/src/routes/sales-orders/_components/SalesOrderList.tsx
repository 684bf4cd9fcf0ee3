import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { SALES_ORDERS_EXPORT } from '../../../lib/session/permissions.ts';
import { useSignedInViewer } from '../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../links.ts';
import { ListBody, type ListProps } from '../../../list/body/ListBody.tsx';
import type { ListColumns } from '../../../list/column.ts';
import type { List } from '../../../list/useList.ts';
import { useListViews } from '../../../list/views/useListViews.tsx';
import { NotesCell } from '../../../notes/NotesCell.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { RowLink } from '../../../ui/data/RowLink.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { type SalesOrderListView, salesOrderList } from '../_lib/sales-order-list.ts';
import type {
  SalesOrderList_query$data,
  SalesOrderList_query$key,
} from './__generated__/SalesOrderList_query.graphql.ts';
import type { SalesOrderListPaginationQuery } from './__generated__/SalesOrderListPaginationQuery.graphql.ts';
import { ProgressBar } from './ProgressBar.tsx';

const OrderNotes = lazy(async () => ({ default: (await import('./OrderNotes.tsx')).OrderNotes }));

const fragment = graphql`
  fragment SalesOrderList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    tab: { type: "OrderTab", defaultValue: ALL }
    filter: { type: "SalesOrderFilter" }
    orderBy: { type: "SalesOrderOrder" }
  )
  @refetchable(queryName: "SalesOrderListPaginationQuery") {
    salesOrders(first: $count, after: $cursor, tab: $tab, filter: $filter, orderBy: $orderBy)
      @connection(key: "SalesOrderList_salesOrders", filters: ["tab", "filter", "orderBy"]) {
      edges {
        node {
          id
          number
          kind
          orderCode
          poNumber
          currency
          total
          payment {
            balance
          }
          ...NotesCell_subject
          createdAt
          progress {
            ...ProgressBar_progress
          }
          contact {
            fullName
          }
          customer {
            name
          }
          status {
            code
            name
            colour
          }
        }
      }
    }
  }
`;

type Row = SalesOrderList_query$data['salesOrders']['edges'][number]['node'];

/** The list of sales orders, with paging and toolbar. */
export function SalesOrderList({ query, ...page }: ListProps<SalesOrderListView, SalesOrderList_query$key>) {
  const { list, setting } = page;
  const { data, ...more } = usePaginationFragment<SalesOrderListPaginationQuery, SalesOrderList_query$key>(
    fragment,
    query,
  );
  const orders = data.salesOrders.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="sales-orders"
      {...page}
      columns={useColumns(list, orders)}
      rows={orders}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      exported={{ name: 'salesOrders', permission: SALES_ORDERS_EXPORT, idsFilter: 'salesOrderIds' }}
      matching={async (environment) =>
        (await import('./matching-orders.ts')).matchingOrders(
          environment,
          salesOrderList.variables(list.view),
        )
      }
    />
  );
}

function useColumns(
  { rowSearch }: List<SalesOrderListView>,
  orders: Row[],
): ListColumns<Row, SalesOrderListView['sort']> {
  const { t } = useTranslation('sales-orders');
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const hasCustomers = isStaff || isMultiCustomer;
  const hasPrices = orders.some(({ total }) => total !== null);
  const notes = (order: Row) => <NotesCell subject={order} number={order.number} notes={OrderNotes} />;
  return [
    {
      key: 'number',
      area: 'title',
      isFixed: true,
      isName: true,
      sort: '-number',
      cell: (order) => (
        <CellLines
          detail={[order.kind === 'POS_LSO' && t('kind.POS_LSO'), order.poNumber]}
          inCard={
            <>
              {hasCustomers && order.customer.name}
              {notes(order)}
            </>
          }
        >
          <RowLink to={links.salesOrder(order.number) + rowSearch} whiteSpace="nowrap">
            {order.number}
          </RowLink>
        </CellLines>
      ),
    },
    hasCustomers && { key: 'customer', area: 'table', isName: true, cell: ({ customer }) => customer.name },
    { key: 'contact', area: 'table', isDefaultHidden: true, cell: ({ contact }) => contact?.fullName },
    { key: 'poNumber', area: 'table', isDefaultHidden: true, cell: ({ poNumber }) => poNumber },
    { key: 'status', area: 'status', cell: ({ status }) => <StatusDot {...status} /> },
    {
      key: 'progress',
      area: 'meta',
      cell: ({ progress }) => progress && <ProgressBar progress={progress} isCompact />,
    },
    { key: 'ordered', area: 'wide', sort: '-created', cell: (order) => <DateText value={order.createdAt} /> },
    { key: 'notes', isHeaderHidden: true, area: 'table', cell: notes },
    hasPrices && {
      key: 'due',
      area: 'table',
      isFigure: true,
      cell: ({ payment, currency }) => <Money amount={payment?.balance} currency={currency} />,
    },
    hasPrices && {
      key: 'total',
      area: 'amount',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
  ];
}

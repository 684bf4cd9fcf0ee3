import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { ListNeighbours } from '../../list/ListNeighbours.tsx';
import { PageVisitors } from '../../orders/PageVisitors.tsx';
import type { SalesOrderPageQuery } from './__generated__/SalesOrderPageQuery.graphql.ts';
import { SalesOrderView } from './_components/SalesOrderView.tsx';
import { salesOrderList } from './_lib/sales-order-list.ts';

/** Query of a sales order, with its neighbours in the list given by the URL. */
const salesOrderPageQuery = graphql`
  query SalesOrderPageQuery(
    $number: String!
    $tab: OrderTab!
    $filter: SalesOrderFilter
    $orderBy: SalesOrderOrder
  ) {
    salesOrder(number: $number) {
      id
      number
      ...SalesOrderView_order
    }
    salesOrderNeighbours(number: $number, tab: $tab, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
  }
`;

/** A sales order: status, pieces, shipments, deposits, and history. */
export function SalesOrderPage({ queryRef }: RelayPageProps<SalesOrderPageQuery>) {
  const data = usePreloadedQuery<SalesOrderPageQuery>(salesOrderPageQuery, queryRef);
  const [address] = useSearchParams();
  const { salesOrder: order, salesOrderNeighbours: beside } = data;
  if (!order) throw new NotFoundError('SalesOrder');
  usePageTitle(order.number);
  const place = salesOrderList.search(salesOrderList.withoutSelection(salesOrderList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.salesOrder(number) + place, name: number } : null;
  return (
    <SalesOrderView
      order={order}
      listSearch={place}
      neighbours={
        <>
          <PageVisitors id={order.id} />
          <ListNeighbours previous={neighbour(beside.previous)} next={neighbour(beside.next)} />
        </>
      }
    />
  );
}

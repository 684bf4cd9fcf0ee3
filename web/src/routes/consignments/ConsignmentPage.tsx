import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { ListNeighbours } from '../../list/ListNeighbours.tsx';
import type { ConsignmentPageQuery } from './__generated__/ConsignmentPageQuery.graphql.ts';
import { ConsignmentView } from './_components/detail/ConsignmentView.tsx';
import { consignmentList } from './_lib/consignment-list.ts';

/** Query of a consignment, with its neighbours in the list given by the URL. */
const consignmentPageQuery = graphql`
  query ConsignmentPageQuery(
    $number: String!
    $tab: OrderTab!
    $filter: ConsignmentFilter
    $orderBy: ConsignmentOrder
  ) {
    consignment(number: $number) {
      id
      number
      ...ConsignmentView_consignment
    }
    consignmentNeighbours(number: $number, tab: $tab, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
    gridSetting(code: CPv3_OC_Detail) {
      ...useGrid_setting
    }
  }
`;

/** A consignment: location and age of its pieces, invoices, and history. */
export function ConsignmentPage({ queryRef }: RelayPageProps<ConsignmentPageQuery>) {
  const data = usePreloadedQuery<ConsignmentPageQuery>(consignmentPageQuery, queryRef);
  const [address] = useSearchParams();
  const { consignment, consignmentNeighbours: beside } = data;
  if (!consignment) throw new NotFoundError('Consignment');
  usePageTitle(consignment.number);
  const place = consignmentList.search(consignmentList.withoutSelection(consignmentList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.consignment(number) + place, name: number } : null;
  return (
    <ConsignmentView
      key={consignment.id}
      consignment={consignment}
      setting={data.gridSetting}
      listSearch={place}
      neighbours={<ListNeighbours previous={neighbour(beside.previous)} next={neighbour(beside.next)} />}
    />
  );
}

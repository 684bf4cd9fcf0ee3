import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { CONSIGNMENTS_EXPORT } from '../../../../lib/session/permissions.ts';
import { ListBody, type ListProps } from '../../../../list/body/ListBody.tsx';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { type ConsignmentListView, consignmentList } from '../../_lib/consignment-list.ts';
import type { ConsignmentList_query$key } from './__generated__/ConsignmentList_query.graphql.ts';
import type { ConsignmentListPaginationQuery } from './__generated__/ConsignmentListPaginationQuery.graphql.ts';
import { useConsignmentColumns, useConsignmentRows } from './useConsignmentColumns.tsx';

const fragment = graphql`
  fragment ConsignmentList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 10 }
    cursor: { type: "String" }
    tab: { type: "OrderTab", defaultValue: ALL }
    filter: { type: "ConsignmentFilter" }
    orderBy: { type: "ConsignmentOrder" }
  )
  @refetchable(queryName: "ConsignmentListPaginationQuery") {
    outgoingConsignments(first: $count, after: $cursor, tab: $tab, filter: $filter, orderBy: $orderBy)
      @connection(key: "ConsignmentList_outgoingConsignments", filters: ["tab", "filter", "orderBy"]) {
      edges {
        node {
          ...useConsignmentColumns_consignments
        }
      }
    }
  }
`;

/** The list of consignments, with paging and toolbar. */
export function ConsignmentList({
  query,
  ...page
}: ListProps<ConsignmentListView, ConsignmentList_query$key>) {
  const { list, setting } = page;
  const { data, ...more } = usePaginationFragment<ConsignmentListPaginationQuery, ConsignmentList_query$key>(
    fragment,
    query,
  );
  const consignments = useConsignmentRows(data.outgoingConsignments.edges.map(({ node }) => node));
  return (
    <ListBody
      namespace="consignments"
      {...page}
      columns={useConsignmentColumns(list, consignments)}
      rows={consignments}
      more={more}
      nameOf={({ number }) => number}
      views={useListViews(list, setting)}
      exported={{
        name: 'outgoingConsignments',
        permission: CONSIGNMENTS_EXPORT,
        idsFilter: 'consignmentIds',
      }}
      matching={async (environment) =>
        (await import('./matching-consignments.ts')).matchingConsignments(
          environment,
          consignmentList.variables(list.view),
        )
      }
    />
  );
}

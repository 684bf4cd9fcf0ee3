import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { CONSIGNMENTS_EXPORT } from '../../../../lib/session/permissions.ts';
import { ListBody } from '../../../../list/body/ListBody.tsx';
import type { useGrid_setting$key } from '../../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import type { ListFilter } from '../../../../list/toolbar/filter.tsx';
import type { List } from '../../../../list/useList.ts';
import type { useListViews_setting$key } from '../../../../list/views/__generated__/useListViews_setting.graphql.ts';
import { useListViews } from '../../../../list/views/useListViews.tsx';
import { type ConsignmentListView, consignmentList } from '../../_lib/consignment-list.ts';
import type { ConsignmentList_query$key } from './__generated__/ConsignmentList_query.graphql.ts';
import type { ConsignmentListPaginationQuery } from './__generated__/ConsignmentListPaginationQuery.graphql.ts';
import { useConsignmentColumns } from './useConsignmentColumns.tsx';

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
          id
          number
          currency
          issuedOn
          memoValue
          outValue
          ...DueMark_consignment
          pieces {
            state
            quantity
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

type ConsignmentListProps = {
  list: List<ConsignmentListView>;
  filters: readonly ListFilter<ConsignmentListView>[];
  setting: useGrid_setting$key & useListViews_setting$key;
  query: ConsignmentList_query$key;
  /** Consignments of the tab over the search and filters, in words. */
  total: string | undefined;
};

/** The consignments of the list, more on request, with its tools. */
export function ConsignmentList({ list, filters, setting, query, total }: ConsignmentListProps) {
  const { t } = useTranslation('consignments');
  const { data, ...more } = usePaginationFragment<ConsignmentListPaginationQuery, ConsignmentList_query$key>(
    fragment,
    query,
  );
  const consignments = data.outgoingConsignments.edges.map(({ node }) => node);
  return (
    <ListBody
      namespace="consignments"
      label={t('title')}
      list={list}
      filters={filters}
      setting={setting}
      columns={useConsignmentColumns(list, consignments)}
      rows={consignments}
      more={more}
      nameOf={({ number }) => number}
      total={t(more.hasNext ? 'shown' : 'allShown', { count: consignments.length, total })}
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

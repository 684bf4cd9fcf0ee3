import { graphql } from 'react-relay/hooks';

/** Query of the comparisons with gateways: latest runs and differences. */
export const reconciliationPageQuery = graphql`
  query ReconciliationPageQuery(
    $filter: ReconciliationFindingFilter
    $orderBy: ReconciliationFindingOrder
    $count: Int!
  ) {
    gridSetting(code: RECONCILIATION_FINDINGS) {
      ...useGrid_setting
      ...useListViews_setting
    }
    ...LastRuns_query
    ...FindingList_query @arguments(filter: $filter, orderBy: $orderBy, count: $count)
  }
`;

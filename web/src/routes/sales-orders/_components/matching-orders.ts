import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../list/selection/matching.ts';
import type { matchingOrdersQuery } from './__generated__/matchingOrdersQuery.graphql.ts';

const query = graphql`
  query matchingOrdersQuery($tab: OrderTab!, $filter: SalesOrderFilter, $orderBy: SalesOrderOrder) {
    rows: salesOrderSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The sales orders that currently match a view. */
export function matchingOrders(
  environment: IEnvironment,
  view: matchingOrdersQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingOrdersQuery>(environment, query, view);
}

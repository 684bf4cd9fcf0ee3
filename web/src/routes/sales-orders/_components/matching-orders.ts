import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../list/matching.ts';
import type { matchingOrdersQuery } from './__generated__/matchingOrdersQuery.graphql.ts';

const query = graphql`
  query matchingOrdersQuery($tab: OrderTab!, $filter: SalesOrderFilter, $orderBy: SalesOrderOrder) {
    salesOrderSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The sales orders that match a view at this moment. */
export async function matchingOrders(
  environment: IEnvironment,
  view: matchingOrdersQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingOrdersQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The sales orders that match were not answered');
  return answer.salesOrderSelection;
}

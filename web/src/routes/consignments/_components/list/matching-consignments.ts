import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../../list/selection/matching.ts';
import type { matchingConsignmentsQuery } from './__generated__/matchingConsignmentsQuery.graphql.ts';

const query = graphql`
  query matchingConsignmentsQuery($tab: OrderTab!, $filter: ConsignmentFilter, $orderBy: ConsignmentOrder) {
    rows: consignmentSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The consignments that currently match a view. */
export function matchingConsignments(
  environment: IEnvironment,
  view: matchingConsignmentsQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingConsignmentsQuery>(environment, query, view);
}

import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../list/selection/matching.ts';
import type { matchingCreditsQuery } from './__generated__/matchingCreditsQuery.graphql.ts';

const query = graphql`
  query matchingCreditsQuery($filter: CustomerCreditFilter, $orderBy: CustomerCreditOrder) {
    rows: customerCreditSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The credits that currently match a view. */
export function matchingCredits(
  environment: IEnvironment,
  view: matchingCreditsQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingCreditsQuery>(environment, query, view);
}

import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../list/matching.ts';
import type { matchingCreditsQuery } from './__generated__/matchingCreditsQuery.graphql.ts';

const query = graphql`
  query matchingCreditsQuery($filter: CustomerCreditFilter, $orderBy: CustomerCreditOrder) {
    customerCreditSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The credits that match a view at this moment. */
export async function matchingCredits(
  environment: IEnvironment,
  view: matchingCreditsQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingCreditsQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The credits that match were not answered');
  return answer.customerCreditSelection;
}

import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../../list/matching.ts';
import type { matchingQuotesQuery } from './__generated__/matchingQuotesQuery.graphql.ts';

const query = graphql`
  query matchingQuotesQuery($tab: OrderTab!, $filter: PriceQuoteFilter, $orderBy: PriceQuoteOrder) {
    priceQuoteSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The quotes that match a view at this moment. */
export async function matchingQuotes(
  environment: IEnvironment,
  view: matchingQuotesQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingQuotesQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The quotes that match were not answered');
  return answer.priceQuoteSelection;
}

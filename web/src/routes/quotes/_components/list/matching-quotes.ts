import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../../list/selection/matching.ts';
import type { matchingQuotesQuery } from './__generated__/matchingQuotesQuery.graphql.ts';

const query = graphql`
  query matchingQuotesQuery($tab: OrderTab!, $filter: PriceQuoteFilter, $orderBy: PriceQuoteOrder) {
    rows: priceQuoteSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The quotes that currently match a view. */
export function matchingQuotes(
  environment: IEnvironment,
  view: matchingQuotesQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingQuotesQuery>(environment, query, view);
}

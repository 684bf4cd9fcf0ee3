import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../../list/selection/matching.ts';
import type { matchingLinesQuery } from './__generated__/matchingLinesQuery.graphql.ts';

const query = graphql`
  query matchingLinesQuery($filter: JournalLineFilter, $orderBy: JournalLineOrder) {
    rows: journalLineSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The lines that currently match a view. */
export function matchingLines(
  environment: IEnvironment,
  view: matchingLinesQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingLinesQuery>(environment, query, view);
}

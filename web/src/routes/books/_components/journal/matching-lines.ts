import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../../list/matching.ts';
import type { matchingLinesQuery } from './__generated__/matchingLinesQuery.graphql.ts';

const query = graphql`
  query matchingLinesQuery($filter: JournalLineFilter, $orderBy: JournalLineOrder) {
    journalLineSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The lines that match a view at this moment. */
export async function matchingLines(
  environment: IEnvironment,
  view: matchingLinesQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingLinesQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The lines that match were not answered');
  return answer.journalLineSelection;
}

import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../list/matching.ts';
import type { matchingBenchJobsQuery } from './__generated__/matchingBenchJobsQuery.graphql.ts';

const query = graphql`
  query matchingBenchJobsQuery($filter: BenchJobFilter, $orderBy: BenchJobOrder) {
    benchJobSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The jobs on the bench that match a view at this moment. */
export async function matchingBenchJobs(
  environment: IEnvironment,
  view: matchingBenchJobsQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingBenchJobsQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The jobs on the bench that match were not answered');
  return answer.benchJobSelection;
}

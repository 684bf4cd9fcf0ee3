import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../list/selection/matching.ts';
import type { matchingBenchJobsQuery } from './__generated__/matchingBenchJobsQuery.graphql.ts';

const query = graphql`
  query matchingBenchJobsQuery($filter: BenchJobFilter, $orderBy: BenchJobOrder) {
    rows: benchJobSelection(filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The jobs on the bench that currently match a view. */
export function matchingBenchJobs(
  environment: IEnvironment,
  view: matchingBenchJobsQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingBenchJobsQuery>(environment, query, view);
}

import { graphql, type IEnvironment } from 'relay-runtime';
import { fetchMatching, type MatchingRows } from '../../../../list/selection/matching.ts';
import type { matchingJobsQuery } from './__generated__/matchingJobsQuery.graphql.ts';

const query = graphql`
  query matchingJobsQuery($tab: OrderTab!, $filter: JobOrderFilter, $orderBy: JobOrderOrder) {
    rows: jobOrderSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The jobs that currently match a view. */
export function matchingJobs(
  environment: IEnvironment,
  view: matchingJobsQuery['variables'],
): Promise<MatchingRows> {
  return fetchMatching<matchingJobsQuery>(environment, query, view);
}

import { fetchQuery, graphql, type IEnvironment } from 'relay-runtime';
import type { MatchingRows } from '../../../../list/matching.ts';
import type { matchingJobsQuery } from './__generated__/matchingJobsQuery.graphql.ts';

const query = graphql`
  query matchingJobsQuery($tab: OrderTab!, $filter: JobOrderFilter, $orderBy: JobOrderOrder) {
    jobOrderSelection(tab: $tab, filter: $filter, orderBy: $orderBy) {
      ids
      total
      isCapped
    }
  }
`;

/** The jobs that match a view at this moment. */
export async function matchingJobs(
  environment: IEnvironment,
  view: matchingJobsQuery['variables'],
): Promise<MatchingRows> {
  const options = { fetchPolicy: 'network-only', networkCacheConfig: { force: true } } as const;
  const answer = await fetchQuery<matchingJobsQuery>(environment, query, view, options).toPromise();
  if (!answer) throw new Error('The jobs that match were not answered');
  return answer.jobOrderSelection;
}

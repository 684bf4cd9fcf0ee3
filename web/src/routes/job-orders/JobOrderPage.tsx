import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { PageVisitors } from '../../orders/PageVisitors.tsx';
import type { JobOrderPageQuery } from './__generated__/JobOrderPageQuery.graphql.ts';
import { JobNeighbours } from './_components/detail/JobNeighbours.tsx';
import { JobOrderView } from './_components/detail/JobOrderView.tsx';

/** Query of a job, with its neighbours in the list given by the URL. */
export const jobOrderPageQuery = graphql`
  query JobOrderPageQuery(
    $number: String!
    $tab: OrderTab!
    $filter: JobOrderFilter
    $orderBy: JobOrderOrder
  ) {
    jobOrder(number: $number) {
      id
      number
      ...JobOrderView_job
    }
    ...JobNeighbours_query @arguments(number: $number, tab: $tab, filter: $filter, orderBy: $orderBy)
  }
`;

/** A job order: status, actions, piece, price, customer, and history. */
export function JobOrderPage({ queryRef }: RelayPageProps<JobOrderPageQuery>) {
  const data = usePreloadedQuery<JobOrderPageQuery>(jobOrderPageQuery, queryRef);
  const { jobOrder: job } = data;
  if (!job) throw new NotFoundError('JobOrder');
  usePageTitle(job.number);
  const neighbours = (
    <>
      <PageVisitors id={job.id} />
      <JobNeighbours query={data} />
    </>
  );
  return <JobOrderView job={job} neighbours={neighbours} />;
}

import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { links } from '../../links.ts';
import type { JobSheetsPageQuery } from './__generated__/JobSheetsPageQuery.graphql.ts';
import { JobSheet } from './_components/sheet/JobSheet.tsx';
import { SheetPreview } from './_components/sheet/SheetPreview.tsx';

/** Query of the traveler sheets of several jobs. */
const jobSheetsPageQuery = graphql`
  query JobSheetsPageQuery($ids: [ID!]!) {
    jobOrders(first: 100, filter: { jobOrderIds: $ids }, orderBy: { field: NUMBER, direction: ASC }) {
      edges {
        node {
          id
          ...JobSheet_job
        }
      }
    }
  }
`;

/** Printable traveler sheets of several jobs, one per page. */
export function JobSheetsPage({ queryRef }: RelayPageProps<JobSheetsPageQuery>) {
  const { jobOrders } = usePreloadedQuery<JobSheetsPageQuery>(jobSheetsPageQuery, queryRef);
  const jobs = jobOrders.edges.map(({ node }) => node);
  if (jobs.length === 0) throw new NotFoundError('JobOrder');
  return (
    <SheetPreview backTo={links.jobOrders()} count={jobs.length}>
      {jobs.map((job) => (
        <JobSheet key={job.id} job={job} />
      ))}
    </SheetPreview>
  );
}

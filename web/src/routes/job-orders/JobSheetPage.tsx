import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import type { JobSheetPageQuery } from './__generated__/JobSheetPageQuery.graphql.ts';
import { JobSheet } from './_components/sheet/JobSheet.tsx';
import { SheetPreview } from './_components/sheet/SheetPreview.tsx';

/** Query of a job’s traveler sheet. */
const jobSheetPageQuery = graphql`
  query JobSheetPageQuery($number: String!) {
    jobOrder(number: $number) {
      number
      ...JobSheet_job
    }
  }
`;

/** Printable traveler sheet of a job. */
export function JobSheetPage({ queryRef }: RelayPageProps<JobSheetPageQuery>) {
  const { jobOrder: job } = usePreloadedQuery<JobSheetPageQuery>(jobSheetPageQuery, queryRef);
  if (!job) throw new NotFoundError('JobOrder');
  usePageTitle(job.number);
  return (
    <SheetPreview backTo={links.jobOrder(job.number)} count={1}>
      <JobSheet job={job} />
    </SheetPreview>
  );
}

import { Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { BenchEntries } from '../../bench/BenchEntries.tsx';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import type { BenchScanPageQuery } from './__generated__/BenchScanPageQuery.graphql.ts';
import { BenchScan } from './_components/BenchScan.tsx';

/** Query of a scanned job. */
export const benchScanPageQuery = graphql`
  query BenchScanPageQuery($number: String!) {
    jobOrder(number: $number) {
      number
      ...BenchScan_job
      ...BenchEntries_job
    }
  }
`;

/** What the code on a traveler opens on a phone: the job, its stage, and what comes next, by thumb. */
export function BenchScanPage({ queryRef }: RelayPageProps<BenchScanPageQuery>) {
  const { jobOrder: job } = usePreloadedQuery<BenchScanPageQuery>(benchScanPageQuery, queryRef);
  if (!job) throw new NotFoundError('JobOrder');
  usePageTitle(job.number);
  return (
    <Stack gap="4" maxW="lg">
      <CardBoundary>
        <BenchScan job={job} />
      </CardBoundary>
      <CardBoundary>
        <BenchEntries job={job} />
      </CardBoundary>
    </Stack>
  );
}

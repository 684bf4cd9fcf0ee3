import { Flex, Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { ListNeighbours } from '../../list/ListNeighbours.tsx';
import { BenchEntries } from '../../orders/bench/BenchEntries.tsx';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import type { BenchScanPageQuery } from './__generated__/BenchScanPageQuery.graphql.ts';
import { BenchScan } from './_components/BenchScan.tsx';
import { benchJobList } from './_lib/bench-job-list.ts';

/** Query of a scanned job, with its neighbours in the list given by the URL. */
const benchScanPageQuery = graphql`
  query BenchScanPageQuery($number: String!, $filter: BenchJobFilter, $orderBy: BenchJobOrder) {
    jobOrder(number: $number) {
      number
      ...BenchScan_job
      ...BenchEntries_job
    }
    benchJobNeighbours(number: $number, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
  }
`;

/** Page of a scanned traveler code on a phone: the job, its stage, and the next step. */
export function BenchScanPage({ queryRef }: RelayPageProps<BenchScanPageQuery>) {
  const data = usePreloadedQuery<BenchScanPageQuery>(benchScanPageQuery, queryRef);
  const [address] = useSearchParams();
  const { jobOrder: job, benchJobNeighbours: beside } = data;
  if (!job) throw new NotFoundError('JobOrder');
  usePageTitle(job.number);
  const place = benchJobList.search(benchJobList.withoutSelection(benchJobList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.benchScan(number) + place, name: number } : null;
  return (
    <Stack gap="4" maxW="lg">
      <Flex justify="flex-end" hideBelow="md">
        <ListNeighbours previous={neighbour(beside.previous)} next={neighbour(beside.next)} />
      </Flex>
      <CardBoundary>
        <BenchScan job={job} />
      </CardBoundary>
      <CardBoundary>
        <BenchEntries job={job} />
      </CardBoundary>
    </Stack>
  );
}

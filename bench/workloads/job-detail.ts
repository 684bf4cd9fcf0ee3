import { LONG_JOB_RECORDS } from '../data/long-job.ts';
import type { Environment } from '../environment.ts';
import { floorLane, httpLane, postgraphileLane, readWorkload } from '../http-lane.ts';
import { JOB_DETAIL } from '../programs/postgraphile-documents.ts';
import type { Workload } from '../workload.ts';

/** One job with 200 pieces and parts. */
export function jobDetail({ fixtures, product, plain, floorUrl, postgraphileUrl }: Environment): Workload {
  const { customerId, longJobId: databaseId } = fixtures;
  return readWorkload({
    name: 'job detail with 200 items',
    records: LONG_JOB_RECORDS,
    lanes: [
      httpLane('product', () => product.wholesaler.call('BenchJobDetail', { databaseId })),
      floorLane(floorUrl, '/job-detail', [
        ['customer', customerId],
        ['job', databaseId],
      ]),
      httpLane('plain', () => plain.wholesaler.call('BenchJobDetail', { databaseId })),
      postgraphileLane(postgraphileUrl, JOB_DETAIL, { id: databaseId }),
    ],
    rows: [{ name: 'job detail with 200 items', lane: 'product', targets: [] }],
  });
}

import type { Environment } from '../environment.ts';
import { floorLane, httpLane, postgraphileLane, readWorkload } from '../http-lane.ts';
import { JOB_LIST, JOB_LIST_WITH_TOTAL } from '../programs/postgraphile-documents.ts';
import { ofTheFloor, timesAsFastAs } from '../targets.ts';
import type { Workload } from '../workload.ts';

const first = 20;

/** Minimum number of records on a page of jobs: job, customer, three pieces and their alloys. */
export const PAGE_RECORDS = first * (2 + 3 * 2);

/** A customer's list of jobs with their pieces. */
export function jobList({ fixtures, product, plain, floorUrl, postgraphileUrl }: Environment): Workload {
  const { customerId } = fixtures;
  const text = product.wholesaler.asFreeForm();
  return readWorkload({
    name: 'job list',
    records: PAGE_RECORDS,
    lanes: [
      httpLane('product', () => product.wholesaler.call('BenchJobList', { first })),
      floorLane(floorUrl, '/job-list', [['customer', customerId]]),
      httpLane('plain', () => plain.wholesaler.call('BenchJobList', { first })),
      postgraphileLane(postgraphileUrl, JOB_LIST, { first, condition: { customerId } }),
      httpLane('free-form', () => text.call('BenchJobList', { first })),
    ],
    rows: [
      {
        name: 'job list',
        lane: 'product',
        targets: [ofTheFloor(0.6), timesAsFastAs('postgraphile', 'PostGraphile', 2)],
      },
      { name: 'job list, free-form document', lane: 'free-form', targets: [] },
    ],
  });
}

/** The same list with its total count. */
export function jobListWithTotal({
  fixtures,
  product,
  plain,
  floorUrl,
  postgraphileUrl,
}: Environment): Workload {
  const { customerId } = fixtures;
  return readWorkload({
    name: 'job list with total',
    records: PAGE_RECORDS,
    lanes: [
      httpLane('product', () => product.wholesaler.call('BenchJobListWithTotal', { first })),
      floorLane(floorUrl, '/job-list-with-total', [['customer', customerId]]),
      httpLane('plain', () => plain.wholesaler.call('BenchJobListWithTotal', { first })),
      postgraphileLane(postgraphileUrl, JOB_LIST_WITH_TOTAL, { first, condition: { customerId } }),
    ],
    rows: [{ name: 'job list with total', lane: 'product', targets: [] }],
  });
}

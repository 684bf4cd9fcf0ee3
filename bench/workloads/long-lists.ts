import { ask } from '../call.ts';
import type { Environment, Site } from '../environment.ts';
import { floorLane, httpLane, postgraphileCall, postgraphileLane, readWorkload } from '../http-lane.ts';
import { JOB_CURSOR, JOB_LIST } from '../programs/postgraphile-documents.ts';
import { notSlowerThan } from '../targets.ts';
import type { Workload } from '../workload.ts';
import { PAGE_RECORDS } from './job-lists.ts';

const first = 20;
/** Maximum number of rows that a page can skip. */
const MAX_SKIPPED = 10_000;

/** A deep page of the staff's list of jobs, compared with the first page of the same list. */
export async function deepPage({
  fixtures,
  product,
  plain,
  floorUrl,
  postgraphileUrl,
}: Environment): Promise<Workload> {
  const { row, id, createdAt } = fixtures.deep;
  const after = await cursorAt(product, row);
  const peerAfter = await peerCursorAt(postgraphileUrl, row);
  const firstPage = httpLane('first page', () => product.staff.call('BenchJobList', { first }));
  const deep = readWorkload({
    name: 'deep page',
    records: PAGE_RECORDS,
    lanes: [
      httpLane('product', () => product.staff.call('BenchJobList', { first, after })),
      floorLane(floorUrl, '/deep-page', [
        ['id', id],
        ['at', createdAt],
      ]),
      httpLane('plain', () => plain.staff.call('BenchJobList', { first, after })),
      postgraphileLane(postgraphileUrl, JOB_LIST, { first, after: peerAfter }),
    ],
    rows: [
      {
        name: `deep page (row ${row.toLocaleString('en')})`,
        lane: 'product',
        targets: [notSlowerThan('first page', 'the first page', 1.3)],
      },
      { name: 'first page of the same list', lane: 'first page', targets: [], hasNoRatios: true },
    ],
  });
  return { ...deep, lanes: [...deep.lanes, firstPage] };
}

/** The first page of the staff's list of jobs, compared with the same page of ten thousand jobs. */
export function longAndShortList(environment: Environment, small: Site): Workload {
  const page = (name: string, site: Site) => httpLane(name, () => site.staff.call('BenchJobList', { first }));
  const jobs = environment.fixtures.counts['job orders'] ?? 0;
  const lanes = [page('product', environment.product), page('ten thousand', small)];
  return {
    name: 'page one of a long list',
    lanes,
    rows: [
      {
        name: `page one of ${jobs.toLocaleString('en')} jobs`,
        lane: 'product',
        targets: [notSlowerThan('ten thousand', 'page one of 10,000', 1.3)],
      },
      { name: 'page one of 10,000 jobs', lane: 'ten thousand', targets: [] },
    ],
    check: async () => {
      for (const lane of lanes) await ask(await lane.call());
    },
  };
}

/** The product's cursor of a row, found by skipping as many rows as allowed. */
async function cursorAt({ staff }: Site, row: number): Promise<string> {
  let after: string | null = null;
  for (let left = row; left > 0; left -= MAX_SKIPPED) {
    const skip = Math.min(left, MAX_SKIPPED) - 1;
    // The operation declares the type of its response.
    const answer = (await ask(await staff.call('BenchJobCursor', { skip, after }))) as {
      data: { jobOrders: { pageInfo: { endCursor: string } } };
    };
    after = answer.data.jobOrders.pageInfo.endCursor;
  }
  if (after === null) throw new Error('There is no such row.');
  return after;
}

async function peerCursorAt(url: string, row: number): Promise<string> {
  // The operation declares the type of its response.
  const answer = (await ask(postgraphileCall(url, JOB_CURSOR, { offset: row - 1 }))) as {
    data: { allJobOrders: { edges: { cursor: string }[] } };
  };
  const cursor = answer.data.allJobOrders.edges[0]?.cursor;
  if (cursor === undefined) throw new Error('There is no such row.');
  return cursor;
}

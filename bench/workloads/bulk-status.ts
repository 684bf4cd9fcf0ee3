import { ask } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Environment } from '../environment.ts';
import { sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Jobs per call: the maximum of a bulk action. */
const JOBS = 100;

/** The status of the jobs before and after. */
const FROM = 'IN_PRODUCTION';

/** A job with its version. */
type Job = { readonly id: string; readonly version: number };

/** The time of one bulk update and of its undo, in milliseconds. */
type Turn = { readonly moved: number; readonly undone: number };

/** Puts a hundred jobs on hold with one call and undoes it, sequentially. */
export function bulkStatus({ product }: Environment): Workload {
  const lane = (name: string, part: keyof Turn) => ({
    name,
    measure: (seconds: number) => measured(product.staff, part, seconds),
  });
  return {
    name: 'bulk status',
    isWriting: true,
    lanes: [lane('product', 'moved'), lane('undo', 'undone')],
    rows: [
      { name: `status of ${JOBS} jobs`, lane: 'product', targets: [p99AtMost(1_000)] },
      { name: `status of ${JOBS} jobs, undone`, lane: 'undo', targets: [p99AtMost(1_000)] },
    ],
    check: async () => {
      await turn(product.staff);
    },
  };
}

async function measured(staff: Endpoint, part: keyof Turn, seconds: number): Promise<Sample> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) times.push((await turn(staff))[part]);
  return sampleOf(times, times.reduce((sum, time) => sum + time, 0) / 1_000);
}

async function turn(staff: Endpoint): Promise<Turn> {
  const jobs = await jobsToMove(staff);
  const [moved, movedMs] = await updateJobs(staff, 'move', jobs);
  const [, undoneMs] = await updateJobs(staff, 'undo', moved);
  return { moved: movedMs, undone: undoneMs };
}

async function jobsToMove(staff: Endpoint): Promise<Job[]> {
  const call = await staff.call('BenchJobsToMove', { first: JOBS, statusCodes: [FROM] });
  // The operation declares the type of its response.
  const { data } = (await ask(call)) as { data: { jobOrders: { edges: { node: Job }[] } } };
  return data.jobOrders.edges.map(({ node }) => node);
}

/** The jobs after a bulk update, and its time. */
async function updateJobs(
  staff: Endpoint,
  act: 'move' | 'undo',
  jobs: readonly Job[],
): Promise<[readonly Job[], number]> {
  const input = { jobOrderIds: jobs.map(({ id }) => id), versions: jobs.map(({ version }) => version) };
  const call =
    act === 'move'
      ? staff.call(
          'BenchMoveJobs',
          { input: { ...input, statusCode: 'ON_HOLD' } },
          'UpdateJobOrderStatusesSuccess',
        )
      : staff.call('BenchUndoMoves', { input }, 'UndoJobOrderStatusesSuccess');
  const ready = await call;
  const begun = performance.now();
  // The operations declare the type of their response.
  const { data } = (await ask(ready)) as Answer;
  const took = performance.now() - begun;
  const { results } = data.result;
  const left = results.flatMap(({ ok, jobOrder }) => (ok && jobOrder ? [jobOrder] : []));
  if (left.length !== JOBS)
    throw new Error(`Not all jobs were changed (${act}): ${JSON.stringify(results.slice(0, 3))}.`);
  return [left, took];
}

type Answer = { data: { result: { results: { ok: boolean; jobOrder: Job | null }[] } } };

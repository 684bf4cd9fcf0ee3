import { ask } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Field } from '../field.ts';
import { sampleOf } from '../load.ts';
import type { Sample } from '../sample.ts';
import { p99AtMost } from '../targets.ts';
import type { Workload } from '../workload.ts';

/** Jobs of one call: as many as it takes. */
const JOBS = 100;

/** From where they are put on hold, and come back to. */
const FROM = 'IN_PRODUCTION';

/** A job, of the version that it has. */
type Job = { readonly id: string; readonly version: number };

/** How long one bulk act took, in milliseconds, and how long it took to take it back. */
type Turn = { readonly moved: number; readonly undone: number };

/** Putting a hundred jobs on hold at once, and taking it back; one member of the staff after another. */
export function bulkStatus({ product }: Field): Workload {
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
      { name: `status of ${JOBS} jobs taken back`, lane: 'undo', targets: [p99AtMost(1_000)] },
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
  const [moved, movedMs] = await acted(staff, 'move', jobs);
  const [, undoneMs] = await acted(staff, 'undo', moved);
  return { moved: movedMs, undone: undoneMs };
}

async function jobsToMove(staff: Endpoint): Promise<Job[]> {
  const call = await staff.call('BenchJobsToMove', { first: JOBS, statusCodes: [FROM] });
  // The operation states its own answer type.
  const { data } = (await ask(call)) as { data: { jobOrders: { edges: { node: Job }[] } } };
  return data.jobOrders.edges.map(({ node }) => node);
}

/** The jobs as an act left them, and how long it took. */
async function acted(
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
  // The operations state their own answer type.
  const { data } = (await ask(ready)) as Answer;
  const took = performance.now() - begun;
  const { results } = data.result;
  const left = results.flatMap(({ ok, jobOrder }) => (ok && jobOrder ? [jobOrder] : []));
  if (left.length !== JOBS) throw new Error(`To ${act}: ${JSON.stringify(results.slice(0, 3))}.`);
  return [left, took];
}

type Answer = { data: { result: { results: { ok: boolean; jobOrder: Job | null }[] } } };

import { join } from 'node:path';
import { createWorkProcess, type WorkReply } from '../../../work-processes/work-process.ts';

/** A job for the child process: database and time. */
export type RefreshJob = { readonly databaseUrl: string; readonly now: Date };

/** The number of pieces with a new list price, null if nothing was due; or the reason of a failure. */
export type RefreshReply = WorkReply & ({ readonly changed: number | null } | { readonly problem: string });

/** Longer than the transaction time-out of a refresh. */
export const REFRESH_DEADLINE_MS = 330_000;

const work = createWorkProcess<RefreshJob, RefreshReply>({
  module: join(import.meta.dirname, 'refresh-process.ts'),
  deadlineMs: REFRESH_DEADLINE_MS,
  // Its connection is closed after each refresh, and it has no other state.
  maxResidentBytes: 0,
});

/**
 * Recalculates list prices in a separate process with low priority: ten thousand pieces take half a minute of CPU time.
 */
export async function refreshInChildProcess(job: RefreshJob): Promise<number | null> {
  const reply = await work(job);
  if ('problem' in reply) throw new Error(reply.problem);
  return reply.changed;
}

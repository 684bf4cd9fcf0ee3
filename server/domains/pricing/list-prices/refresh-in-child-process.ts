import { join } from 'node:path';
import { createWorkProcess, type WorkReply } from '../../../work-processes/work-process.ts';

/** What the process of list prices is asked: on which database, as of when. */
export type RefreshJob = { readonly databaseUrl: string; readonly now: Date };

/** What it answers: how many pieces have a new list price, null when nothing was due; or why it failed. */
export type RefreshReply = WorkReply & ({ readonly changed: number | null } | { readonly problem: string });

/** Longer than a refresh may hold its transaction. */
export const REFRESH_DEADLINE_MS = 330_000;

const work = createWorkProcess<RefreshJob, RefreshReply>({
  module: join(import.meta.dirname, 'refresh-process.ts'),
  deadlineMs: REFRESH_DEADLINE_MS,
  // Its connection is closed after each piece of work, and nothing else is worth keeping.
  mostResidentBytes: 0,
});

/**
 * Finds list prices again in a process of its own, which answers to requests come before: for ten thousand pieces it
 * takes half a minute of a processor.
 */
export async function refreshInChildProcess(job: RefreshJob): Promise<number | null> {
  const reply = await work(job);
  if ('problem' in reply) throw new Error(reply.problem);
  return reply.changed;
}

import type { Prisma } from '../database/generated/client.ts';
import type { Task } from './task.ts';

type Transaction = Pick<Prisma.TransactionClient, '$executeRaw'>;

/**
 * Adds a job in the caller's transaction; it runs after the commit. Staff see its subject (`JO-10023/customer`) if it
 * fails. A waiting job with the same subject is replaced.
 */
export async function addJob<Payload>(
  tx: Transaction,
  task: Task<Payload>,
  payload: Payload,
  { about }: { about?: string } = {},
): Promise<void> {
  await addJobs(tx, task, [{ payload, ...(about === undefined ? {} : { about }) }]);
}

/** Adds several jobs of a task with one statement; see `addJob`. */
export async function addJobs<Payload>(
  tx: Transaction,
  task: Task<Payload>,
  jobs: readonly { payload: Payload; about?: string }[],
): Promise<void> {
  const keys = jobs.map(({ about }) => jobKey(task, about));
  const payloads = jobs.map(({ payload }) => task.write(payload));
  await tx.$executeRaw`
    SELECT 1 FROM unnest(${keys}::text[], ${payloads}::text[]) AS given(key, payload), LATERAL graphile_worker.add_job(
      identifier => ${task.name}, payload => given.payload::json, max_attempts => ${task.attempts}::int, job_key => given.key)`;
}

/** Key of a task's jobs with the same subject. Without a subject, the task has one job at a time. */
export function jobKey({ name }: { name: string }, about?: string): string {
  return about === undefined ? name : `${name}:${about}`;
}

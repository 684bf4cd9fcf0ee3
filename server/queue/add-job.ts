import type { Prisma } from '../database/generated/client.ts';
import type { Task } from './task.ts';

/**
 * Adds a job in the caller's transaction: it exists exactly when the transaction commits, and runs afterwards. What it is
 * about (`JO-10023/customer`) is shown to staff should it fail; a job about the same that waits is replaced.
 */
export async function addJob<Payload>(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  task: Task<Payload>,
  payload: Payload,
  { about }: { about?: string } = {},
): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM graphile_worker.add_job(
      identifier => ${task.name},
      payload => ${task.write(payload)}::json,
      max_attempts => ${task.attempts}::int,
      job_key => ${jobKey(task, about)}::text)`;
}

/** Key of the jobs of a task that are about the same; a task about nothing has one job at a time. */
export function jobKey({ name }: { name: string }, about?: string): string {
  return about === undefined ? name : `${name}:${about}`;
}

import type { Prisma } from '../../../database/generated/client.ts';
import { addJob, addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { type Happening, happeningSchema, keyOf } from './happening.ts';
import { notifyNow } from './notify.ts';

/** Sends the notices of an event after its transaction has committed. */
const notifyTask = task('tell', {
  payload: happeningSchema,
  attempts: 14,
  run: async (happening, { db, now }) => {
    await db.$transaction((tx) => notifyNow(tx, happening, now));
  },
});

/**
 * Notifies users of an event of a row after the caller's transaction commits. `NOTICE_RULES` decides recipients and
 * channels. It costs the transaction one statement.
 */
export async function notify(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  happening: Happening,
): Promise<void> {
  await addJob(tx, notifyTask, happening, { about: keyOf(happening) });
}

/** The same for several events, with one statement. */
export async function notifyAll(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const jobs = happenings.map((happening) => ({ payload: happening, about: keyOf(happening) }));
  await addJobs(tx, notifyTask, jobs);
}

/** The actors: the user, and the acting staff member. */
export function doersOf({ userId, actingById }: { userId: number; actingById: number | null }): number[] {
  return actingById === null ? [userId] : [userId, actingById];
}

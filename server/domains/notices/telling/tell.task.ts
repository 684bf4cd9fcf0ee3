import type { Prisma } from '../../../database/generated/client.ts';
import { addJob, addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { type Happening, happeningSchema, keyOf } from './happening.ts';
import { tellNow } from './tell.ts';

/** Sends the notices of an event after its transaction has committed. */
const tellTask = task('tell', {
  payload: happeningSchema,
  attempts: 14,
  run: async (happening, { db, now }) => {
    await db.$transaction((tx) => tellNow(tx, happening, now));
  },
});

/**
 * Notifies users of an event of a row after the caller's transaction commits. `NOTICE_RULES` decides recipients and
 * channels. It costs the transaction one statement.
 */
export async function tell(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  happening: Happening,
): Promise<void> {
  await addJob(tx, tellTask, happening, { about: keyOf(happening) });
}

/** The same for several events, with one statement. */
export async function tellAll(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const jobs = happenings.map((happening) => ({ payload: happening, about: keyOf(happening) }));
  await addJobs(tx, tellTask, jobs);
}

/** The actors: the user, and the acting staff member. */
export function doersOf({ userId, actingById }: { userId: number; actingById: number | null }): number[] {
  return actingById === null ? [userId] : [userId, actingById];
}

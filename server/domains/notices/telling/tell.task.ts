import type { Prisma } from '../../../database/generated/client.ts';
import { addJob, addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { type Happening, happeningSchema, keyOf } from './happening.ts';
import { tellNow } from './tell.ts';

/** Tells of a happening once the transaction that it is of has committed. */
const tellTask = task('tell', {
  payload: happeningSchema,
  attempts: 14,
  run: async (happening, { db, now }) => {
    await db.$transaction((tx) => tellNow(tx, happening, now));
  },
});

/**
 * Tells of what happened to a row, once the caller's transaction commits: who is told, and how, stands in `NOTICE_RULES`. It costs
 * the transaction one statement.
 */
export async function tell(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  happening: Happening,
): Promise<void> {
  await addJob(tx, tellTask, happening, { about: keyOf(happening) });
}

/** The same of several happenings, with one statement. */
export async function tellAll(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const jobs = happenings.map((happening) => ({ payload: happening, about: keyOf(happening) }));
  await addJobs(tx, tellTask, jobs);
}

/** Who did something: the user, and staff who acted as that user. */
export function doersOf({ userId, actingById }: { userId: number; actingById: number | null }): number[] {
  return actingById === null ? [userId] : [userId, actingById];
}

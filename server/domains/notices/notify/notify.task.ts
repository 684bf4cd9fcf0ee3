import type { Prisma } from '../../../database/generated/client.ts';
import { addJob, addJobs } from '../../../queue/add-job.ts';
import { task } from '../../../queue/task.ts';
import { type EventOccurrence, eventOccurrenceSchema, keyOf } from './event-occurrence.ts';
import { notifyNow } from './notify.ts';

/** Sends the notices of an event after its transaction has committed. */
const notifyTask = task('tell', {
  payload: eventOccurrenceSchema,
  attempts: 14,
  run: async (occurrence, { db, now }) => {
    await db.$transaction((tx) => notifyNow(tx, occurrence, now));
  },
});

/**
 * Notifies users of an event of a row after the caller's transaction commits. `NOTICE_RULES` decides recipients and
 * channels. It costs the transaction one statement.
 */
export async function notify(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  occurrence: EventOccurrence,
): Promise<void> {
  await addJob(tx, notifyTask, occurrence, { about: keyOf(occurrence) });
}

/** The same for several events, with one statement. */
export async function notifyAll(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  occurrences: readonly EventOccurrence[],
): Promise<void> {
  if (occurrences.length === 0) return;
  const jobs = occurrences.map((occurrence) => ({ payload: occurrence, about: keyOf(occurrence) }));
  await addJobs(tx, notifyTask, jobs);
}

/** Who did something; `isAutomatic`: the system did it in the user's name. */
type DoneBy = { userId: number; actingById: number | null; isAutomatic?: boolean };

/** The actors: the user, and the acting staff member; none if the system did it. */
export function actorsOf({ userId, actingById, isAutomatic = false }: DoneBy): number[] {
  if (isAutomatic) return [];
  return actingById === null ? [userId] : [userId, actingById];
}

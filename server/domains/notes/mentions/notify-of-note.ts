import type { Prisma } from '../../../database/generated/client.ts';
import type { EventOccurrence } from '../../notices/notify/event-occurrence.ts';
import { actorsOf, notifyAll } from '../../notices/notify/notify.task.ts';
import type { NoteVisibility } from '../rules/note-visibility.ts';

/** A note that was just written. */
type WrittenNote = {
  readonly id: number;
  readonly visibility: NoteVisibility;
  readonly by: { readonly userId: number; readonly actingById: number | null; readonly isStaff: boolean };
  /** The mentioned users. */
  readonly mentioned: readonly number[];
};

/** Notifies users of a note in the transaction that writes it: mentioned users, and the other side if it is shared. */
export async function notifyOfNote(
  tx: Prisma.TransactionClient,
  { id, visibility, by, mentioned }: WrittenNote,
): Promise<void> {
  const about = { model: 'Note', id };
  const doerIds = actorsOf(by);
  const occurrences: EventOccurrence[] = [];
  if (mentioned.length > 0)
    occurrences.push({ event: 'MENTIONED', about, doerIds, namedIds: [...mentioned] });
  if (visibility === 'CUSTOMER')
    occurrences.push({
      event: 'NOTE_SHARED',
      about,
      doerIds,
      exceptIds: [...mentioned],
      side: by.isStaff ? 'CUSTOMER' : 'STAFF',
    });
  await notifyAll(tx, occurrences);
}

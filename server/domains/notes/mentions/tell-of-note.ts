import type { Prisma } from '../../../database/generated/client.ts';
import type { Happening } from '../../notices/telling/happening.ts';
import { doersOf, tellAll } from '../../notices/telling/tell.task.ts';
import type { NoteVisibility } from '../rules/note-visibility.ts';

/** A note as it was written. */
type WrittenNote = {
  readonly id: number;
  readonly visibility: NoteVisibility;
  readonly by: { readonly userId: number; readonly actingById: number | null; readonly isStaff: boolean };
  /** Users whom it calls by name. */
  readonly mentioned: readonly number[];
};

/** Tells of a note in the transaction that writes it: whom it names, and the other side where it is shared. */
export async function tellOfNote(
  tx: Prisma.TransactionClient,
  { id, visibility, by, mentioned }: WrittenNote,
): Promise<void> {
  const about = { model: 'Note', id };
  const doerIds = doersOf(by);
  const happenings: Happening[] = [];
  if (mentioned.length > 0) happenings.push({ event: 'MENTIONED', about, doerIds, namedIds: [...mentioned] });
  if (visibility === 'CUSTOMER')
    happenings.push({
      event: 'NOTE_SHARED',
      about,
      doerIds,
      exceptIds: [...mentioned],
      side: by.isStaff ? 'CUSTOMER' : 'STAFF',
    });
  await tellAll(tx, happenings);
}

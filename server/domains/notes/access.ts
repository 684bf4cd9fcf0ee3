import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { noteSubjects } from './note-subjects.ts';

/** Row filter of notes that the viewer may read: internal ones are for staff, and what they are about must be visible. */
export function visibleNotes(viewer: Viewer): Prisma.NoteWhereInput {
  const subjects = noteSubjects().flatMap(({ relation, visible }) => {
    const rows = visible(viewer);
    return rows === null ? [] : [{ [relation]: { is: rows } }];
  });
  // Prisma takes an OR of nothing for no condition where it stands inside others.
  const about = subjects.length === 0 ? { id: { in: [] } } : { OR: subjects };
  return { AND: [sharedUnlessStaff(viewer), about] };
}

/** The part of `visibleNotes` that matters once their subject is known to be visible. */
export function sharedUnlessStaff(viewer: Viewer): { visibility?: 'CUSTOMER' } {
  return viewer.isStaff ? {} : { visibility: 'CUSTOMER' };
}

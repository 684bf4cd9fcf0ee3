import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { noteSubjects } from './note-subjects.ts';

/** Row filter of notes that the viewer may read: internal ones are for staff, and their subject must be visible. */
export function visibleNotes(viewer: Viewer): Prisma.NoteWhereInput {
  const subjects = noteSubjects().flatMap(({ relation, visible }) => {
    const rows = visible(viewer);
    return rows === null ? [] : [{ [relation]: { is: rows } }];
  });
  // Prisma ignores an empty OR inside other conditions.
  const about = subjects.length === 0 ? { id: { in: [] } } : { OR: subjects };
  return { AND: [sharedUnlessStaff(viewer), about] };
}

/** The part of `visibleNotes` that applies if the subject is visible. */
export function sharedUnlessStaff(viewer: Viewer): { visibility?: 'CUSTOMER' } {
  return viewer.isStaff ? {} : { visibility: 'CUSTOMER' };
}

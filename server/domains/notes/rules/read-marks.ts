import type { NoteVisibility } from './note-visibility.ts';

/** How far a user has read the notes of one kind on a subject. */
type ReadMark = {
  readonly userId: number;
  readonly visibility: string;
  readonly lastNoteId: number;
  readonly readAt: Date;
};

/** A mark with its user. */
export type NamedReadMark = ReadMark & {
  readonly user: { readonly isStaff: boolean; readonly firstName: string; readonly lastName: string };
};

/** A note with its kind and author. */
type ReadableNote = {
  readonly id: number;
  readonly visibility: NoteVisibility | string;
  readonly authorId: number;
};

/** A user who has read a note; the name is null for the manufacturer as a whole. */
export type NoteReader = {
  readonly name: string | null;
  readonly isStaff: boolean;
  readonly readAt: Date;
};

/** Whether a note is unread: written by someone else, and after the user's mark. */
export function isUnread(note: ReadableNote, marks: readonly ReadMark[], userId: number): boolean {
  if (note.authorId === userId) return false;
  return !marks.some((mark) => mark.userId === userId && reaches(mark, note));
}

/**
 * The readers of a note besides its author, as the viewer may know them. Staff see all names. The customer's side sees
 * its own names, and all staff as one reader without a name, because staff names are internal.
 */
export function readersOf(
  note: ReadableNote,
  marks: readonly NamedReadMark[],
  viewer: { isStaff: boolean },
): NoteReader[] {
  const readers = marks
    .filter((mark) => mark.userId !== note.authorId && reaches(mark, note))
    .map(({ user, readAt }) => ({
      name: `${user.firstName} ${user.lastName}`.trim(),
      isStaff: user.isStaff,
      readAt,
    }));
  if (viewer.isStaff) return readers;
  const ofStaff = readers.filter(({ isStaff }) => isStaff).map(({ readAt }) => readAt.getTime());
  const workshop = { name: null, isStaff: true, readAt: new Date(Math.max(...ofStaff)) };
  return [...readers.filter(({ isStaff }) => !isStaff), ...(ofStaff.length === 0 ? [] : [workshop])];
}

function reaches(mark: ReadMark, note: ReadableNote): boolean {
  return mark.visibility === note.visibility && mark.lastNoteId >= note.id;
}

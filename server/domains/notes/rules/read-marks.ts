import type { NoteVisibility } from './note-visibility.ts';

/** How far somebody has read the notes of one kind on one thing. */
type ReadMark = {
  readonly userId: number;
  readonly visibility: string;
  readonly lastNoteId: number;
  readonly readAt: Date;
};

/** A mark with whose it is. */
export type NamedReadMark = ReadMark & {
  readonly user: { readonly isStaff: boolean; readonly firstName: string; readonly lastName: string };
};

/** Which note, of which kind, by whom. */
type ReadableNote = {
  readonly id: number;
  readonly visibility: NoteVisibility | string;
  readonly authorId: number;
};

/** Somebody who has read a note; the name is null for the workshop as a whole. */
export type NoteReader = {
  readonly name: string | null;
  readonly isStaff: boolean;
  readonly readAt: Date;
};

/** Whether a note is new to somebody: others wrote it, and they have not come so far. */
export function isUnread(note: ReadableNote, marks: readonly ReadMark[], userId: number): boolean {
  if (note.authorId === userId) return false;
  return !marks.some((mark) => mark.userId === userId && reaches(mark, note));
}

/**
 * Who but its author has read a note, as the viewer may know it: staff by name; the customer's side by name for both
 * sides, and for the customer's all of the staff as one reader without a name, since who else works there is not theirs.
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

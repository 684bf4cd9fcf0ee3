import { ForbiddenError, NotFoundError } from '../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../lib/global-id.ts';
import { mutation } from '../../schema/mutation.ts';
import { visibleNotes } from './access.ts';
import { noteSubjects, subjectColumn, subjectOfNote } from './note-subjects.ts';
import { subjectField } from './subject-field.ts';

mutation('markNotesRead', {
  description:
    'Marks the notes of one kind on one subject as read, up to a given note. Has no effect for staff who act as a user.',
  permission: (viewer) => {
    viewer.require(0);
    const [first, ...others] = noteSubjects().map(({ permissions }) => permissions.view);
    if (first !== undefined && ![first, ...others].some((view) => viewer.can(view)))
      throw new ForbiddenError(first);
  },
  audit: { none: 'reading changes nothing' },
  repeat: 'naturally repeatable: a mark only moves forward',
  budget: 8,
  input: (t) => ({
    noteId: t.id({ required: true, description: 'The newest note that was read.' }),
  }),
  resolve: async ({ noteId }, { viewer, now }, writes) =>
    writes.transaction(async (tx, record) => {
      const note = await tx.note.findFirst({
        where: { id: localId('Note', String(noteId)) ?? 0, AND: visibleNotes(viewer) },
      });
      if (!note) throw new NotFoundError('Note');
      const { subject, id } = subjectOfNote(note);
      record(null);
      if (viewer.actingById === null) {
        const mark = {
          ...subjectColumn(subject, id),
          visibility: note.visibility,
          userId: viewer.userId,
        };
        const read = { lastNoteId: note.id, readAt: now };
        // Two statements that can run concurrently; the later mark wins.
        await tx.noteRead.createMany({ data: { ...mark, ...read }, skipDuplicates: true });
        await tx.noteRead.updateMany({ where: { ...mark, lastNoteId: { lt: note.id } }, data: read });
      }
      return { subjectId: encodeGlobalId(subject.model, id) };
    }),
  success: (t) => ({ subject: subjectField(t) }),
  sample: async ({ caller, buyer, note }) => ({
    as: caller(buyer),
    input: { noteId: encodeGlobalId('Note', await note('CUSTOMER')) },
  }),
});

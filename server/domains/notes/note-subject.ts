import type { PrismaObjectRef } from '@pothos/plugin-prisma';
import type { Viewer } from '../../auth/viewer.ts';
import type PrismaTypes from '../../database/generated-prisma-types.ts';
import { builder } from '../../schema/builder.ts';
import { sharedUnlessStaff } from './access.ts';
import { Note } from './note.type.ts';
import { type NoteSubject, registerSubject, type SubjectFacts } from './note-subjects.ts';
import { NoteVisibilityEnum } from './note-visibility.type.ts';
import type { NoteVisibility } from './rules/note-visibility.ts';
import { countUnread } from './unread-notes.ts';

type Types = typeof builder.$inferSchemaTypes;

/** A GraphQL type of a subject. Jobs stand for every subject: what notes need of a model is called alike in all. */
type SubjectType = PrismaObjectRef<Types, PrismaTypes['JobOrder']>;

/** How a kind of subject is declared; see `noteSubject`. */
type SubjectOptions<Row extends object, Facts extends SubjectFacts> = Omit<
  NoteSubject,
  'facts' | 'writable'
> & {
  /** From a row with the selected columns. */
  readonly facts: (row: Row) => Facts;
  /** Kinds of notes that the viewer may write on it. */
  readonly writable: (facts: Facts, viewer: Viewer) => readonly NoteVisibility[];
};

/**
 * Declares that notes are written on the rows of a type: it gets the fields of the interface `NoteSubject`, which it
 * names itself, and whatever works with notes (writing, reading, mentions, files, REST) learns from here who may. Its
 * model has the relations `notes` and `noteReads`, and `Note` and `NoteRead` a column for it, which is part of their
 * checks.
 */
export function noteSubject<Row extends object, Facts extends SubjectFacts>(
  type: object,
  options: SubjectOptions<Row, Facts>,
): void {
  // The rows are read with the selection beside it, and facts go from the one function to the other.
  const subject: NoteSubject = {
    ...options,
    facts: (row) => options.facts(row as Row),
    writable: (facts, viewer) => options.writable(facts as Facts, viewer),
  };
  registerSubject(subject);
  const ref = type as SubjectType;
  builder.prismaObjectFields(ref, (t) => ({
    notes: t.relation('notes', {
      type: Note,
      args: { visibility: t.arg({ type: NoteVisibilityEnum, description: 'Only notes of this kind.' }) },
      query: (args, { viewer }) => ({
        where: { AND: [sharedUnlessStaff(viewer), args.visibility ? { visibility: args.visibility } : {}] },
        orderBy: { id: 'asc' },
      }),
      description: 'Notes that the viewer may read, oldest first.',
      extensions: { rows: 3 },
    }),
    noteCount: t.relationCount('notes', {
      where: (_args, { viewer }) => sharedUnlessStaff(viewer),
      description: 'Notes that the viewer may read.',
    }),
    unreadNoteCount: t.int({
      description: 'Number of notes by others that the viewer has not read yet.',
      select: { id: true },
      resolve: ({ id }, _args, context) => countUnread(context, subject, id),
    }),
    writableNotes: t.field({
      type: [NoteVisibilityEnum],
      description: 'Kinds of notes that the viewer may write on it.',
      select: subject.select,
      resolve: (row, _args, { viewer }) => [...subject.writable(subject.facts(row), viewer)],
    }),
  }));
}

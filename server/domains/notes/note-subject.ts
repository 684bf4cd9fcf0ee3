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

/** A GraphQL type of a subject. Typed as jobs, because the needed fields have the same names in all models. */
type SubjectType = PrismaObjectRef<Types, PrismaTypes['JobOrder']>;

/** The declaration of a kind of subject; see `noteSubject`. */
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
 * Declares that rows of a type can have notes: adds the fields of the interface `NoteSubject`, which the type must
 * implement, and registers the permissions for writing, reading, mentions, files and REST. Its model needs the
 * relations `notes` and `noteReads`; `Note` and `NoteRead` need a column for it, which is part of their check
 * constraints.
 */
export function noteSubject<Row extends object, Facts extends SubjectFacts>(
  type: object,
  options: SubjectOptions<Row, Facts>,
): void {
  // The rows are read with the selection of the same declaration, which also creates the facts.
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

import { nodeKey } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { User } from '../identity/user.type.ts';
import { FileInfo } from '../media/file-info.type.ts';
import { fileUse } from '../media/file-uses.ts';
import { visibleNotes } from './access.ts';
import { NoteReaderType } from './note-reader.type.ts';
import { noteSubjects, SUBJECT_RELATIONS } from './note-subjects.ts';
import { NoteVisibilityEnum } from './note-visibility.type.ts';
import { isUnread, type NamedReadMark, readersOf } from './rules/read-marks.ts';

fileUse('notes', (viewer) =>
  noteSubjects().some(({ visible }) => visible(viewer) !== null)
    ? { note: { is: visibleNotes(viewer) } }
    : null,
);

const MARKS_OF_SUBJECT = {
  select: {
    noteReads: {
      orderBy: { id: 'asc' },
      select: {
        userId: true,
        visibility: true,
        lastNoteId: true,
        readAt: true,
        user: { select: { isStaff: true, firstName: true, lastName: true } },
      },
    },
  },
} as const;

/** The columns for read marks: the note, and the marks on its subject. */
const MARKS_SELECT = {
  id: true,
  visibility: true,
  authorId: true,
  ...(Object.fromEntries(SUBJECT_RELATIONS.map((relation) => [relation, MARKS_OF_SUBJECT])) as Record<
    (typeof SUBJECT_RELATIONS)[number],
    typeof MARKS_OF_SUBJECT
  >),
} as const;

/** A note on a subject. */
export const Note = builder.prismaNode('Note', {
  description: 'A note on a job or a piece of one, on a sales order or a quote.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleNotes(viewer) }),
  nullable: true,
  sample: async ({ buyer, note, foreignBuyer }) => ({
    as: buyer,
    id: await note('CUSTOMER'),
    hiddenFrom: foreignBuyer,
    special: { internal: await note('INTERNAL') },
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    visibility: t.field({
      type: NoteVisibilityEnum,
      description: 'Who reads it.',
      select: { visibility: true },
      resolve: ({ visibility }) => (visibility === 'INTERNAL' ? 'INTERNAL' : 'CUSTOMER'),
    }),
    lineKey: t.exposeInt('priceQuoteLineKey', {
      nullable: true,
      description: 'For a quote: key of the line that the note is about; null: the whole quote.',
    }),
    text: t.exposeString('text', { description: 'Plain text.' }),
    author: t.relation('author', { description: 'User on whose behalf it was written.' }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who wrote it on behalf of that user.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    attachments: t.field({
      type: [FileInfo],
      description: 'Pictures, in order.',
      extensions: { rows: 2 },
      select: (_args, _context, nestedSelection) => ({
        attachments: { orderBy: { rank: 'asc' }, select: { file: nestedSelection(true) } },
      }),
      resolve: ({ attachments }) => attachments.map(({ file }) => file),
    }),
    mentions: t.field({
      type: [User],
      description: 'Users that the note mentions.',
      extensions: { rows: 2 },
      select: (_args, _context, nestedSelection) => ({
        mentions: { orderBy: { userId: 'asc' }, select: { user: nestedSelection(true) } },
      }),
      resolve: ({ mentions }) => mentions.map(({ user }) => user),
    }),
    isUnread: t.boolean({
      description: 'Written by someone else and not yet read by the viewer.',
      select: MARKS_SELECT,
      resolve: (note, _args, { viewer }) => isUnread(note, marksOf(note), viewer.userId),
    }),
    readBy: t.field({
      type: [NoteReaderType],
      description:
        'Other readers. Staff see every reader; customers see their own users, and the workshop as one reader.',
      extensions: { rows: 3 },
      select: MARKS_SELECT,
      resolve: (note, _args, { viewer }) => readersOf(note, marksOf(note), viewer),
    }),
  }),
});

type Marked = {
  readonly [Relation in (typeof SUBJECT_RELATIONS)[number]]: { noteReads: NamedReadMark[] } | null;
};

function marksOf(note: Marked): readonly NamedReadMark[] {
  return SUBJECT_RELATIONS.flatMap((relation) => note[relation]?.noteReads ?? []);
}

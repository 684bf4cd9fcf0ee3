import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { FileInfo } from '../../media/file-info.type.ts';
import { fileUse } from '../../media/file-uses.ts';
import { JOB_ORDERS_VIEW, visibleJobNotes } from '../access.ts';

/** Who reads a note. */
export const NoteVisibilityEnum = builder.enumType('NoteVisibility', {
  description: 'Who reads a note.',
  values: {
    INTERNAL: { description: 'Staff only.' },
    CUSTOMER: { description: 'Shared between customer and staff.' },
  } as const,
});

fileUse('notes', (viewer) =>
  viewer.can(JOB_ORDERS_VIEW) ? { note: { is: visibleJobNotes(viewer) } } : null,
);

/** A note on a job. */
export const JobNote = builder.prismaNode('JobNote', {
  description: 'A note on a job.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleJobNotes(viewer) }),
  nullable: true,
  sample: async ({ buyer, note, foreignBuyer }) => ({
    as: buyer,
    id: await note('CUSTOMER'),
    hiddenFrom: foreignBuyer,
    special: { internal: await note('INTERNAL') },
  }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    visibility: t.field({
      type: NoteVisibilityEnum,
      description: 'Who reads it.',
      resolve: ({ visibility }) => (visibility === 'INTERNAL' ? 'INTERNAL' : 'CUSTOMER'),
    }),
    text: t.exposeString('text', { description: 'Plain text.' }),
    author: t.relation('author', { description: 'In whose name it was written.' }),
    actingBy: t.relation('actingBy', {
      nullable: true,
      description: 'Staff member who wrote it in that name.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    attachments: t.field({
      type: [FileInfo],
      description: 'Pictures, in order.',
      select: (_args, _context, nestedSelection) => ({
        attachments: { orderBy: { rank: 'asc' }, select: { file: nestedSelection(true) } },
      }),
      resolve: ({ attachments }) => attachments.map(({ file }) => file),
    }),
  }),
});

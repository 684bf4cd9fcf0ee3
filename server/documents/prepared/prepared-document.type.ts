import { builder } from '../../schema/builder.ts';

const PreparedDocumentStatusEnum = builder.enumType('PreparedDocumentStatus', {
  description: 'How far a document of many pages is.',
  values: {
    WAITING: { description: 'It is being made.' },
    READY: { description: '`url` has it, until `expiresAt`.' },
    FAILED: { description: '`problem` has the reason.' },
  } as const,
});

type Status = typeof PreparedDocumentStatusEnum.$inferType;

/** A long document, made in the background. */
export const PreparedDocument = builder.prismaObject('PreparedDocument', {
  description: 'A document of many pages that is generated in the background and kept for an hour.',
  select: { id: true },
  fields: (t) => ({
    key: t.exposeID('id', { description: 'Names it, for `preparedDocument`.' }),
    status: t.field({
      type: PreparedDocumentStatusEnum,
      description: 'Progress.',
      select: { status: true },
      // The column contains only these values.
      resolve: ({ status }) => status as Status,
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why it failed: `NOT_FOUND`, `FORBIDDEN`, `UNAUTHENTICATED` or `GENERAL`.',
    }),
    url: t.string({
      nullable: true,
      description: 'Address of the file; null until it is ready.',
      select: { id: true, status: true },
      resolve: ({ id, status }) => (status === 'READY' ? `/documents/prepared/${id}.pdf` : null),
    }),
    title: t.exposeString('title', { nullable: true, description: 'File name, once it is ready.' }),
    pages: t.exposeInt('pages', { nullable: true, description: 'Pages, once it is ready.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is kept.' }),
  }),
});

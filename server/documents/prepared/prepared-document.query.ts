import { builder } from '../../schema/builder.ts';
import { visiblePreparedDocuments } from './access.ts';
import { PreparedDocument } from './prepared-document.type.ts';

/** Form of an id: anything else names nothing. */
const ID = /^[0-9a-f]{32}$/;

builder.queryField('preparedDocument', (t) =>
  t.prismaField({
    type: PreparedDocument,
    nullable: true,
    description: 'A document that the viewer had prepared, by its id; null when it is kept no longer.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ required: true, description: 'Id, as `prepareJobTravelers` answered it.' }) },
    sample: async ({ buyer, preparedDocument }) => ({
      as: buyer,
      args: { id: await preparedDocument() },
    }),
    resolve: (query, _root, { id }, { db, viewer, now }) => {
      const visible = visiblePreparedDocuments(viewer, now);
      return visible && ID.test(id)
        ? db.preparedDocument.findFirst({ ...query, where: { id, AND: visible } })
        : null;
    },
  }),
);

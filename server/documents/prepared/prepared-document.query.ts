import { PLANNED_ROWS } from '../../rows/planned-rows.ts';
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
    extensions: PLANNED_ROWS,
    args: { id: t.arg.id({ required: true, description: 'Id, as `prepareJobTravelers` answered it.' }) },
    sample: async ({ buyer, preparedDocument }) => ({
      as: buyer,
      args: { id: await preparedDocument() },
    }),
    resolve: (query, _root, { id }, { db, viewer, now }) => {
      const where = { id: { in: ID.test(id) ? [id] : [] }, AND: visiblePreparedDocuments(viewer, now) };
      return db.preparedDocument.findFirst({ ...query, where });
    },
  }),
);

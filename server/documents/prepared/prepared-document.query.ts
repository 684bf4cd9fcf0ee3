import { PLANNED_ROWS } from '../../rows/planned-rows.ts';
import { builder } from '../../schema/builder.ts';
import { visiblePreparedDocuments } from './access.ts';
import { PreparedDocument } from './prepared-document.type.ts';

/** Format of a key. Others do not exist. */
const KEY = /^[0-9a-f]{32}$/;

builder.queryField('preparedDocument', (t) =>
  t.prismaField({
    type: PreparedDocument,
    nullable: true,
    description: 'A prepared document of the viewer, by its key; null when it has expired.',
    authScopes: { signedIn: true },
    extensions: PLANNED_ROWS,
    args: { key: t.arg.id({ required: true, description: 'Key, as `prepareJobTravelers` answered it.' }) },
    sample: async ({ buyer, preparedDocument }) => ({
      as: buyer,
      args: { key: await preparedDocument() },
    }),
    resolve: (query, _root, { key }, { db, viewer, now }) => {
      const where = { id: { in: KEY.test(key) ? [key] : [] }, AND: visiblePreparedDocuments(viewer, now) };
      return db.preparedDocument.findFirst({ ...query, where });
    },
  }),
);

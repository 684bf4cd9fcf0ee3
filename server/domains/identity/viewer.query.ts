import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../schema/builder.ts';
import { ViewerType } from './viewer.type.ts';

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: 'The signed-in user; null for visitors.',
    resolve: (_root, _args, context, info) => {
      const { db, viewer } = context;
      if (!viewer.isSignedIn) return null;
      return db.user.findUnique({ ...queryFromInfo({ context, info }), where: { id: viewer.userId } });
    },
  }),
);

import { cachedRows } from '../../database/changes/cached-rows.ts';
import { builder } from '../../schema/builder.ts';
import { Module } from './module.type.ts';

builder.queryField('modules', (t) =>
  t.prismaField({
    type: [Module],
    description:
      'All enabled modules, in order. `viewer.availableModules` lists those that the viewer may open.',
    authScopes: { signedIn: true },
    resolve: (query, _root, _args, context) =>
      cachedRows(context, ['modules', query], () =>
        context.db.module.findMany({
          ...query,
          where: { enabled: true },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      ),
  }),
);

import { keptRows } from '../../database/changes/kept-rows.ts';
import { builder } from '../../schema/builder.ts';
import { Module } from './module.type.ts';

builder.queryField('modules', (t) =>
  t.prismaField({
    type: [Module],
    description:
      'Every module that is switched on, in order. `viewer.availableModules` are those one may open.',
    authScopes: { signedIn: true },
    resolve: (query, _root, _args, context) =>
      keptRows(context, ['modules', query], () =>
        context.db.module.findMany({
          ...query,
          where: { enabled: true },
          orderBy: [{ rank: 'asc' }, { id: 'asc' }],
        }),
      ),
  }),
);

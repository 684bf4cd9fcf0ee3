import type { Prisma } from '../../database/generated/client.ts';
import { countRows } from '../../fast-path/count-rows.ts';
import { findRows } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { builder } from '../../schema/builder.ts';
import type { CountExtent } from '../../schema/connection.ts';
import { keysetPage } from '../../schema/keyset.ts';
import { INTEGRATIONS_VIEW, visibleFailedTasks } from './access.ts';
import { FailedTask } from './failed-task.type.ts';

builder.queryField('failedTasks', (t) =>
  t.connection(
    {
      type: FailedTask,
      description:
        'Background work that was given up and waits for somebody to retry or discard it, newest first.',
      authScopes: { permission: INTEGRATIONS_VIEW },
      extensions: PLANNED_ROWS,
      resolve: async (_root, args, context, info) => {
        const rows = visibleFailedTasks(context.viewer);
        const query = plannedQuery({
          context,
          info,
          select: { id: true, failedAt: true },
          path: ['edges', 'node'],
        });
        const page = await keysetPage({
          args,
          sort: [{ column: 'failedAt', kind: 'date', direction: 'desc' }],
          find: ({ where, ...paging }: Keyset) =>
            findRows(context, 'FailedTask', { ...query, ...paging, where: { AND: [rows, where] } }),
        });
        return {
          ...page,
          countRows: (extent: CountExtent) => countRows(context, 'FailedTask', { where: rows }, extent),
        };
      },
    },
    { name: 'FailedTaskConnection', description: 'A page of failed tasks.' },
    { name: 'FailedTaskEdge', description: 'A failed task in the list.' },
  ),
);

type Keyset = {
  where: Prisma.FailedTaskWhereInput;
  orderBy: Prisma.FailedTaskOrderByWithRelationInput[];
  take: number;
  skip: number;
};

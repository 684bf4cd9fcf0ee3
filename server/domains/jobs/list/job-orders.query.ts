import type { Prisma } from '../../../database/generated/client.ts';
import { countRows } from '../../../fast-path/count-rows.ts';
import { findRows } from '../../../fast-path/find-rows.ts';
import { plannedQuery } from '../../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../../fast-path/planned-rows.ts';
import { builder } from '../../../schema/builder.ts';
import type { CountExtent } from '../../../schema/connection.ts';
import { keysetPage } from '../../../schema/keyset.ts';
import { JOB_ORDERS_VIEW } from '../access.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { JobOrderFilterInput, JobOrderOrderInput, OrderTabEnum } from './job-order-filter.input.ts';
import { inTab, jobOrderRows, jobOrderSort } from './job-order-list.ts';

builder.queryField('jobOrders', (t) =>
  t.connection(
    {
      type: JobOrder,
      description: 'Job orders of the active customer, or all for staff.',
      authScopes: { permission: JOB_ORDERS_VIEW },
      extensions: PLANNED_ROWS,
      args: {
        tab: t.arg({ type: OrderTabEnum, defaultValue: 'ALL', description: 'Tab of the list.' }),
        filter: t.arg({ type: JobOrderFilterInput, description: 'Which jobs.' }),
        orderBy: t.arg({ type: JobOrderOrderInput, description: 'Order; newest first unless given.' }),
        skip: t.arg.int({ description: 'Rows to pass over, 10,000 at most; deeper pages go by cursor.' }),
      },
      resolve: async (_root, args, context, info) => {
        const rows: Prisma.JobOrderWhereInput = {
          AND: [await jobOrderRows(context, args.filter), ...inTab(args.tab)],
        };
        const query = plannedQuery({ context, info, select: SORTED, path: ['edges', 'node'] });
        const page = await keysetPage({
          args,
          sort: jobOrderSort(args.orderBy),
          find: ({ where, ...paging }: { where: Prisma.JobOrderWhereInput } & Paging) =>
            findRows(context, 'JobOrder', { ...query, ...paging, where: { AND: [rows, where] } }),
        });
        // Whoever sees everybody's jobs has no index to find them by but that of the ids.
        const orderBy = context.viewer.isStaff ? { orderBy: { id: 'desc' as const } } : {};
        return {
          ...page,
          countRows: (extent: CountExtent) =>
            countRows(context, 'JobOrder', { where: rows, ...orderBy }, extent),
        };
      },
    },
    { name: 'JobOrderConnection', description: 'A page of job orders.' },
    { name: 'JobOrderEdge', description: 'A job order in the list.' },
  ),
);

/** Columns that the list is sorted by. */
const SORTED = { id: true, createdAt: true, promisedOn: true, numberRank: true } as const;

type Paging = { orderBy: Prisma.JobOrderOrderByWithRelationInput[]; take: number; skip: number };

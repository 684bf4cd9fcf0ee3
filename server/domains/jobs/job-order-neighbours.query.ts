import type { Prisma } from '../../database/generated/client.ts';
import { codeOf } from '../../lib/plain-text.ts';
import { builder } from '../../schema/builder.ts';
import { cursorOf, keysetPage, type PageArgs } from '../../schema/keyset.ts';
import { JOB_ORDERS_VIEW, visibleJobOrders } from './access.ts';
import { JobOrderFilterInput, JobOrderOrderInput, OrderTabEnum } from './job-order-filter.input.ts';
import { inTab, jobOrderRows, jobOrderSort } from './job-order-list.ts';

type Neighbours = { previous: string | null; next: string | null };

const NeighboursType = builder.objectRef<Neighbours>('JobOrderNeighbours').implement({
  description: 'Numbers of the jobs before and after one in a list.',
  fields: (t) => ({
    previous: t.exposeString('previous', {
      nullable: true,
      description: 'Number of the job before; null at the start.',
    }),
    next: t.exposeString('next', {
      nullable: true,
      description: 'Number of the job after; null at the end.',
    }),
  }),
});

builder.queryField('jobOrderNeighbours', (t) =>
  t.field({
    type: NeighboursType,
    description: 'Neighbours of a job in the list one came from.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    args: {
      number: t.arg.string({ required: true, description: 'Number of the job.' }),
      tab: t.arg({ type: OrderTabEnum, defaultValue: 'ALL', description: 'Tab of the list.' }),
      filter: t.arg({ type: JobOrderFilterInput, description: 'Filter of the list.' }),
      orderBy: t.arg({ type: JobOrderOrderInput, description: 'Order of the list.' }),
    },
    resolve: async (_root, args, context): Promise<Neighbours> => {
      const { db, viewer } = context;
      const rows = { AND: [await jobOrderRows(context, args.filter), ...inTab(args.tab)] };
      const job = await db.jobOrder.findFirst({
        where: { number: codeOf(args.number) ?? '', AND: visibleJobOrders(viewer) },
        select: SORTED,
      });
      if (!job) return { previous: null, next: null };
      const sort = jobOrderSort(args.orderBy);
      const cursor = cursorOf(job, sort);
      const numberAt = async (page: PageArgs) => {
        const { edges } = await keysetPage({
          args: page,
          sort,
          find: ({
            where,
            ...paging
          }: Pick<Required<Prisma.JobOrderFindManyArgs>, 'where' | 'take' | 'skip'> & {
            orderBy: Prisma.JobOrderOrderByWithRelationInput[];
          }) => db.jobOrder.findMany({ ...paging, where: { AND: [rows, where] }, select: SORTED }),
        });
        return edges[0]?.node.number ?? null;
      };
      const [previous, next] = await Promise.all([
        numberAt({ last: 1, before: cursor }),
        numberAt({ first: 1, after: cursor }),
      ]);
      return { previous, next };
    },
  }),
);

/** Columns that lists are sorted by, and the number. */
const SORTED = {
  id: true,
  number: true,
  createdAt: true,
  promisedOn: true,
  numberRank: true,
} satisfies Prisma.JobOrderSelect;

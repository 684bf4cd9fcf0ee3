import { Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import { orderText } from '../../../fast-path/order-text.ts';
import { statementParts } from '../../../fast-path/row-parameters.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { builder } from '../../../schema/builder.ts';
import { cursorOf, type PageArgs, pageQuery, type SortColumn } from '../../../schema/keyset.ts';
import { JOB_ORDERS_VIEW, visibleJobOrders } from '../access.ts';
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
      const previous = nearest({ last: 1, before: cursor }, sort, rows);
      const next = nearest({ first: 1, after: cursor }, sort, rows);
      const found = await db.$queryRaw<{ previous: string | null; next: string | null }[]>(
        Prisma.sql`SELECT (${previous}) AS previous, (${next}) AS next`,
      );
      return found[0] ?? { previous: null, next: null };
    },
  }),
);

/** The number of the first job beyond a cursor, as a sub-select: both neighbours are read in one statement. */
function nearest(args: PageArgs, sort: SortColumn[], rows: Prisma.JobOrderWhereInput): Prisma.Sql {
  const { where, orderBy } = pageQuery(args, sort);
  return Prisma.sql`SELECT job.number FROM "JobOrder" job WHERE ${whereSql('JobOrder', { AND: [rows, where] }, 'job')}
    ${Prisma.raw(orderText('JobOrder', orderBy, 'job', statementParts()))} LIMIT 1`;
}

/** Columns that lists are sorted by, and the number. */
const SORTED = {
  id: true,
  number: true,
  createdAt: true,
  promisedOn: true,
  numberRank: true,
} satisfies Prisma.JobOrderSelect;

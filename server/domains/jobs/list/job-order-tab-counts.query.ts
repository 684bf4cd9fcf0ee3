import { Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import { builder } from '../../../schema/builder.ts';
import { COUNT_CAP } from '../../../schema/connection.ts';
import { JOB_ORDERS_VIEW } from '../access.ts';
import { JobOrderFilterInput, OrderTabEnum } from './job-order-filter.input.ts';
import { inTab, jobOrderRows, type ListTab } from './job-order-list.ts';

const TABS: readonly ListTab[] = ['NEW', 'PROCESSING', 'CLOSED', 'ALL'];

type TabCount = { tab: ListTab; count: number; atLeast: boolean };

const TabCountType = builder.objectRef<TabCount>('TabCount').implement({
  description: 'How many rows a tab has, capped at 1,000.',
  fields: (t) => ({
    tab: t.field({ type: OrderTabEnum, description: 'The tab.', resolve: ({ tab }) => tab }),
    count: t.exposeInt('count', { description: 'Rows, 1,000 at most.' }),
    atLeast: t.exposeBoolean('atLeast', { description: 'There are more than `count`.' }),
  }),
});

builder.queryField('jobOrderTabCounts', (t) =>
  t.field({
    type: [TabCountType],
    description: 'Rows of every tab over one filter, in one statement; each capped at 1,000.',
    authScopes: { permission: JOB_ORDERS_VIEW },
    args: { filter: t.arg({ type: JobOrderFilterInput, description: 'Which jobs.' }) },
    resolve: async (_root, { filter }, context) => {
      const rows = await jobOrderRows(context, filter);
      const counts = await context.db.$queryRaw<Record<ListTab, number>[]>(tabCountsSql(rows));
      return TABS.map((tab): TabCount => {
        const found = counts[0]?.[tab] ?? 0;
        return { tab, count: Math.min(found, COUNT_CAP), atLeast: found > COUNT_CAP };
      });
    },
  }),
);

/** One row with a column per tab; each count stops one row past the cap. */
export function tabCountsSql(rows: Prisma.JobOrderWhereInput): Prisma.Sql {
  const columns = TABS.map((tab) => {
    const where = whereSql('JobOrder', { AND: [rows, ...inTab(tab)] }, 'job');
    // Ordered so that a scan of the whole table is never the cheapest way to the first thousand rows.
    const some = Prisma.sql`SELECT 1 FROM "JobOrder" job WHERE ${where} ORDER BY job.id DESC LIMIT ${COUNT_CAP + 1}`;
    return Prisma.sql`(SELECT count(*)::int FROM (${some}) found) AS ${Prisma.raw(`"${tab}"`)}`;
  });
  return Prisma.sql`SELECT ${Prisma.join(columns)}`;
}

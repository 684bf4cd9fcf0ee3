import { Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import { READ_AS_PLANNED, type RowOf, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { promiseBounds } from '../../jobs/rules/bench/bench-schedule.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { today } from '../../settings/company-day.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { benchJobOrders } from '../access.ts';
import { type BenchColumn, benchColumns, CARDS } from '../rules/bench-columns.ts';
import { JobStageType } from './job-stage.type.ts';

type ColumnWithJobs = BenchColumn & { jobs: RowOf<'JobOrder'>[] };

const BenchColumnType = builder.objectRef<ColumnWithJobs>('BenchColumn').implement({
  description: 'A bench stage with the job orders at it and waiting for it.',
  fields: (t) => ({
    stage: t.field({
      type: JobStageType,
      nullable: true,
      description: 'The stage; null: jobs whose work has not begun.',
      resolve: ({ stage }) => (stage === null ? null : { code: stage }),
    }),
    active: t.exposeInt('active', { description: 'Number of jobs in work at this stage.' }),
    waiting: t.exposeInt('waiting', {
      description: 'Number of jobs waiting for it; at the last stage: number of finished jobs.',
    }),
    late: t.exposeInt('late', { description: 'Number of jobs, in work or waiting, whose promise is RED.' }),
    capacity: t.exposeInt('capacity', {
      nullable: true,
      description: 'Capacity in jobs; null: unlimited.',
    }),
    isOverCapacity: t.exposeBoolean('isOverCapacity', { description: 'The stage is over capacity.' }),
    jobs: t.field({
      type: [JobOrder],
      description: `The first ${CARDS}: jobs in work, then waiting jobs, the most urgent first.`,
      extensions: READ_AS_PLANNED,
      resolve: ({ jobs }) => jobs,
    }),
  }),
});

builder.queryField('benchBoard', (t) =>
  t.field({
    type: [BenchColumnType],
    description: 'The bench stages in working order, with their jobs. For staff who record stages (1703).',
    authScopes: { permission: JOB_ORDERS_STAGE },
    budget: 2,
    resolve: async (_root, _args, context, info): Promise<ColumnWithJobs[]> => {
      // Only staff see the bench, regardless of a customer's roles.
      if (!context.viewer.isStaff) return [];
      const { BENCH_CAPACITY } = await requestSettings(context);
      const columns = benchColumns(await countStages(context), BENCH_CAPACITY);
      const ids = columns.flatMap(({ jobIds }) => jobIds);
      const jobs = await readRows(context, 'JobOrder', {
        info,
        path: ['jobs'],
        where: { id: { in: ids }, AND: benchJobOrders(context.viewer) },
      });
      const byId = new Map(jobs.map((job) => [job.id, job]));
      return columns.map((column) => ({
        ...column,
        jobs: column.jobIds.flatMap((id) => byId.get(id) ?? []),
      }));
    },
  }),
);

/** Number of jobs per stage, and the first of them. */
async function countStages(context: Context) {
  const { red } = promiseBounds(await today(context));
  return context.db.$queryRaw<
    { stage: number | null; jobs: number; late: number; ids: number[] }[]
  >`SELECT listed.stage, count(*)::int AS jobs, (count(*) FILTER (WHERE listed."startBy" < ${red}::date))::int AS late,
      (array_agg(listed.id ORDER BY listed."startBy" ASC NULLS LAST, listed.id))[1:${Prisma.raw(String(CARDS))}] AS ids
    FROM "JobOrder" listed
    WHERE ${whereSql('JobOrder', benchJobOrders(context.viewer), 'listed')}
    GROUP BY listed.stage`;
}

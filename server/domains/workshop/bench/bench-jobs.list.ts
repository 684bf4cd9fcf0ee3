import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { builder } from '../../../schema/builder.ts';
import { visibleJobOrders } from '../../jobs/access.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { promiseBounds } from '../../jobs/rules/bench/bench-schedule.ts';
import { BENCH_STAGES, DONE_STAGE, isActiveStage, isStageCode } from '../../jobs/rules/bench/bench-stages.ts';
import { JOB_ORDERS_STAGE } from '../../jobs/rules/transitions.ts';
import { withWordsOf } from '../../search/term-search.ts';
import { today } from '../../settings/company-day.ts';
import { benchJobOrders } from '../access.ts';
import { BENCH_JOB_EXPORT } from './bench-job-export.ts';
import { PromiseStateEnum } from './promise.type.ts';

const BenchWorkEnum = builder.enumType('BenchWork', {
  description: 'Whether a job on the bench is in work or waiting for a stage.',
  values: {
    ACTIVE: { description: 'It is at a stage.' },
    WAITING: { description: 'It waits for its next stage, or for the first one.' },
  } as const,
});

const ACTIVE = BENCH_STAGES.map(({ code }) => code).filter(isActiveStage);
const WAITING = [...BENCH_STAGES.map(({ code }) => code - 1), DONE_STAGE];

/** Jobs on the bench, for workshop staff. */
export const benchJobs = list('benchJobs', {
  model: 'JobOrder',
  type: JobOrder,
  typeName: 'BenchJob',
  noun: { one: 'job on the bench', many: 'jobs on the bench' },
  description: 'Jobs that are approved or in work. For staff who record stages (1703).',
  permission: JOB_ORDERS_STAGE,
  visible: benchJobOrders,
  hasFilterInput: true,
  filters: {
    search: search({
      description: 'Prefix search over the words of number, PO, references, end customer, piece or customer.',
      examples: ['client', 'jo-100', 'nothing like it'],
      where: (text): Prisma.JobOrderWhereInput => withWordsOf(text),
    }),
    stage: filter({
      type: 'Int',
      description: 'Code of the stage that the job is at or waits for; 0: work has not begun.',
      check: z.int().refine((code) => code === 0 || isStageCode(code), 'UNKNOWN'),
      examples: [0, 40, 70],
      where: (code): Prisma.JobOrderWhereInput =>
        code === 0 ? { stage: null } : { stage: { in: [code - 1, code] } },
    }),
    work: filter({
      type: BenchWorkEnum,
      description: 'Whether it is in work or waiting.',
      where: (work): Prisma.JobOrderWhereInput =>
        work === 'ACTIVE' ? { stage: { in: ACTIVE } } : { OR: [{ stage: null }, { stage: { in: WAITING } }] },
    }),
    promise: filter({
      type: PromiseStateEnum,
      description: 'State of its promise.',
      where: async (state, context): Promise<Prisma.JobOrderWhereInput> => {
        const { red, amber } = promiseBounds(await today(context));
        const [late, soon] = [dateOfIsoDay(red), dateOfIsoDay(amber)];
        if (state === 'RED') return { startBy: { lt: late } };
        return { startBy: state === 'AMBER' ? { gte: late, lt: soon } : { gte: soon } };
      },
    }),
    jobOrderIds: onlyThese('JobOrder', async ({ job }) => [[await job(), await job()]]),
  },
  sorts: {
    START_BY: {
      description: 'Latest day to start the remaining work; jobs without a promised day are last.',
      by: ['startBy'],
    },
    PROMISED_ON: { description: 'Promised day.', by: ['promisedOn'] },
    NUMBER: { description: 'Number, in counting order.', by: ['numberRank'] },
  },
  defaultSort: { field: 'START_BY', direction: 'asc', meaning: 'the most urgent first' },
  selectable: true,
  export: BENCH_JOB_EXPORT,
  grid: 'BENCH_JOBS',
  neighbours: {
    by: 'number',
    visible: visibleJobOrders,
    // Staff see all jobs.
    sample: async ({ jobNumber }) => ({ own: await jobNumber() }),
  },
  countedBy: () => ({ id: 'desc' }),
  sample: ({ sales }) => ({ as: sales, args: { orderBy: { field: 'NUMBER', direction: 'ASC' } } }),
});

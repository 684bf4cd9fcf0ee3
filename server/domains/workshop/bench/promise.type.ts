import { builder } from '../../../schema/builder.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { promiseState } from '../../jobs/rules/bench/bench-schedule.ts';
import { isOnBench } from '../../jobs/rules/job-edits.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';

/** State of a promised day. */
export const PromiseStateEnum = builder.enumType('PromiseState', {
  description: 'State of the promise of a job on the bench, based on the remaining work.',
  values: {
    GREEN: { description: 'In time.' },
    AMBER: { description: 'Less than two business days to spare.' },
    RED: { description: 'Late, or more business days of work left than days.' },
  } as const,
});

builder.prismaObjectFields(JobOrder, (t) => ({
  startBy: t.field({
    type: 'Date',
    nullable: true,
    description:
      'Staff only: latest day to start the remaining work and still meet the promised day; null without a promised day.',
    select: { startBy: true },
    resolve: ({ startBy }, _args, { viewer }) => (viewer.isStaff ? startBy : null),
  }),
  promiseState: t.field({
    type: PromiseStateEnum,
    nullable: true,
    description: 'Staff only: state of its promise; null without a promised day, and off the bench.',
    select: { startBy: true, statusId: true },
    resolve: async ({ startBy, statusId }, _args, context) => {
      if (!context.viewer.isStaff || !isOnBench(jobStatusCode(statusId))) return null;
      return promiseState(isoDayOfColumn(startBy), await today(context));
    },
  }),
}));

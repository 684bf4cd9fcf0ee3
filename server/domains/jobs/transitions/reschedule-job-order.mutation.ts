import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { addDays, isoDayOf, storedDay } from '../../../lib/calendar.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { JOB_TEXT_LENGTHS } from '../rules/job-limits.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { changeJob, recordStep, stepAudit } from './change-job.ts';
import { editedJob } from './edited-job.ts';
import { jobOrderField } from './job-order-result.ts';

/** Maximum number of days from today to a promised day. */
const MAX_DAYS_AHEAD = 3 * 366;

const rules = z.object({ reason: z.string().trim().max(JOB_TEXT_LENGTHS.reason, 'TOO_LONG').nullish() });

mutation('rescheduleJobOrder', {
  description: 'Changes the promised day, of which the customer is notified with the reason. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: stepAudit('RESCHEDULE'),
  repeat: 'naturally repeatable: sets a day',
  budget: 6,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    promisedOn: t.field({ type: 'Date', required: true, description: 'New promised day, today or later.' }),
    reason: t.string({ description: 'Why, for the customer and the history.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const jobOrderId = rowKey('JobOrder', input.id);
    const { reason } = parseInput(rules, { reason: input.reason });
    const [day, now] = [storedDay(input.promisedOn), await today(context)];
    if (day < now) throw InvalidInputError.of('promisedOn', 'DATE_IN_PAST', 'Promise today or later.');
    if (day > addDays(now, MAX_DAYS_AHEAD))
      throw InvalidInputError.of('promisedOn', 'OUT_OF_RANGE', 'Within three years.');
    await writes.transaction(async (tx, record) => {
      const job = await editedJob(tx, context, {
        jobOrderId,
        version: input.version,
        edit: 'RESCHEDULE',
        refusal: () => 'JOB_ORDER_CLOSED',
      });
      const promise = { day: input.promisedOn, by: context.viewer, reason: reason || null };
      await changeJob(tx, job, { promise });
      await recordStep(tx, context, {
        job,
        toStatusId: job.statusId,
        action: 'RESCHEDULE',
        reason: reason || null,
        detail: { promisedOn: { from: isoDayOfColumn(job.promisedOn), to: day } },
        record,
      });
    });
    return { jobOrderId };
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job }) => ({
    as: caller(sales),
    input: {
      id: await job(),
      promisedOn: addDays(isoDayOf(new Date(), 'UTC'), 365),
      reason: 'The stone is late',
    },
  }),
});

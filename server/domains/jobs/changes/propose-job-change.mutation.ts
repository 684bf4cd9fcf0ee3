import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { addDays, isoDayOf, storedDay } from '../../../lib/calendar.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { JOB_TEXT_LENGTHS } from '../rules/job-limits.ts';
import { JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { readPrice } from '../services/read-price.ts';
import { changeJob } from '../transitions/change-job.ts';
import { editedJob } from '../transitions/edited-job.ts';
import { jobOrderField } from '../transitions/job-order-result.ts';
import { proposeChange } from './propose-change.ts';

const rules = z.object({
  serviceTypeCode: z.string().trim().max(40),
  note: z.string().trim().min(1, 'REQUIRED').max(JOB_TEXT_LENGTHS.change),
});

mutation('proposeJobChange', {
  description:
    'Proposes a change to a job in work (description, price, promised day) and asks the customer for approval. Staff only.',
  permission: JOB_ORDERS_STAGE,
  audit: { action: ['JOB_CHANGE_PROPOSED', 'JOB_ORDER_CHANGE_ORDER'], entityType: 'JobOrder' },
  repeat: 'keyed',
  // Includes the people that the job waits for.
  budget: 15,
  input: (t) => ({
    id: t.id({ required: true, description: 'Job order.' }),
    serviceTypeCode: t.string({ required: true, description: 'Kind of work that changes, e.g. `CAD`.' }),
    note: t.string({ required: true, description: 'What changes, 4,000 characters at most.' }),
    price: t.field({ type: 'Decimal', description: 'Additional charge once it is approved; absent: none.' }),
    promisedOn: t.field({
      type: 'Date',
      description: 'New promised day; absent: unchanged.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async (input, context, writes) => {
    const { serviceTypeCode, note } = parseInput(rules, {
      serviceTypeCode: input.serviceTypeCode,
      note: input.note,
    });
    const jobOrderId = rowKey('JobOrder', input.id);
    const price = readPrice(input.price);
    const { promisedOn } = input;
    const now = await today(context);
    if (promisedOn && storedDay(promisedOn) < now)
      throw InvalidInputError.of('promisedOn', 'DATE_IN_PAST', 'Promise today or later.');
    if (promisedOn && storedDay(promisedOn) > addDays(now, MAX_DAYS_AHEAD))
      throw InvalidInputError.of('promisedOn', 'OUT_OF_RANGE', 'Within three years.');
    return writes.once({
      request: {
        jobOrderId,
        serviceTypeCode,
        note,
        price: price?.toFixed() ?? null,
        promisedOn: promisedOn ? storedDay(promisedOn) : null,
        version: input.version ?? null,
      },
      work: async (tx, record) => {
        const job = await editedJob(tx, context, {
          jobOrderId,
          version: input.version,
          edit: 'CHANGE',
          refusal: () => 'JOB_ORDER_NOT_IN_WORK',
        });
        await changeJob(tx, job, {});
        record({
          action: 'JOB_CHANGE_PROPOSED',
          entityId: job.id,
          customerId: job.customerId,
          data: { number: job.number, serviceTypeCode, price: price?.toFixed(2) ?? null },
        });
        const change = {
          serviceTypeCode,
          note,
          price,
          ...(promisedOn ? { promisedOn: { before: job.promisedOn, after: promisedOn } } : {}),
        };
        await proposeChange(tx, context, { job, change, record });
        return { jobOrderId };
      },
    });
  },
  success: (t) => ({ jobOrder: jobOrderField(t) }),
  sample: async ({ caller, sales, job, move }) => ({
    as: caller(sales),
    input: {
      id: await move(await job(), 'RELEASE'),
      serviceTypeCode: 'SETTING',
      note: 'Six claws instead of four.',
      price: '35.00',
      promisedOn: addDays(isoDayOf(new Date(), 'UTC'), 30),
    },
    audited: ['JOB_CHANGE_PROPOSED', 'JOB_ORDER_CHANGE_ORDER'],
  }),
});

/** Maximum number of days from today to a promised day. */
const MAX_DAYS_AHEAD = 3 * 366;

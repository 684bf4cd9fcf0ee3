import { z } from 'zod';
import { isoDayOf, storedDay } from '../../../lib/calendar.ts';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { today } from '../../settings/company-day.ts';
import { requireManaging } from '../access.ts';
import { consignmentField } from '../consignment/consignment-result.ts';
import { CONSIGNMENT_TEXT_LENGTHS } from '../rules/consignment-limits.ts';
import { changeDueDate } from './change-due-date.ts';
import { consignmentAudit } from './record-event.ts';

const rules = z.object({
  reason: z.string().trim().min(1, 'REQUIRED').max(CONSIGNMENT_TEXT_LENGTHS.reason),
});

mutation('changeConsignmentDueDate', {
  description:
    'Changes the due date of a consignment that is out, with a reason: today or later, and within a year of the day on which it was sent. Staff only.',
  permission: requireManaging,
  audit: consignmentAudit('CHANGE_DUE_DATE'),
  repeat: 'naturally repeatable: the same day is set again',
  budget: 12,
  input: (t) => ({
    id: t.id({ required: true, description: 'Consignment.' }),
    dueOn: t.field({ type: 'Date', required: true, description: 'The new due date.' }),
    reason: t.string({ required: true, description: 'Reason, visible to the customer.' }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, dueOn, ...given }, context, writes) => {
    const { reason } = parseInput(rules, given);
    const day = await today(context);
    const key = rowKey('Consignment', id);
    const wanted = { id: key, version, dueOn: storedDay(dueOn), reason, today: day };
    return writes.transaction(async (tx, record) => {
      await changeDueDate(tx, context, wanted, record);
      return { consignmentId: key };
    });
  },
  success: (t) => ({ consignment: consignmentField(t) }),
  sample: async ({ caller, sales, consignment }) => ({
    as: caller(sales),
    input: {
      id: encodeGlobalId('Consignment', (await consignment()).id),
      dueOn: isoDayOf(new Date(Date.now() + 45 * 86_400_000), 'UTC'),
      reason: 'The fair is later',
    },
  }),
});

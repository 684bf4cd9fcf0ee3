import { z } from 'zod';
import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { SETTINGS_CHANGE } from '../../settings/access.ts';
import { REMINDER_LIMITS } from '../../settings/rules/reminder-limits.ts';
import { saveSetting } from '../../settings/save-setting.ts';
import { InvoiceReminders } from './invoice-reminders.type.ts';

const { before, after } = REMINDER_LIMITS;

const days = (least: number, most: number) => z.int().min(least, 'OUT_OF_RANGE').max(most, 'OUT_OF_RANGE');
const unique = (numbers: readonly number[]) => [...new Set(numbers)];

const rules = z.object({
  before: z.array(days(0, before.days)).transform(unique).pipe(z.array(z.int()).max(before.most, 'TOO_MANY')),
  after: z.array(days(1, after.days)).transform(unique).pipe(z.array(z.int()).max(after.most, 'TOO_MANY')),
});

mutation('setInvoiceReminders', {
  description:
    'Sets the days on which reminders of open invoices are sent; without days none are sent. Takes effect with the next daily run. Staff only.',
  permission: SETTINGS_CHANGE,
  audit: { action: 'INVOICE_REMINDERS_SET', entityType: null },
  repeat: 'naturally repeatable: sets a value',
  budget: 3,
  input: (t) => ({
    before: t.intList({
      required: true,
      description: `Days before the due day, 0 to ${before.days}, ${before.most} at most.`,
    }),
    after: t.intList({
      required: true,
      description: `Days after the due day, 1 to ${after.days}, ${after.most} at most.`,
    }),
  }),
  resolve: async (input, { viewer }, writes) => {
    // Only staff see the reminder days, regardless of a customer's roles.
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
    const given = parseInput(rules, input);
    await writes.transaction(async (tx, record) => {
      await saveSetting(tx, 'INVOICE_REMINDERS', given);
      record({ customerId: null, data: given });
    });
    return given;
  },
  success: (t) => ({
    reminders: t.field({
      type: InvoiceReminders,
      description: 'The days as they are now.',
      resolve: (reminders) => reminders,
    }),
  }),
  sample: ({ caller, admin }) => ({ as: caller(admin), input: { before: [7, 3], after: [1, 7, 30] } }),
});

import { builder } from '../../../schema/builder.ts';
import type { ReminderDays } from '../rules/reminders.ts';

/** Days on which reminders for open invoices are sent. */
export const InvoiceReminders = builder.objectRef<ReminderDays>('InvoiceReminders').implement({
  description: 'Days on which reminders for open invoices are sent.',
  fields: (t) => ({
    before: t.intList({
      description: 'Days before the due date, the earliest reminder first; empty: no reminders before it.',
      resolve: ({ before }) => before.toSorted((one, other) => other - one),
    }),
    after: t.intList({
      description: 'Days after the due date; empty: no reminders after it.',
      resolve: ({ after }) => after.toSorted((one, other) => one - other),
    }),
  }),
});

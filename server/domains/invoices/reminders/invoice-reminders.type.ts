import { builder } from '../../../schema/builder.ts';
import type { ReminderDays } from '../rules/reminders.ts';

/** When open invoices are reminded of. */
export const InvoiceReminders = builder.objectRef<ReminderDays>('InvoiceReminders').implement({
  description: 'When open invoices are reminded of.',
  fields: (t) => ({
    before: t.intList({
      description:
        'Days before the due day, the earliest reminder first; none: nobody is reminded before it.',
      resolve: ({ before }) => before.toSorted((one, other) => other - one),
    }),
    after: t.intList({
      description: 'Days after the due day; none: nobody is reminded after it.',
      resolve: ({ after }) => after.toSorted((one, other) => one - other),
    }),
  }),
});

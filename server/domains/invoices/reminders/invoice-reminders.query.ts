import { builder } from '../../../schema/builder.ts';
import { SETTINGS_CHANGE } from '../../settings/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { InvoiceReminders } from './invoice-reminders.type.ts';

builder.queryField('invoiceReminders', (t) =>
  t.field({
    type: InvoiceReminders,
    description: 'Days on which reminders for open invoices are sent, as set by `setInvoiceReminders`.',
    authScopes: { permission: SETTINGS_CHANGE },
    budget: 1,
    resolve: async (_root, _args, context) => (await requestSettings(context)).INVOICE_REMINDERS,
  }),
);

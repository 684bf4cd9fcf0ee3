import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { visibleInvoices } from '../access.ts';
import { INVOICES_VIEW } from '../rules/transitions.ts';
import { Invoice } from './invoice.type.ts';

lookUp('invoice', {
  model: 'Invoice',
  type: Invoice,
  description: 'One invoice, by integer id or by number.',
  permission: INVOICES_VIEW,
  visible: visibleInvoices,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `INV-10001`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no invoice has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ buyer, invoice, foreign }) => ({
    as: buyer,
    args: { databaseId: await invoice() },
    foreign: { databaseId: foreign.invoiceDatabaseId, number: foreign.invoiceNumber },
  }),
});

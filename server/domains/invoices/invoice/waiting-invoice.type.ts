import type { Prisma } from '../../../database/generated/client.ts';
import { waitingSubject } from '../../ordering/waiting/waiting-subject.ts';
import { invoiceStatusCode } from '../../payments/rules/invoice-status.ts';
import { visibleInvoices } from '../access.ts';
import { waitedOfInvoice } from '../rules/waited-act.ts';
import { Invoice } from './invoice.type.ts';

const INVOICE = { statusId: true, customerId: true, placedById: true, contactId: true } as const;

waitingSubject(Invoice, {
  model: 'Invoice',
  visible: visibleInvoices,
  select: INVOICE,
  waiting: (invoice: Prisma.InvoiceGetPayload<{ select: typeof INVOICE }>) => {
    const { statusId, customerId, placedById, contactId } = invoice;
    return {
      waited: waitedOfInvoice(invoiceStatusCode(statusId)),
      row: { customerId, placedById, contactId },
    };
  },
});

import { invoiceStatusCode } from '../../payments/rules/invoice-status.ts';
import { waitingSubject } from '../../waiting/waiting-subject.ts';
import { visibleInvoices } from '../access.ts';
import { waitedOfInvoice } from '../rules/waited-act.ts';
import { Invoice } from './invoice.type.ts';

waitingSubject(Invoice, {
  model: 'Invoice',
  visible: visibleInvoices,
  select: { statusId: true },
  waited: ({ statusId }: { statusId: number }) => waitedOfInvoice(invoiceStatusCode(statusId)),
});

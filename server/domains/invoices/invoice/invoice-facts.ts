import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { invoiceStatusCode } from '../../payments/rules/invoice-status.ts';
import type { InvoiceFacts } from '../rules/transitions.ts';

/** Everything that the transition rules read. */
export const FACTS_SELECT = {
  statusId: true,
  appliedElsewhere: true,
  customerId: true,
  placedById: true,
  contactId: true,
} satisfies Prisma.InvoiceSelect;

/** The facts of an invoice for the transition rules. */
export function invoiceFacts({
  statusId,
  appliedElsewhere,
  ...owners
}: Prisma.InvoiceGetPayload<{ select: typeof FACTS_SELECT }>): InvoiceFacts {
  const { customerId, placedById, contactId } = owners;
  return {
    status: invoiceStatusCode(statusId),
    appliedElsewhere: decimal(appliedElsewhere),
    customerId,
    placedById,
    contactId,
  };
}

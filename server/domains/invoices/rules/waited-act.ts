import { type InvoiceStatusCode, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { PAYMENTS_ADD, PAYMENTS_VIEW } from '../../payments/rules/pay-permissions.ts';
import type { Waited } from '../../waiting/rules/waited-act.ts';
import { INVOICES_VIEW } from './transitions.ts';

/** Whom an invoice waits for: its customer if it has a balance, the manufacturer if it is a draft. */
export function waitedOfInvoice(status: InvoiceStatusCode): Waited {
  if (OWED_STATUSES.includes(status)) {
    const permissions = [INVOICES_VIEW, PAYMENTS_VIEW, PAYMENTS_ADD];
    return { act: 'PAY', permissions, isOwnDecision: true };
  }
  return status === 'DRAFT' ? 'MANUFACTURER' : null;
}

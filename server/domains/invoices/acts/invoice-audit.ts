import type { AuditRule } from '../../../schema/mutation-writes.ts';

/** What happens to an invoice. */
type InvoiceAct = 'CREATE' | 'ISSUE' | 'VOID' | 'WRITE_OFF' | 'PAY';

/** What a mutation of invoices records. */
export function invoiceAudit(acts: readonly InvoiceAct[]): AuditRule {
  const actions = acts.map((act) => `INVOICE_${act}`);
  const [first = ''] = actions;
  return { action: actions.length > 1 ? actions : first, entityType: 'Invoice' };
}

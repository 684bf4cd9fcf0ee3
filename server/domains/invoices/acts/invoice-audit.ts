import type { AuditRule } from '../../../schema/mutation-writes.ts';

/** Actions on an invoice. */
type InvoiceAct = 'CREATE' | 'ISSUE' | 'VOID' | 'WRITE_OFF' | 'PAY';

/** Audit rule of mutations of invoices. */
export function invoiceAudit(acts: readonly InvoiceAct[]): AuditRule {
  const actions = acts.map((act) => `INVOICE_${act}`);
  const [first = ''] = actions;
  return { action: actions.length > 1 ? actions : first, entityType: 'Invoice' };
}

import type { Prisma } from '../../../database/generated/client.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { newInvoiceRefusal } from '../rules/new-invoice.ts';
import type { BilledSalesOrder } from './billed-order.ts';
import { billedColumns, lineRows } from './invoice-columns.ts';

/**
 * Updates a draft from its order, so that it shows what it will charge; false if nothing is left. The caller has
 * locked the sales order.
 */
export async function refreshDraft(
  tx: Prisma.TransactionClient,
  billed: BilledSalesOrder,
  { id, total, subTotal }: { id: number; total: DecimalInput; subTotal: DecimalInput },
): Promise<boolean> {
  if (newInvoiceRefusal(billed.facts) !== null) return false;
  const { amounts } = billed;
  if (amounts.grandTotal.equals(decimal(total)) && amounts.subTotal.equals(decimal(subTotal))) return true;
  await tx.invoiceLine.deleteMany({ where: { invoiceId: id } });
  await tx.invoiceLine.createMany({ data: lineRows(id, amounts.lines) });
  await tx.invoice.update({
    where: { id },
    data: { ...billedColumns(billed), isLast: amounts.isLast, version: { increment: 1 } },
    select: { id: true },
  });
  return true;
}

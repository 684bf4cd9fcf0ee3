import type { Prisma } from '../../../database/generated/client.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { newInvoiceRefusal } from '../rules/new-invoice.ts';
import type { BilledSalesOrder } from './billed-order.ts';
import { billedColumns, lineRows } from './invoice-columns.ts';

/**
 * Brings a draft in line with its order, so that it says what it will bill; false when nothing is left to bill. The caller
 * holds the lock of the sales order.
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

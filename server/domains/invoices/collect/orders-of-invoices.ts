import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { lockSalesOrders } from '../../sales-orders/transitions/read-order.ts';
import { settlePaidOrders } from '../../sales-orders/transitions/settle-paid-orders.ts';

/** Invoices that a payment affects: by id, or all open ones of a customer. */
export type TouchedInvoices = readonly number[] | { owedBy: number };

/** Locks the sales orders of invoices. Always done before locking the ledger. */
export async function lockOrdersOf(
  tx: Prisma.TransactionClient,
  touched: TouchedInvoices,
  further: number | null = null,
): Promise<void> {
  const where: Prisma.InvoiceWhereInput =
    'owedBy' in touched
      ? {
          customerId: touched.owedBy,
          statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
        }
      : { id: { in: [...touched] } };
  const ids = [...(await orderIds(tx, where)), ...(further === null ? [] : [further])];
  if (ids.length > 0) await lockSalesOrders(tx, ids);
}

/** Updates the sales orders of invoices after payments. */
export async function settleOrdersOf(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  invoiceIds: readonly number[],
): Promise<void> {
  await settlePaidOrders(tx, actor, await ordersOf(tx, invoiceIds));
}

/** The sales orders of invoices, without duplicates. */
export async function ordersOf(
  tx: Prisma.TransactionClient,
  invoiceIds: readonly number[],
): Promise<number[]> {
  return invoiceIds.length === 0 ? [] : orderIds(tx, { id: { in: [...invoiceIds] } });
}

async function orderIds(tx: Prisma.TransactionClient, where: Prisma.InvoiceWhereInput): Promise<number[]> {
  const invoices = await tx.invoice.findMany({ where, select: { salesOrderId: true } });
  return [...new Set(invoices.flatMap(({ salesOrderId }) => salesOrderId ?? []))];
}

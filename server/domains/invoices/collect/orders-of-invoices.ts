import type { Prisma } from '../../../database/generated/client.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../../payments/rules/invoice-status.ts';
import { lockSalesOrders } from '../../sales-orders/transitions/read-order.ts';
import type { Doer } from '../../sales-orders/transitions/record-event.ts';
import { settlePaidOrders } from '../../sales-orders/transitions/settle-paid-orders.ts';

/** Invoices that money may go to or leave: by their ids, or all of which a customer owes something. */
export type TouchedInvoices = readonly number[] | { owedBy: number };

/** Takes the locks of the sales orders that invoices bill: before that of the ledger, as everybody does. */
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

/** Lets the sales orders of invoices follow what was paid of them. */
export async function settleOrdersOf(
  tx: Prisma.TransactionClient,
  doer: Doer,
  invoiceIds: readonly number[],
): Promise<void> {
  await settlePaidOrders(tx, doer, await ordersOf(tx, invoiceIds));
}

/** The sales orders that invoices bill, each once. */
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

import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { Bookkeeper } from '../../payments/ledger/write-entries.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { newInvoiceRefusal } from '../rules/new-invoice.ts';
import { type BilledSalesOrder, readBilledOrder } from './billed-order.ts';
import { insertInvoice } from './insert-invoice.ts';
import { billedColumns } from './invoice-columns.ts';

/** The invoice of an order that is not void; null: it has none. The caller holds the lock of its sales order. */
export function standingInvoice(
  tx: Prisma.TransactionClient,
  orderGroupId: number,
): Promise<{ id: number; number: string; statusId: number } | null> {
  return tx.invoice.findFirst({
    where: { orderGroupId, statusId: { not: INVOICE_STATUSES.VOID.id } },
    select: { id: true, number: true, statusId: true },
  });
}

/** A draft that was made. */
export type DraftedInvoice = { id: number; number: string; billed: BilledSalesOrder };

/** Makes the draft of an invoice of a sales order; the caller holds its lock. */
export async function draftInvoice(
  tx: Prisma.TransactionClient,
  keeper: Bookkeeper,
  salesOrderId: number,
): Promise<DraftedInvoice> {
  const billed = await readBilledOrder(tx, salesOrderId);
  const { order, facts } = billed;
  const standing = await standingInvoice(tx, order.orderGroup.id);
  const refused = newInvoiceRefusal({ ...facts, isInvoiced: standing !== null });
  if (refused) throw new RefusedError(refused, standing && { number: standing.number });
  const { orderGroup } = order;
  const { id, number } = await insertInvoice(tx, keeper, {
    customerId: order.customerId,
    currency: orderGroup.currency,
    placedById: order.placedById,
    contactId: order.contactId,
    of: { orderGroupId: orderGroup.id, salesOrderId },
    columns: billedColumns(billed),
    lines: billed.amounts.lines,
    words: [order.number, orderGroup.code, orderGroup.poNumber],
  });
  return { id, number, billed };
}

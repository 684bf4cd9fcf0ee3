import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { INVOICE_STATUSES, NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { newInvoiceRefusal } from '../rules/new-invoice.ts';
import { type BilledSalesOrder, readBilledOrder } from './billed-order.ts';
import { insertInvoice } from './insert-invoice.ts';
import { billedColumns } from './invoice-columns.ts';

/** The latest invoice of an order that is not void; null if there is none. The caller has locked its sales order. */
export function latestInvoice(
  tx: Prisma.TransactionClient,
  orderGroupId: number,
): Promise<{ id: number; number: string; statusId: number; shipmentId: number | null } | null> {
  return tx.invoice.findFirst({
    where: { orderGroupId, ...NOT_VOID },
    orderBy: { id: 'desc' },
    select: { id: true, number: true, statusId: true, shipmentId: true },
  });
}

/** A created draft. */
type DraftedInvoice = { id: number; number: string; billed: BilledSalesOrder };

/**
 * Creates the draft of an invoice of a sales order: for one of its shipments, or for everything that is left. The
 * caller has locked the order.
 */
export async function draftInvoice(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  salesOrderId: number,
  shipmentId: number | null = null,
): Promise<DraftedInvoice> {
  const billed = await readBilledOrder(tx, salesOrderId, shipmentId);
  const { order, facts, amounts } = billed;
  const standing = await latestInvoice(tx, order.orderGroup.id);
  const isDrafted = standing?.statusId === INVOICE_STATUSES.DRAFT.id;
  const refused = newInvoiceRefusal({ ...facts, isInvoiced: facts.isInvoiced || isDrafted });
  if (refused) throw new RefusedError(refused, standing && { number: standing.number });
  const { orderGroup } = order;
  const { id, number } = await insertInvoice(tx, actor, {
    customerId: order.customerId,
    currency: orderGroup.currency,
    placedById: order.placedById,
    contactId: order.contactId,
    of: { orderGroupId: orderGroup.id, salesOrderId, shipmentId, isLast: amounts.isLast },
    columns: billedColumns(billed),
    lines: amounts.lines,
    words: [order.number, billed.shipment?.number ?? null, orderGroup.code, orderGroup.poNumber],
  });
  return { id, number, billed };
}

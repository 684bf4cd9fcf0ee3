import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { searchWords } from '../../jobs/rules/search-words.ts';
import type { Bookkeeper } from '../../payments/ledger/write-entries.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { invoiceNumber } from '../rules/invoice-number.ts';
import { newInvoiceRefusal } from '../rules/new-invoice.ts';
import { type BilledSalesOrder, readBilledOrder } from './billed-order.ts';
import { billedColumns, lineRows } from './invoice-columns.ts';

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
  { viewer, now }: Bookkeeper,
  salesOrderId: number,
): Promise<DraftedInvoice> {
  const billed = await readBilledOrder(tx, salesOrderId);
  const { order, facts } = billed;
  const standing = await standingInvoice(tx, order.orderGroup.id);
  const refused = newInvoiceRefusal({ ...facts, isInvoiced: standing !== null });
  if (refused) throw new RefusedError(refused, standing && { number: standing.number });
  const ids = await takeIds(tx, {
    invoice: { table: 'Invoice', column: 'id', count: 1 },
    number: { table: 'Invoice', column: 'numberRank', count: 1 },
  });
  const [id = 0] = ids.invoice;
  const { number, numberRank } = invoiceNumber(ids.number[0] ?? 0);
  const at = now.toISOString();
  const words = [number, order.number, order.orderGroup.code, order.orderGroup.poNumber];
  await insertRows(tx, {
    Invoice: [
      {
        id,
        number,
        numberRank,
        customerId: order.customerId,
        orderGroupId: order.orderGroup.id,
        salesOrderId,
        statusId: INVOICE_STATUSES.DRAFT.id,
        currency: order.orderGroup.currency,
        ...billedColumns(billed),
        placedById: order.placedById,
        contactId: order.contactId,
        createdById: viewer.userId,
        actingById: viewer.actingById,
        createdAt: at,
        updatedAt: at,
      },
    ],
    InvoiceLine: lineRows(id, billed),
    InvoiceSearchTerm: searchWords(words).map((term) => ({ invoiceId: id, term })),
  });
  return { id, number, billed };
}

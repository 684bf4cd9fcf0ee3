import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { Prepayment } from '../../payments/rules/allocation.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { SALES_ORDER_STATUSES } from '../../sales-orders/rules/status-codes.ts';

const SETTLED: readonly number[] = [INVOICE_STATUSES.PAID.id, INVOICE_STATUSES.WRITTEN_OFF.id];

/** Statuses of invoices that payments of their order may still pay. */
const WAITING: readonly number[] = [
  INVOICE_STATUSES.DRAFT.id,
  INVOICE_STATUSES.OPEN.id,
  INVOICE_STATUSES.PARTIALLY_PAID.id,
];

/** Statuses of orders without further shipments. */
const LEFT: readonly number[] = [SALES_ORDER_STATUSES.SHIPPED.id, SALES_ORDER_STATUSES.COMPLETED.id];

/** The columns that `isInvoicingComplete` reads. */
export const MONEY_SELECT = {
  id: true,
  statusId: true,
  invoices: { select: { statusId: true, shipmentId: true } },
  shipments: { where: { voidedAt: null }, select: { id: true } },
} satisfies Prisma.SalesOrderSelect;

/**
 * Whether no money is reserved for an order any more: it was cancelled, or none of its invoices waits for money and
 * either everything was invoiced in one, or there are no further shipments and each one is invoiced. An order that is
 * closed short, or whose last pieces were cancelled, gets no further invoice.
 */
export function isInvoicingComplete({
  statusId,
  invoices,
  shipments,
}: Omit<Prisma.SalesOrderGetPayload<{ select: typeof MONEY_SELECT }>, 'id'>): boolean {
  if (statusId === SALES_ORDER_STATUSES.CANCELLED.id) return true;
  if (invoices.some((invoice) => WAITING.includes(invoice.statusId))) return false;
  const settled = new Set(
    invoices.filter((invoice) => SETTLED.includes(invoice.statusId)).map(({ shipmentId }) => shipmentId),
  );
  if (settled.has(null)) return true;
  return LEFT.includes(statusId) && shipments.length > 0 && shipments.every(({ id }) => settled.has(id));
}

const SETTLED_INVOICE = { statusId: { in: [...SETTLED] } } satisfies Prisma.InvoiceWhereInput;

/** The same as a query condition. */
export const INVOICING_COMPLETE: Prisma.SalesOrderWhereInput = {
  OR: [
    { statusId: SALES_ORDER_STATUSES.CANCELLED.id },
    {
      invoices: { none: { statusId: { in: [...WAITING] } } },
      OR: [
        { invoices: { some: { ...SETTLED_INVOICE, shipmentId: null } } },
        {
          statusId: { in: [...LEFT] },
          shipments: {
            some: { voidedAt: null },
            none: { voidedAt: null, invoices: { none: SETTLED_INVOICE } },
          },
        },
      ],
    },
  ],
};

/** Whether money of a sales order is still reserved for its invoices. The caller has locked the order. */
export async function isReservedFor(tx: Prisma.TransactionClient, salesOrderId: number): Promise<boolean> {
  return (await tx.salesOrder.count({ where: { id: salesOrderId, NOT: INVOICING_COMPLETE } })) > 0;
}

/**
 * What may pay the invoice of an order without new money, in the order of use: payments towards it, then money of the
 * customer that is not reserved for another order; oldest first. The caller has locked the ledger.
 */
export async function orderPrepayments(
  tx: Prisma.TransactionClient,
  { salesOrderId, customerId, currency }: { salesOrderId: number; customerId: number; currency: string },
): Promise<Prepayment[]> {
  const payments = await tx.payment.findMany({
    where: {
      customerId,
      currency,
      available: { gt: 0 },
      OR: [{ salesOrderId }, { salesOrderId: null }, { salesOrder: { is: INVOICING_COMPLETE } }],
    },
    orderBy: [{ receivedOn: 'asc' }, { id: 'asc' }],
    select: { id: true, available: true, salesOrderId: true },
  });
  const own = payments.filter((payment) => payment.salesOrderId === salesOrderId);
  const others = payments.filter((payment) => payment.salesOrderId !== salesOrderId);
  return [...own, ...others].map(({ id, available }) => ({ id, available: decimal(available) }));
}

import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { Prepayment } from '../../payments/rules/allocation.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { SALES_ORDER_STATUSES } from '../../sales-orders/rules/status-codes.ts';

const SETTLED: readonly number[] = [INVOICE_STATUSES.PAID.id, INVOICE_STATUSES.WRITTEN_OFF.id];

/** Invoices that money of their order may still go to. */
const WAITING: readonly number[] = [
  INVOICE_STATUSES.DRAFT.id,
  INVOICE_STATUSES.OPEN.id,
  INVOICE_STATUSES.PARTIALLY_PAID.id,
];

/** Statuses of orders of which nothing leaves any more. */
const LEFT: readonly number[] = [SALES_ORDER_STATUSES.SHIPPED.id, SALES_ORDER_STATUSES.COMPLETED.id];

/** What `isDoneWith` looks at. */
export const MONEY_SELECT = {
  id: true,
  statusId: true,
  invoices: { select: { statusId: true, shipmentId: true } },
  shipments: { where: { voidedAt: null }, select: { id: true } },
} satisfies Prisma.SalesOrderSelect;

/**
 * Whether no money is kept for an order any more: it was cancelled, or no invoice of it waits for money and either all that
 * was left was billed in one, or nothing leaves any more and each shipment is billed. An order that is closed short, or of
 * which the last pieces were cancelled, has no invoice after that.
 */
export function isDoneWith({
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

/** The same, as a condition. */
export const DONE_WITH: Prisma.SalesOrderWhereInput = {
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

/** Whether the money of a sales order is kept for its invoices still; the caller holds the lock of the order. */
export async function isKeptFor(tx: Prisma.TransactionClient, salesOrderId: number): Promise<boolean> {
  return (await tx.salesOrder.count({ where: { id: salesOrderId, NOT: DONE_WITH } })) > 0;
}

/**
 * What may pay the invoice of an order without new money, in the order of use: what was paid towards it, then what its
 * customer has that is kept for no other order; the oldest first. The caller holds the lock of the ledger.
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
      OR: [{ salesOrderId }, { salesOrderId: null }, { salesOrder: { is: DONE_WITH } }],
    },
    orderBy: [{ receivedOn: 'asc' }, { id: 'asc' }],
    select: { id: true, available: true, salesOrderId: true },
  });
  const own = payments.filter((payment) => payment.salesOrderId === salesOrderId);
  const others = payments.filter((payment) => payment.salesOrderId !== salesOrderId);
  return [...own, ...others].map(({ id, available }) => ({ id, available: decimal(available) }));
}

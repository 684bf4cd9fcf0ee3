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

/** Whether no money is kept for an order any more. */
export function isDoneWith({
  statusId,
  invoices,
}: {
  statusId: number;
  invoices: readonly { statusId: number; isLast: boolean }[];
}): boolean {
  return (
    statusId === SALES_ORDER_STATUSES.CANCELLED.id ||
    (invoices.some((invoice) => invoice.isLast && SETTLED.includes(invoice.statusId)) &&
      !invoices.some((invoice) => WAITING.includes(invoice.statusId)))
  );
}

/** The same, as a condition. */
export const DONE_WITH: Prisma.SalesOrderWhereInput = {
  OR: [
    { statusId: SALES_ORDER_STATUSES.CANCELLED.id },
    {
      AND: [
        { invoices: { some: { isLast: true, statusId: { in: [...SETTLED] } } } },
        { invoices: { none: { statusId: { in: [...WAITING] } } } },
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

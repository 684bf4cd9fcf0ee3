import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { Prepayment } from '../../payments/rules/allocation.ts';
import { INVOICE_STATUSES } from '../../payments/rules/invoice-status.ts';
import { SALES_ORDER_STATUSES } from '../../sales-orders/rules/status-codes.ts';

/** Orders that no money is kept for any more. */
export const DONE_WITH: Prisma.SalesOrderWhereInput = {
  OR: [
    { statusId: SALES_ORDER_STATUSES.CANCELLED.id },
    { invoices: { some: { statusId: { in: [INVOICE_STATUSES.PAID.id, INVOICE_STATUSES.WRITTEN_OFF.id] } } } },
  ],
};

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

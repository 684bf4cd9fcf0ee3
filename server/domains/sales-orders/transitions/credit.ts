import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { PAYMENT_SELECT, payableOrder } from '../order/sales-order-facts.ts';
import { exceedsCreditLimit } from '../rules/credit-limit.ts';
import { paymentStanding } from '../rules/payment-standing.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import type { OrderInTransition } from './read-order.ts';

/** Orders that are confirmed and not done with: their balances count against the credit limit until they are invoiced. */
const OPEN = {
  confirmedAt: { not: null },
  statusId: { notIn: [SALES_ORDER_STATUSES.COMPLETED.id, SALES_ORDER_STATUSES.CANCELLED.id] },
};

/** Whether a new order is beyond the customer's credit limit; once it is confirmed, what was found stands. */
export async function isBeyondCredit(
  tx: Prisma.TransactionClient,
  order: OrderInTransition,
): Promise<boolean> {
  const { creditLimit } = order.customer;
  if (order.statusId !== SALES_ORDER_STATUSES.NEW.id) return order.isBeyondCredit;
  if (creditLimit === null) return false;
  const others = await tx.salesOrder.findMany({
    where: { ...OPEN, customerId: order.customerId, id: { not: order.id } },
    select: PAYMENT_SELECT,
  });
  return exceedsCreditLimit({
    limit: decimal(creditLimit),
    open: others.map((each) => paymentStanding(payableOrder(each)).balance),
    own: paymentStanding(payableOrder(order)).balance,
  });
}

import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { creditInUse } from '../credit/credit-in-use.ts';
import { payableOrder } from '../order/sales-order-facts.ts';
import { exceedsCreditLimit } from '../rules/credit-limit.ts';
import { paymentStanding } from '../rules/payment-standing.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import type { OrderInTransition } from './read-order.ts';

/** Whether a new order is beyond the customer's credit limit; once it is confirmed, what was found stands. */
export async function isBeyondCredit(
  tx: Prisma.TransactionClient,
  order: OrderInTransition,
): Promise<boolean> {
  const { creditLimit } = order.customer;
  if (order.statusId !== SALES_ORDER_STATUSES.NEW.id) return order.isBeyondCredit;
  if (creditLimit === null) return false;
  const { invoices, orders, memos } = await creditInUse(tx, order.customerId, order.id);
  return exceedsCreditLimit({
    limit: decimal(creditLimit),
    open: [invoices, orders, memos],
    own: paymentStanding(payableOrder(order)).balance,
  });
}

import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { creditInUse } from '../credit/credit-in-use.ts';
import { payableOrder } from '../order/sales-order-facts.ts';
import { exceedsCreditLimit } from '../rules/credit-limit.ts';
import { paymentStanding } from '../rules/payment-standing.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import type { OrderInTransition } from './read-order.ts';

/** Statuses in which an order waits for confirmation. */
const WAITING: readonly number[] = [SALES_ORDER_STATUSES.NEW.id, SALES_ORDER_STATUSES.AWAITING_PAYMENT.id];

/**
 * Whether a waiting order exceeds the customer's credit limit; after the confirmation the stored result applies. To
 * confirm, the customer's row stays locked, so that two concurrent orders cannot use the same part of the limit. The
 * caller has locked the order.
 */
export async function isBeyondCredit(
  tx: Prisma.TransactionClient,
  order: OrderInTransition,
): Promise<boolean> {
  const { creditLimit } = order.customer;
  if (!WAITING.includes(order.statusId)) return order.isBeyondCredit;
  if (creditLimit === null) return false;
  await lockLedger(tx, order.customerId);
  const { invoices, orders, memos } = await creditInUse(tx, order.customerId, order.orderGroupId);
  return exceedsCreditLimit({
    limit: decimal(creditLimit),
    open: [invoices, orders, memos],
    own: paymentStanding(payableOrder(order)).balance,
  });
}

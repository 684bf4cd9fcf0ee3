import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { AMOUNTS_SELECT, currentTotal } from '../order/sales-order-facts.ts';
import { exceedsCreditLimit } from '../rules/credit-limit.ts';
import { BEGUN_JOBS, creditInUse } from './credit-in-use.ts';

/**
 * Whether starting the jobs of an order without a sales order would exceed the customer's credit limit. A released
 * order does not, and an order with a job in work is already counted. Call it with the customer's row locked before
 * acting on it.
 */
export async function areJobsBeyondCredit(
  db: Prisma.TransactionClient,
  orderGroupId: number,
): Promise<boolean> {
  const { customer, creditReleasedAt, customerId, _count, ...amounts } =
    await db.orderGroup.findUniqueOrThrow({
      where: { id: orderGroupId },
      select: {
        ...AMOUNTS_SELECT,
        customerId: true,
        creditReleasedAt: true,
        customer: { select: { creditLimit: true } },
        _count: { select: { jobOrders: { where: BEGUN_JOBS } } },
      },
    });
  if (customer.creditLimit === null || creditReleasedAt !== null || _count.jobOrders > 0) return false;
  const { invoices, orders, memos } = await creditInUse(db, customerId, orderGroupId);
  return exceedsCreditLimit({
    limit: decimal(customer.creditLimit),
    open: [invoices, orders, memos],
    own: currentTotal(amounts),
  });
}

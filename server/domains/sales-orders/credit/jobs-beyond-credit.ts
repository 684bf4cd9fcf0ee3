import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import { AMOUNTS_SELECT, currentTotal } from '../order/sales-order-facts.ts';
import { exceedsCreditLimit } from '../rules/credit-limit.ts';
import { BEGUN_JOBS, creditInUse } from './credit-in-use.ts';

/**
 * Whether beginning the jobs of an order without a sales order would go beyond the customer's credit limit. What was
 * released stands, and an order of which a job was begun counts already. Whoever acts on it holds the customer's row.
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

import type { Random } from '../random.ts';
import type { CustomerAccount } from './customer-account.ts';
import type { PlannedOrder } from './planned-order.ts';

/** PO numbers of a customer, in sequence over the years. Some orders have none. */
export function numbered(
  orders: readonly PlannedOrder[],
  account: CustomerAccount,
  random: Random,
): PlannedOrder[] {
  const prefix = account.customer.accountNumber.slice(0, 3);
  const first = random.whole(1, 60) * 100;
  const isFrench = account.language === 'fr';
  return orders.map((order, index) => {
    const year = String(order.createdAt.getUTCFullYear()).slice(2);
    const number = first + index * 3 + random.whole(0, 2);
    const poNumber = isFrench ? `BC-${year}-${number}` : `${prefix} ${year}-${number}`;
    return {
      ...order,
      poNumber: random.chance(0.85) ? poNumber : null,
      customerWoNumber: random.chance(0.2) ? `W${random.whole(10_000, 99_999)}` : null,
    };
  });
}

import { expect } from '@jest/globals';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import type { Actor } from '../../server/test/actors.ts';

/**
 * Mutations that increase an order's total without `commits`: they carry out an earlier agreement, or staff enter an
 * amount.
 */
const CARRIED_OUT: Readonly<Record<string, string>> = {
  pinSalesOrderPrice: 'staff type the price itself',
  undoJobOrderTransition: 'what was cancelled comes back as it was ordered',
  undoJobOrderStatuses: 'what was cancelled comes back as it was ordered',
  transitionJobOrder: 'staff alone: weights that are settled, cancelled jobs that come back',
  updateJobOrderStatuses: 'staff alone: weights that are settled, cancelled jobs that come back',
  createShipment: 'the metal is settled by the weight, as was said when it was ordered',
};

/** Counts the orders and charges; the returned function fails if a mutation added some without declaring `commits`. */
export async function watchCommits({ db }: Pick<Actor, 'db'>): Promise<(name: string) => Promise<void>> {
  const before = await counted();
  return async (name) => {
    if (MUTATIONS.get(name)?.commits || name in CARRIED_OUT) return;
    expect({ name, ...(await counted()) }).toEqual({ name, ...before });
  };

  async function counted() {
    return {
      orders: await db.orderGroup.count(),
      salesOrders: await db.salesOrder.count(),
      charges: await db.orderCharge.count({ where: { amount: { gt: 0 } } }),
    };
  }
}

import { cachedRows } from '../../../database/changes/cached-rows.ts';
import type { Context } from '../../../schema/context.ts';

const countsOf = new WeakMap<Context, Promise<ReadonlyMap<number, number>>>();

/**
 * Number of item types of a group, including hidden ones. All groups are counted in one statement, and again after a
 * change.
 */
export async function itemTypeCountOf(context: Context, itemGroupId: number): Promise<number> {
  const counts =
    countsOf.get(context) ?? cachedRows(context, ['itemGroupCounts'], () => countItemTypes(context));
  countsOf.set(context, counts);
  return (await counts).get(itemGroupId) ?? 0;
}

async function countItemTypes({ db }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await db.itemType.groupBy({ by: ['itemGroupId'], _count: { _all: true } });
  return new Map(rows.map(({ itemGroupId, _count }) => [itemGroupId, _count._all]));
}

import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import type { Context } from '../../../schema/context.ts';
import { itemTypeScope } from '../../pricing/own-item-types.ts';
import { listedItemTypes } from '../access.ts';

const countsOf = new WeakMap<Context, Promise<ReadonlyMap<number, number>>>();

/**
 * Number of shown pieces in a category or below it. All categories are counted in one statement, and again after a
 * change.
 */
export async function productCountOf(context: Context, categoryId: number): Promise<number> {
  const counts =
    countsOf.get(context) ??
    cachedRows(context, ['categoryCounts', itemTypeScope(context.viewer)], () => countProducts(context));
  countsOf.set(context, counts);
  return (await counts).get(categoryId) ?? 0;
}

async function countProducts({ db, viewer }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await db.$queryRaw<{ id: number; count: number }[]>(Prisma.sql`
    WITH RECURSIVE below AS (
      SELECT id AS top, id FROM "ProductCategory"
      UNION SELECT below.top, child.id FROM below JOIN "ProductCategory" child ON child."parentId" = below.id
    )
    SELECT below.top AS id, count(DISTINCT item."itemTypeId")::int AS count
    FROM below
    JOIN "CategoryItem" item ON item."categoryId" = below.id
    JOIN "ItemType" piece ON piece.id = item."itemTypeId" AND ${whereSql('ItemType', listedItemTypes(viewer), 'piece')}
    GROUP BY below.top`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

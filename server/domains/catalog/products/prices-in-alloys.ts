import { Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import type { Decimal } from '../../../lib/money.ts';
import type { GivenValues } from '../../../lists/filter.ts';
import { ofChosenAlloys } from './chosen-alloys.ts';
import { few } from './filter-limits.ts';
import { type Range, within } from './range.input.ts';

/** Limits of a price. */
type PriceLimits = { readonly gte?: Decimal; readonly lt?: Decimal; readonly lte?: Decimal };

/** What each filter by price allows: a price within any of the limits. */
export const PRICE_LIMITS = {
  listPrices: (ranges: readonly Range[]): PriceLimits[] => few(ranges).map(within),
  minPrice: (price: Decimal): PriceLimits[] => [{ gte: price }],
  maxPrice: (price: Decimal): PriceLimits[] => [{ lte: price }],
};

/** That the least price of a product in the chosen alloys, in all of them where none is chosen, is within any of the limits. */
export function priceWithin(limits: readonly PriceLimits[], given: GivenValues): Prisma.ItemTypeWhereInput {
  const inAlloys = ofChosenAlloys(given);
  if (!inAlloys) return { OR: limits.map((each) => ({ listPrice: each })) };
  return {
    OR: limits.map((each) => ({
      AND: [
        { alloyListPrices: { some: { ...inAlloys, least: each } } },
        // The price within the limits is the least only if none is below them.
        ...(each.gte ? [{ alloyListPrices: { none: { ...inAlloys, least: { lt: each.gte } } } }] : []),
      ],
    })),
  };
}

/** What the filters by price say of the price in one alloy: of the products that choosing it alone would leave. */
export function priceInOneAlloy(given: GivenValues): Prisma.ItemTypeListPriceWhereInput[] {
  return Object.entries(PRICE_LIMITS).flatMap(([name, limitsOf]) => {
    const value = given[name];
    // The value of the filter of that name.
    return value == null ? [] : [{ OR: limitsOf(value as never).map((least) => ({ least })) }];
  });
}

/** The least price of a product in the chosen alloys, by the alias of its row; null where nothing is chosen. */
export function leastPriceSql(given: GivenValues, alias: string): Prisma.Sql | null {
  const inAlloys = ofChosenAlloys(given);
  if (!inAlloys) return null;
  return Prisma.sql`(
    SELECT min(price.least) FROM "ItemTypeListPrice" price
    WHERE price."itemTypeId" = ${Prisma.raw(alias)}.id AND ${whereSql('ItemTypeListPrice', inAlloys, 'price')}
  )`;
}

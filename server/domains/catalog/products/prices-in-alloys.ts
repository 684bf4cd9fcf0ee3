import { Prisma } from '../../../database/generated/client.ts';
import { whereSql } from '../../../database/where-sql.ts';
import type { Decimal } from '../../../lib/money.ts';
import type { GivenValues } from '../../../lists/filter.ts';
import { ofChosenAlloys } from './chosen-alloys.ts';
import { few } from './filter-limits.ts';
import { type Range, within } from './range.input.ts';

/** Limits of a price. */
type PriceLimits = { readonly gte?: Decimal; readonly lt?: Decimal; readonly lte?: Decimal };

/** The price ranges of each filter by price; any of them matches. */
export const PRICE_LIMITS = {
  listPrices: (ranges: readonly Range[]): PriceLimits[] => few(ranges).map(within),
  minPrice: (price: Decimal): PriceLimits[] => [{ gte: price }],
  maxPrice: (price: Decimal): PriceLimits[] => [{ lte: price }],
};

/**
 * Condition that the lowest price of a product in the chosen alloys, or in all without a choice, is within any of the
 * ranges.
 */
export function priceWithin(limits: readonly PriceLimits[], given: GivenValues): Prisma.ItemTypeWhereInput {
  const inAlloys = ofChosenAlloys(given);
  if (!inAlloys) return { OR: limits.map((each) => ({ listPrice: each })) };
  return {
    OR: limits.map((each) => ({
      AND: [
        { alloyListPrices: { some: { ...inAlloys, least: each } } },
        // A price within the range is the lowest only if there is none below it.
        ...(each.gte ? [{ alloyListPrices: { none: { ...inAlloys, least: { lt: each.gte } } } }] : []),
      ],
    })),
  };
}

/** The condition of the price filters on the price in one alloy, as if only that alloy were chosen. */
export function priceInOneAlloy(given: GivenValues): Prisma.ItemTypeListPriceWhereInput[] {
  return Object.entries(PRICE_LIMITS).flatMap(([name, limitsOf]) => {
    const value = given[name];
    // The value of the filter with this name.
    return value == null ? [] : [{ OR: limitsOf(value as never).map((least) => ({ least })) }];
  });
}

/** The lowest price of a product in the chosen alloys, by the alias of its row; null without a choice. */
export function leastPriceSql(given: GivenValues, alias: string): Prisma.Sql | null {
  const inAlloys = ofChosenAlloys(given);
  if (!inAlloys) return null;
  return Prisma.sql`(
    SELECT min(price.least) FROM "ItemTypeListPrice" price
    WHERE price."itemTypeId" = ${Prisma.raw(alias)}.id AND ${whereSql('ItemTypeListPrice', inAlloys, 'price')}
  )`;
}

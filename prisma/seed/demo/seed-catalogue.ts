import type { Database } from '../../../server/database/client.ts';
import { createAlloys } from '../../../server/domains/catalog/alloys/create-alloys.ts';
import { createAttributes } from '../../../server/domains/catalog/attributes/create-attributes.ts';
import { createCategories } from '../../../server/domains/catalog/categories/create-categories.ts';
import { createItemTypes } from '../../../server/domains/catalog/item-types/create-item-types.ts';
import { createMarketPrices } from '../../../server/domains/pricing/sources/create-market-prices.ts';
import { createRates } from '../../../server/domains/pricing/sources/create-rates.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { demoMarket } from './market/demo-market.ts';
import { randomOf } from './random.ts';

const DAY_MS = 86_400_000;
/** Number of pieces that were added in the last months. All others are older than the oldest order. */
const NEW_PIECES = 14;

/** The catalogue and its prices: market prices, alloys, price lists, categories and pieces. */
export async function seedCatalogue(db: Database, now: Date): Promise<void> {
  const { itemGroups, alloys, marketBase, rates, attributes, categories, itemTypes } = demoCatalogue;
  await createMarketPrices(db, demoMarket(marketBase, now));
  await db.itemGroup.createMany({ data: itemGroups.map((group, rank) => ({ ...group, rank })) });
  await createAlloys(db, alloys);
  await createRates(db, rates);
  await createAttributes(db, attributes);
  await createCategories(db, categories);
  const newPieces = newestOf(itemTypes.map(({ code }) => code));
  await createItemTypes(
    db,
    itemTypes.map((piece, index) => {
      const place = newPieces.indexOf(piece.code);
      const daysAgo = place < 0 ? 800 + index * 3 : 3 + place * 9;
      return { ...piece, createdAt: new Date(now.getTime() - daysAgo * DAY_MS) };
    }),
  );
}

/** A few pieces from all parts of the catalogue. */
function newestOf(codes: readonly string[]): string[] {
  const random = randomOf('new pieces');
  return [...new Set(Array.from({ length: NEW_PIECES }, () => random.pick(codes)))];
}

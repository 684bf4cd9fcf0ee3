import { Prisma } from '../../database/generated/client.ts';
import { moneyText } from '../../lib/money.ts';
import { loadPieces } from './load-pieces.ts';
import { loadPriceSources } from './load-price-sources.ts';
import { gemsOf } from './price-configuration.ts';
import { priceLoaded } from './price-loaded.ts';
import { standardConfiguration } from './standard-configuration.ts';

/** Pieces priced at a time: bounds the memory that one refresh takes. */
const BATCH = 200;

/**
 * Prices every shown piece in its standard configuration and stores what changed; the catalogue sorts and filters
 * by it. Answers how many pieces have a new list price.
 */
export async function refreshListPrices(db: Prisma.TransactionClient, now: Date): Promise<number> {
  const ids = (await db.itemType.findMany({ where: { shownInCatalog: true }, select: { id: true } })).map(
    ({ id }) => id,
  );
  let changed = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    changed += await refreshBatch(db, ids.slice(from, from + BATCH), now);
  }
  return changed;
}

async function refreshBatch(
  db: Prisma.TransactionClient,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const pieces = await loadPieces(db, ids);
  const sources = await loadPriceSources(db, { customerId: null, gems: gemsOf([...pieces.values()]), now });
  const prices = ids.flatMap((id) => {
    const piece = pieces.get(id);
    if (!piece) return [];
    const { unitPrice, quoteRequired } = priceLoaded(pieces, sources, {
      configuration: standardConfiguration(piece),
      quantity: 1,
      now,
    });
    return [{ id, price: unitPrice === null || quoteRequired ? null : moneyText(unitPrice) }];
  });
  return db.$executeRaw(Prisma.sql`
    UPDATE "ItemType" piece SET "listPrice" = fresh.price
    FROM unnest(${prices.map(({ id }) => id)}::int[], ${prices.map(({ price }) => price)}::numeric[]) AS fresh(id, price)
    WHERE piece.id = fresh.id AND piece."listPrice" IS DISTINCT FROM fresh.price`);
}

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Database } from '../../../database/client.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { moneyText } from '../../../lib/money.ts';
import { gemsOf } from '../calculation/read-and-price.ts';
import { tooOldFrom } from '../rules/market-age.ts';
import { nextRateChange } from '../sources/dated-rates.ts';
import { loadPieces } from '../sources/load-pieces.ts';
import { loadPriceSources } from '../sources/load-price-sources.ts';
import { type CheapestConfiguration, cheapestConfiguration } from './cheapest-configuration.ts';
import { listPriceRange } from './list-price-range.ts';

/** Pieces per batch, which limits the memory of a refresh. */
const BATCH = 50;

/** Maximum duration of a refresh transaction, in milliseconds. */
const TIMEOUT_MS = 300_000;

/**
 * Recalculates list prices if something that they depend on changed or came into effect. One short statement if
 * nothing did. If several processes call it at once, only one does the work.
 * @returns the number of pieces with a new price; null if nothing was due
 */
export async function refreshStaleListPrices(db: Database, now: Date): Promise<number | null> {
  if (!(await areListPricesDue(db, now))) return null;
  return db.$transaction(
    async (tx) => {
      const { count } = await tx.listPriceRefresh.deleteMany({ where: due(now) });
      return count === 0 ? null : refreshListPrices(tx, now);
    },
    { timeout: TIMEOUT_MS },
  );
}

/** Whether something that list prices depend on changed or came into effect. One short statement. */
export async function areListPricesDue(db: Database, now: Date): Promise<boolean> {
  return (await db.listPriceRefresh.count({ where: due(now), take: 1 })) > 0;
}

/**
 * Calculates the list price of every shown piece, the lowest price at list terms, and stores changes. The catalogue
 * shows, sorts and filters by it.
 * @returns the number of pieces with a new price
 */
export async function refreshListPrices(db: Prisma.TransactionClient, now: Date): Promise<number> {
  // Deleted before prices are read, so that later changes request another refresh.
  await db.listPriceRefresh.deleteMany();
  const ids = (await db.itemType.findMany({ where: { shownInCatalog: true }, select: { id: true } })).map(
    ({ id }) => id,
  );
  let changed = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    changed += await refreshBatch(db, ids.slice(from, from + BATCH), now);
  }
  const dueAt = await nextRefresh(db, now);
  if (dueAt !== null) await db.listPriceRefresh.create({ data: { dueAt } });
  return changed;
}

function due(now: Date): Prisma.ListPriceRefreshWhereInput {
  return { OR: [{ dueAt: null }, { dueAt: { lte: now } }] };
}

/** When the next known market price or rate comes into effect, or market prices become too old to be quoted. */
async function nextRefresh(db: Prisma.TransactionClient, now: Date): Promise<Date | null> {
  const newest = await db.marketPrice.groupBy({
    by: ['metalId'],
    where: { asOf: { lte: now } },
    _max: { asOf: true },
  });
  const moments = [
    await nextRateChange(db, now),
    ...newest.map(({ _max: { asOf } }) => asOf && tooOldFrom(asOf)),
  ].filter((at) => at !== null && at > now);
  return moments.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
}

async function refreshBatch(
  db: Prisma.TransactionClient,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const pieces = await loadPieces(db, ids, now);
  const sources = await loadPriceSources(db, { customerId: null, gems: gemsOf([...pieces.values()]), now });
  const prices: FoundPrice[] = [];
  for (const id of ids) {
    const piece = pieces.get(id);
    if (!piece) continue;
    const range = listPriceRange(piece, { pieces, sources, now });
    prices.push({
      id,
      least: range && moneyText(range.least),
      varies: range?.greatest.greaterThan(range.least) ?? false,
      cheapest: range && cheapestConfiguration(piece, range.cheapest, { pieces, sources }),
      byAlloy: [...(range?.leastByAlloy ?? [])].map(([alloyId, least]) => ({
        alloyId,
        least: moneyText(least),
      })),
    });
    // Lets other requests of the process continue.
    await yieldToOthers();
  }
  await storeAlloyPrices(db, prices);
  return db.$executeRaw(Prisma.sql`
    UPDATE "ItemType" piece
    SET "listPrice" = fresh.least, "listPriceVaries" = fresh.varies, cheapest = fresh.cheapest
    FROM unnest(
      ${prices.map(({ id }) => id)}::int[], ${prices.map(({ least }) => least)}::numeric[],
      ${prices.map(({ varies }) => varies)}::boolean[],
      ${prices.map(({ cheapest }) => cheapest && JSON.stringify(cheapest))}::jsonb[]
    ) AS fresh(id, least, varies, cheapest)
    WHERE piece.id = fresh.id AND (piece."listPrice", piece."listPriceVaries", piece.cheapest)
      IS DISTINCT FROM (fresh.least, fresh.varies, fresh.cheapest)`);
}

/** The calculated prices of a piece. */
type FoundPrice = {
  id: number;
  /** Decimal as text; null: on request. */
  least: string | null;
  varies: boolean;
  cheapest: CheapestConfiguration | null;
  byAlloy: { alloyId: number; least: string }[];
};

/** Stores the lowest prices in each alloy with one statement. Unchanged prices are not written. */
async function storeAlloyPrices(db: Prisma.TransactionClient, prices: readonly FoundPrice[]): Promise<void> {
  const rows = prices.flatMap(({ id, byAlloy }) => byAlloy.map((each) => ({ id, ...each })));
  await db.$executeRaw(Prisma.sql`
    WITH fresh AS (
      SELECT * FROM unnest(
        ${rows.map(({ id }) => id)}::int[], ${rows.map(({ alloyId }) => alloyId)}::int[],
        ${rows.map(({ least }) => least)}::numeric[]
      ) AS fresh(id, alloy, least)
    ), gone AS (
      DELETE FROM "ItemTypeListPrice" kept
      WHERE kept."itemTypeId" = ANY(${prices.map(({ id }) => id)}::int[]) AND NOT EXISTS (
        SELECT 1 FROM fresh WHERE fresh.id = kept."itemTypeId" AND fresh.alloy = kept."alloyId"
      )
    )
    INSERT INTO "ItemTypeListPrice" AS kept ("itemTypeId", "alloyId", least)
    SELECT id, alloy, least FROM fresh
    ON CONFLICT ("itemTypeId", "alloyId") DO UPDATE SET least = excluded.least
      WHERE kept.least IS DISTINCT FROM excluded.least`);
}

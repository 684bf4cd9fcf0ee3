import type { Database } from '../../../../server/database/client.ts';
import { refreshListPrices } from '../../../../server/domains/pricing/list-prices/refresh-list-prices.ts';
import { createMarketPrices } from '../../../../server/domains/pricing/sources/create-market-prices.ts';
import { continuedMarket, DEMO_SOURCE } from './demo-market.ts';

/** Newer prices need no update. */
const FRESH_MS = 12 * 3_600_000;

/**
 * Continues the demo's market prices up to now if the newest price comes from the demo and is older than twelve hours,
 * so that a demo that was stopped for days has current prices. Prices of another source are unchanged. Returns the
 * number of added prices.
 */
export async function refreshDemoMarket(db: Database, now: Date): Promise<number> {
  const newest = await db.marketPrice.findFirst({
    orderBy: [{ asOf: 'desc' }, { id: 'desc' }],
    select: { asOf: true, source: true },
  });
  if (newest?.source !== DEMO_SOURCE || now.getTime() - newest.asOf.getTime() < FRESH_MS) return 0;
  const last = await db.marketPrice.findMany({
    where: { source: DEMO_SOURCE },
    distinct: ['metalId'],
    orderBy: [{ metalId: 'asc' }, { asOf: 'desc' }],
    select: { asOf: true, sell: true, metal: { select: { code: true } } },
  });
  const prices = last.flatMap(({ asOf, sell, metal }) =>
    continuedMarket({ metalCode: metal.code, asOf, sell: sell.toNumber() }, now),
  );
  await createMarketPrices(db, prices);
  await refreshListPrices(db, now);
  return prices.length;
}

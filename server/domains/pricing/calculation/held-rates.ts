import type { Prisma } from '../../../database/generated/client.ts';
import { isPriceHeld, promisedAt } from '../rules/valid-until.ts';
import { rateChangesBetween } from '../sources/dated-rates.ts';
import { loadPieces } from '../sources/load-pieces.ts';
import { type LoadedSources, loadPriceSources } from '../sources/load-price-sources.ts';
import type { Piece } from '../sources/piece.ts';
import type { PriceRequest } from './price-configuration.ts';

type Request = Omit<PriceRequest, 'now'>;

/** Pieces and sources of a price at the time of its promise. */
type Rates = { pieces: ReadonlyMap<number, Piece>; sources: LoadedSources };

/**
 * The rates of requests whose price was promised before the newest rates began, and is still valid. Reads nothing if
 * there are none; otherwise one statement, and two for each period between rate changes in which a price was promised.
 */
export async function heldRates(
  db: Prisma.TransactionClient,
  wanted: {
    customerId: number | null;
    now: Date;
    ids: readonly number[];
    gems: readonly string[];
    sources: LoadedSources;
    requests: readonly Request[];
  },
): Promise<ReadonlyMap<Request, Rates>> {
  const { now, sources } = wanted;
  const earlier = wanted.requests.flatMap((request) => {
    const { fix } = request;
    if (!fix || !isPriceHeld(fix.validUntil, now)) return [];
    const at = promisedAt(fix.validUntil, sources.settings.PRICE_HOLD_HOURS);
    return at < sources.ratesSince ? [{ request, at }] : [];
  });
  if (earlier.length === 0) return new Map();
  const oldest = new Date(Math.min(...earlier.map(({ at }) => at.getTime())));
  const changes = await rateChangesBetween(db, oldest, now);
  const spans = Map.groupBy(earlier, ({ at }) => changes.filter((change) => change <= at).length);
  const rates = new Map<Request, Rates>();
  for (const ofSpan of spans.values()) {
    const [{ at } = { at: now }] = ofSpan;
    const then = await ratesAt(db, at, wanted);
    for (const { request } of ofSpan) rates.set(request, then);
  }
  return rates;
}

/** Market prices and settings are today's: a line has its own market fix. */
async function ratesAt(
  db: Prisma.TransactionClient,
  at: Date,
  { customerId, ids, gems, sources }: Parameters<typeof heldRates>[1],
): Promise<Rates> {
  const then = await loadPriceSources(db, { customerId, gems, now: at });
  return {
    pieces: await loadPieces(db, ids, at),
    sources: { ...then, market: sources.market, settings: sources.settings },
  };
}

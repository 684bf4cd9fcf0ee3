import type { Viewer } from '../../../auth/viewer.ts';
import { type ChangeFeed, noChanges } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import { decimal } from '../../../lib/money.ts';
import { ownItemTypes } from '../own-item-types.ts';
import type { MarketFix } from '../rules/valid-until.ts';
import { cachedPieces, cachedPriceSources } from '../sources/cached-price-data.ts';
import type { Piece } from '../sources/piece.ts';
import { heldRates } from './held-rates.ts';
import { priceAndName } from './price-and-name.ts';
import type { PriceRequest } from './price-configuration.ts';
import type { MarketFixRow, PricedConfiguration } from './priced-configuration.ts';

/**
 * The price of a configuration for a customer (null for the list price), in two statements (product rules 7). A valid
 * `fix` replaces the market prices. With `changes`, pieces and sources are cached until one of them changes.
 * @throws InvalidInputError with `configuration.…` or `quantity` paths
 */
export async function priceOne(
  db: Prisma.TransactionClient,
  request: PriceRequest & { customerId: number | null; changes?: ChangeFeed; viewer?: Viewer },
): Promise<PricedConfiguration> {
  const [priced] = await priceMany(db, { ...request, requests: [request] });
  if (priced === undefined) throw new Error('One request has one price.');
  return unwrap(priced);
}

/** The price of one of several configurations, or its refusal. */
export type PriceOutcome = { priced: PricedConfiguration } | { error: InvalidInputError };

/**
 * Prices several configurations, such as the lines of a cart, in the same two statements. Results are in the same
 * order. Lines whose price is still valid keep the rates from the time of its promise.
 */
export async function priceMany(
  db: Prisma.TransactionClient,
  {
    customerId,
    now,
    requests,
    changes = noChanges,
    viewer,
  }: {
    customerId: number | null;
    now: Date;
    requests: readonly Omit<PriceRequest, 'now'>[];
    changes?: ChangeFeed | undefined;
    /**
     * The viewer who chooses the pieces. A piece that they may not see counts as unknown. Absent for stored choices.
     */
    viewer?: Viewer | undefined;
  },
): Promise<PriceOutcome[]> {
  if (requests.length === 0) return [];
  const ids = [...new Set(requests.map((each) => each.configuration.itemTypeId))];
  const hidden = viewer ? await piecesHiddenFrom(db, viewer, ids) : new Set();
  const { pieces, gems, sources } = await readPiecesAndRates(db, changes, { customerId, ids, now });
  const held = await heldRates(db, { customerId, now, ids, gems, sources, requests });
  return requests.map((request) => {
    try {
      if (hidden.has(request.configuration.itemTypeId))
        throw InvalidInputError.of('configuration.itemTypeId', 'UNKNOWN', 'No such piece.');
      const rates = held.get(request) ?? { pieces, sources };
      return { priced: priceAndName(rates.pieces, rates.sources, { ...request, now }) };
    } catch (error) {
      if (error instanceof InvalidInputError) return { error };
      throw error;
    }
  });
}

/** The pieces to price, the gems that they may have, and the rates of a customer for them. */
async function readPiecesAndRates(
  db: Prisma.TransactionClient,
  changes: ChangeFeed,
  { customerId, ids, now }: { customerId: number | null; ids: readonly number[]; now: Date },
) {
  const pieces = await cachedPieces(db, changes, ids, now);
  const gems = gemsOf([...pieces.values()]);
  return { pieces, gems, sources: await cachedPriceSources(db, changes, { customerId, gems, now }) };
}

/** The pieces that the viewer may not see. Reads only if users see only their own pieces. */
export async function piecesHiddenFrom(
  db: Prisma.TransactionClient,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!viewer.seesOwnItemTypesOnly) return new Set();
  const own = await db.itemType.findMany({
    where: { id: { in: [...ids] }, AND: ownItemTypes(viewer) },
    select: { id: true },
  });
  return new Set(ids).difference(new Set(own.map(({ id }) => id)));
}

/** Returns the price of an outcome, or throws its refusal. */
function unwrap(outcome: PriceOutcome): PricedConfiguration {
  if ('error' in outcome) throw outcome.error;
  return outcome.priced;
}

/** Gems that the pieces may have, including those of options. */
export function gemsOf(pieces: readonly Piece[]): string[] {
  const gems = pieces.flatMap((piece) => [
    ...piece.stones.map((stone) => stone.gem),
    ...piece.attributes.flatMap(({ options }) => options.map((option) => option.stoneGem)),
  ]);
  return [...new Set(gems.filter((gem) => gem !== null))];
}

/** Converts a stored `marketFix`, to price a line again. */
export function marketFixOf(rows: readonly MarketFixRow[], validUntil: Date): MarketFix {
  const prices = rows.map(({ metalCode, pricePerOunce, asOf }) => ({
    metalCode,
    pricePerOunce: decimal(pricePerOunce),
    asOf: new Date(asOf),
  }));
  return { prices, validUntil };
}

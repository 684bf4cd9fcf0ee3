import { createChangeCache } from '../../database/changes/change-cache.ts';
import type { ChangeFeed } from '../../database/changes/change-feed.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { loadPieces } from './load-pieces.ts';
import { type LoadedSources, loadPriceSources } from './load-price-sources.ts';
import type { Piece } from './piece.ts';

/** Pieces with their sub-items, and sources of buyers, that a process keeps. */
const MOST = 1_000;

/** Kept data is read again after so long, whatever was heard. */
const KEPT_MS = 60_000;

const pieces = createChangeCache<ReadonlyMap<number, Piece>>('prices', { most: MOST });
const sources = createChangeCache<LoadedSources>('prices', { most: MOST });

/** `loadPieces`, read again only after a change. What is kept is shared: nobody may alter it. */
export async function keptPieces(
  db: Prisma.TransactionClient,
  changes: ChangeFeed,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Piece>> {
  const until = new Date(now.getTime() + KEPT_MS);
  const found = await pieces.get(changes, ids.join(), now, async () => ({
    value: await loadPieces(db, ids),
    until,
  }));
  return found ?? new Map();
}

/** `loadPriceSources`, read again only after a change, or when a market price that is already known comes into force. */
export async function keptPriceSources(
  db: Prisma.TransactionClient,
  changes: ChangeFeed,
  wanted: { customerId: number | null; gems: readonly string[]; now: Date },
): Promise<LoadedSources> {
  const { customerId, now } = wanted;
  const gems = wanted.gems.toSorted();
  const longest = now.getTime() + KEPT_MS;
  const found = await sources.get(changes, `${customerId} ${gems.join()}`, now, async () => {
    const value = await loadPriceSources(db, { customerId, gems, now });
    const until = new Date(Math.min(longest, value.nextMarketAt?.getTime() ?? longest));
    return { value, until };
  });
  if (!found) throw new Error('There are always sources.');
  return found;
}

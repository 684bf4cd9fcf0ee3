import { createChangeCache } from '../../../database/changes/change-cache.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { loadDatedPieces } from './load-pieces.ts';
import { type LoadedSources, loadPriceSources } from './load-price-sources.ts';
import type { Piece } from './piece.ts';

/** Pieces with their sub-items, and sources of buyers, that a process keeps. */
const MOST = 1_000;

const pieces = createChangeCache<ReadonlyMap<number, Piece>>('prices', { most: MOST });
const sources = createChangeCache<LoadedSources>('prices', { most: MOST });

/**
 * `loadPieces`, read again only after a change, or when a rate that is already known comes into force. What is kept is
 * shared: nobody may alter it.
 */
export function cachedPieces(
  db: Prisma.TransactionClient,
  changes: ChangeFeed,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Piece>> {
  return pieces.get(changes, ids.join(), now, async () => {
    const { pieces: value, nextChangeAt: until } = await loadDatedPieces(db, ids, now);
    return { value, until };
  });
}

/** `loadPriceSources`, read again only after a change, or when a market price or rate that is known comes into force. */
export function cachedPriceSources(
  db: Prisma.TransactionClient,
  changes: ChangeFeed,
  wanted: { customerId: number | null; gems: readonly string[]; now: Date },
): Promise<LoadedSources> {
  const { customerId, now } = wanted;
  const gems = wanted.gems.toSorted();
  return sources.get(changes, `${customerId} ${gems.join()}`, now, async () => {
    const value = await loadPriceSources(db, { customerId, gems, now });
    return { value, until: value.nextChangeAt };
  });
}

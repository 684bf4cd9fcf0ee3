import { createChangeCache } from '../../../database/changes/change-cache.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { loadDatedPieces } from './load-pieces.ts';
import { type LoadedSources, loadPriceSources } from './load-price-sources.ts';
import type { Piece } from './piece.ts';

/** Maximum number of cached pieces with their sub-items, and of cached sources of buyers. */
const MAX = 1_000;

const pieces = createChangeCache<ReadonlyMap<number, Piece>>('prices', { most: MAX });
const sources = createChangeCache<LoadedSources>('prices', { most: MAX });

/**
 * `loadPieces` with a cache, which is cleared after a change, or when a known rate comes into effect. Cached objects
 * are shared and must not be changed.
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

/**
 * `loadPriceSources` with a cache, which is cleared after a change, or when a known market price or rate comes into
 * effect.
 */
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

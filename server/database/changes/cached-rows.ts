import { createChangeCache } from './change-cache.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Answers of reference reads in the cache at most. */
const MOST = 1_000;

const cache = createChangeCache<unknown>('reference', { most: MOST });

/**
 * Rows of watched tables (`reference`), read again only after a change. `key` is everything that the read depends on,
 * with its name first. Cached rows are shared between requests and must not be altered.
 */
export async function cachedRows<Rows>(
  { services, now }: { services: { changes: ChangeFeed }; now: Date },
  key: readonly [name: string, ...dependsOn: unknown[]],
  load: () => Promise<Rows>,
): Promise<Rows> {
  const rows = await cache.get(services.changes, JSON.stringify(key), now, async () => ({
    value: await load(),
  }));
  // What is cached under a key was loaded under that key.
  return rows as Rows;
}

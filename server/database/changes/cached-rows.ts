import { createChangeCache } from './change-cache.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Maximum number of cached reference reads. */
const MAX = 1_000;

const cache = createChangeCache<unknown>('reference', { most: MAX });

/**
 * Rows of watched tables (`reference`), cached until a change. `key` contains everything that the read depends on,
 * starting with its name. Cached rows are shared between requests; do not modify them.
 */
export async function cachedRows<Rows>(
  { services, now }: { services: { changes: ChangeFeed }; now: Date },
  key: readonly [name: string, ...dependsOn: unknown[]],
  load: () => Promise<Rows>,
): Promise<Rows> {
  const rows = await cache.get(services.changes, JSON.stringify(key), now, async () => ({
    value: await load(),
  }));
  // The value of a key was loaded under that key.
  return rows as Rows;
}

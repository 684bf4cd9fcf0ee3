import { createChangeCache } from './change-cache.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Answers of reference reads that a process keeps. */
const MOST = 1_000;

const kept = createChangeCache<unknown>('reference', { most: MOST });

/**
 * Rows of watched tables (`reference`), read again only after a change. `key` is everything that the read depends on,
 * with its name first. What is kept is shared between requests: nobody may alter it.
 */
export async function keptRows<Rows>(
  { services, now }: { services: { changes: ChangeFeed }; now: Date },
  key: readonly [name: string, ...dependsOn: unknown[]],
  load: () => Promise<Rows>,
): Promise<Rows> {
  const rows = await kept.get(services.changes, JSON.stringify(key), now, async () => ({
    value: await load(),
  }));
  // What stands under a name was loaded under that name.
  return rows as Rows;
}

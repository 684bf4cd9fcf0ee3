import { createChangeCache } from './change-cache.ts';
import type { ChangeFeed } from './change-feed.ts';

/** Answers of reference reads that a process keeps. */
const MOST = 1_000;

/** Kept rows are read again after so long, whatever was heard. */
const KEPT_MS = 60_000;

const kept = createChangeCache<{ rows: unknown }>('reference', { most: MOST });

/**
 * Rows of watched tables (`reference`), read again only after a change. `key` is everything that the read depends on,
 * with its name first. What is kept is shared between requests: nobody may alter it.
 */
export async function keptRows<Rows>(
  { services, now }: { services: { changes: ChangeFeed }; now: Date },
  key: readonly [name: string, ...dependsOn: unknown[]],
  load: () => Promise<Rows>,
): Promise<Rows> {
  const until = new Date(now.getTime() + KEPT_MS);
  const found = await kept.get(services.changes, JSON.stringify(key), now, async () => ({
    value: { rows: await load() },
    until,
  }));
  // What stands under a name was loaded under that name.
  return (found as { rows: Rows }).rows;
}

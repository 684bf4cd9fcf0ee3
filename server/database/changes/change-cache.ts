import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';
import type { ChangeKind } from './watched-tables.ts';

/** Maximum age of cached values, regardless of notifications. */
const MAX_MS = 60_000;

/** A loaded value with its expiry time; expired values are not cached. */
export type Loaded<Value> = { readonly value: Value; readonly until?: Date | null };

/** A cache per feed for values of one kind, cleared when any process changes rows of that kind. */
export interface ChangeCache<Value> {
  /** The cached value of a key while it is valid, at most a minute; otherwise the result of `load`. */
  get(feed: ChangeFeed, key: string, now: Date, load: () => Promise<Loaded<Value>>): Promise<Value>;
}

type Entry<Value> = { readonly value: Value; readonly until: number };
type Values<Value> = { version: number | null; readonly entries: LRUCache<string, Entry<Value>> };

/** An empty cache with at most `most` values; it caches nothing while notifications cannot be received. */
export function createChangeCache<Value>(kind: ChangeKind, { most }: { most: number }): ChangeCache<Value> {
  const valuesByFeed = new WeakMap<ChangeFeed, Values<Value>>();
  return {
    get: async (feed, key, now, load) => {
      const version = feed.version(kind);
      const values = valuesByFeed.get(feed) ?? { version, entries: new LRUCache({ max: most }) };
      valuesByFeed.set(feed, values);
      if (values.version !== version) values.entries.clear();
      values.version = version;
      const moment = now.getTime();
      const cached = values.entries.get(key);
      if (cached && cached.until > moment) return cached.value;
      const { value, until: end } = await load();
      const until = Math.min(moment + MAX_MS, end?.getTime() ?? Number.POSITIVE_INFINITY);
      // The value may lack a change that arrived during the read.
      const isCurrent = version !== null && feed.version(kind) === version && values.version === version;
      if (isCurrent && until > moment) values.entries.set(key, { value, until });
      return value;
    },
  };
}

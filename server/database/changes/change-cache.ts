import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';
import type { ChangeKind } from './watched-tables.ts';

/** Values are read again after this long, whatever notifications came in. */
const LONGEST_MS = 60_000;

/** A value that was read, with the moment at which it expires by itself; an expired one is not cached. */
export type Loaded<Value> = { readonly value: Value; readonly until?: Date | null };

/** A cache per feed of values of one kind; they are read again as soon as any process has changed rows of the kind. */
export interface ChangeCache<Value> {
  /** The value of a key: the cached one while it is valid, for a minute at most, else what `load` answers. */
  get(feed: ChangeFeed, key: string, now: Date, load: () => Promise<Loaded<Value>>): Promise<Value>;
}

type Entry<Value> = { readonly value: Value; readonly until: number };
type Values<Value> = { version: number | null; readonly entries: LRUCache<string, Entry<Value>> };

/** An empty cache of at most `most` values; it caches nothing while notifications cannot be received. */
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
      const until = Math.min(moment + LONGEST_MS, end?.getTime() ?? Number.POSITIVE_INFINITY);
      // A change that came in meanwhile may be missing in what was read.
      const isCurrent = version !== null && feed.version(kind) === version && values.version === version;
      if (isCurrent && until > moment) values.entries.set(key, { value, until });
      return value;
    },
  };
}

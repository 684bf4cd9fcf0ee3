import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from './change-feed.ts';
import type { ChangeKind } from './watched-tables.ts';

/** Values are read again after so long, whatever was heard. */
const LONGEST_MS = 60_000;

/** A value that was read, with the moment from which it is no longer true by itself; one that is over is not kept. */
export type Loaded<Value> = { readonly value: Value; readonly until?: Date | null };

/** Values of one kind, kept for each feed, that are read again as soon as any process has changed rows of the kind. */
export interface ChangeCache<Value> {
  /** The value of a key: the kept one while it stands, for a minute at most, else what `load` answers. */
  get(feed: ChangeFeed, key: string, now: Date, load: () => Promise<Loaded<Value>>): Promise<Value>;
}

type Kept<Value> = { readonly value: Value; readonly until: number };
type Shelf<Value> = { version: number | null; readonly kept: LRUCache<string, Kept<Value>> };

/** An empty cache of at most `most` values; it keeps nothing while changes cannot be heard. */
export function createChangeCache<Value>(kind: ChangeKind, { most }: { most: number }): ChangeCache<Value> {
  const shelves = new WeakMap<ChangeFeed, Shelf<Value>>();
  return {
    get: async (feed, key, now, load) => {
      const version = feed.version(kind);
      const shelf = shelves.get(feed) ?? { version, kept: new LRUCache({ max: most }) };
      shelves.set(feed, shelf);
      if (shelf.version !== version) shelf.kept.clear();
      shelf.version = version;
      const moment = now.getTime();
      const found = shelf.kept.get(key);
      if (found && found.until > moment) return found.value;
      const { value, until: end } = await load();
      const until = Math.min(moment + LONGEST_MS, end?.getTime() ?? Number.POSITIVE_INFINITY);
      // A change that came in meanwhile may be missing in what was read.
      const isCurrent = version !== null && feed.version(kind) === version && shelf.version === version;
      if (isCurrent && until > moment) shelf.kept.set(key, { value, until });
      return value;
    },
  };
}

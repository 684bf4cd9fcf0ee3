import type { ChangeFeed } from './change-feed.ts';
import type { ChangeKind } from './watched-tables.ts';

/** A value with the moment from which it has to be read again whatever happens. */
export type Kept<Value> = { readonly value: Value; readonly until: Date };

/** Values of one kind, kept for each feed, that are read again as soon as any process has changed rows of the kind. */
export interface ChangeCache<Value> {
  /** The value of a key: the kept one while it stands, else what `load` answers. Null is never kept. */
  get(
    feed: ChangeFeed,
    key: string,
    now: Date,
    load: () => Promise<Kept<Value> | null>,
  ): Promise<Value | null>;
}

type Shelf<Value> = { version: number | null; readonly kept: Map<string, Kept<Value>> };

/** An empty cache of at most `most` values; it keeps nothing while changes cannot be heard. */
export function createChangeCache<Value>(kind: ChangeKind, { most }: { most: number }): ChangeCache<Value> {
  const shelves = new WeakMap<ChangeFeed, Shelf<Value>>();
  return {
    get: async (feed, key, now, load) => {
      const version = feed.version(kind);
      const shelf = shelves.get(feed) ?? { version, kept: new Map() };
      shelves.set(feed, shelf);
      if (shelf.version !== version) shelf.kept.clear();
      shelf.version = version;
      const found = shelf.kept.get(key);
      if (found && found.until > now) return found.value;
      const loaded = await load();
      // A change that came in meanwhile may be missing in what was read.
      if (loaded && version !== null && feed.version(kind) === version && shelf.version === version) {
        if (shelf.kept.size >= most) shelf.kept.clear();
        shelf.kept.set(key, loaded);
      }
      return loaded?.value ?? null;
    },
  };
}

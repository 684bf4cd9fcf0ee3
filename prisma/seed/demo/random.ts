/** A stream of random numbers. The same seed gives the same stream. */
export type Random = {
  /** At least 0, less than 1. */
  next: () => number;
  /** A whole number from `low` to `high`, inclusive. */
  whole: (low: number, high: number) => number;
  /** A number from `low` to `high`. */
  between: (low: number, high: number) => number;
  /** True with a probability from 0 to 1. */
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** A random item by weight. */
  weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item;
};

/** The stream of a name. Streams of different names are independent. */
export function randomOf(name: string): Random {
  const next = mulberry32(hashOf(name));
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => present(items[Math.floor(next() * items.length)]);
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? present(items.at(-1)))[0];
    },
  };
}

function present<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A small and fast generator of sufficient quality. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import { getHeapStatistics } from 'node:v8';

/** How often it looks, in milliseconds: at the fastest that requests make garbage old, a few megabytes come between. */
const EVERY_MS = 100;

/** What may be on the heap beside what lived after the last collection: a share of that, and the young. */
const GROWTH = 0.2;
const SPARE_BYTES = 16 * 2 ** 20;

/**
 * Collects everything when the heap has grown by as much as V8 is told to let it grow (`--heap-growing-percent`). Where
 * marking is not incremental, V8 looks at its limit only when something is made old at once, and not when the young become
 * old: under load the heap grew to twice what lived, and what it had once taken stayed taken. Does nothing where `gc` is
 * not exposed.
 */
export function limitHeapGrowth(): void {
  const { gc } = globalThis;
  if (!gc) return;
  let alive = usedBytes();
  setInterval(() => {
    const used = usedBytes();
    // V8 has collected meanwhile.
    alive = Math.min(alive, used);
    if (used <= alive * (1 + GROWTH) + SPARE_BYTES) return;
    gc();
    alive = usedBytes();
  }, EVERY_MS).unref();
}

function usedBytes(): number {
  return getHeapStatistics().used_heap_size;
}

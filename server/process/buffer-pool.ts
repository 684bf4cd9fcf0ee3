/**
 * Gives every small buffer memory of its own. Node cuts them from shared slabs of 64 kB, and a slab lives as long as any of
 * its pieces: under load long enough to count as old, so that a megabyte a second waits for the collection of everything.
 */
export function turnOffBufferPool(): void {
  Buffer.poolSize = 0;
}

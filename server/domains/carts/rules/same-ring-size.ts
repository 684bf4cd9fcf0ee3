/** Rings of one size are in a cart, in case they were meant for two hands: a warning, or a question before they are. */
export const SAME_RING_SIZE = 'SAME_RING_SIZE';

/** Rings of one US size in a line of a cart: its own, or those of a set. */
export interface RingsOfLine {
  readonly lineId: number;
  readonly size: number;
  /** How many of them the whole line has. */
  readonly count: number;
}

/**
 * The lines that hold a ring of a size that some lines have: one of them itself when it holds several of one size (a set, or a
 * quantity), and others; empty when all sizes differ. In the order of the rings.
 */
export function linesOfSameRingSize(lineIds: readonly number[], rings: readonly RingsOfLine[]): number[] {
  const shared = sharedSizes(lineIds, rings).map(({ size }) => size);
  return [...new Set(rings.filter(({ size }) => shared.includes(size)).map((ring) => ring.lineId))];
}

/** A US size of which there are several rings. */
export type SharedSize = { size: number; count: number };

/** The sizes of the rings of some lines of which there is more than one, with how many there are in all. */
export function sharedSizes(lineIds: readonly number[], rings: readonly RingsOfLine[]): SharedSize[] {
  const own = rings.filter((ring) => lineIds.includes(ring.lineId));
  return [...new Set(own.map(({ size }) => size))]
    .map((size) => ({
      size,
      count: rings.filter((ring) => ring.size === size).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 1);
}

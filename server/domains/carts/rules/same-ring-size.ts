/** A cart has several rings of the same size, which may be a mistake: a warning, or a question in advance. */
export const SAME_RING_SIZE = 'SAME_RING_SIZE';

/** Rings of one US size in a line of a cart: its own, or those of a set. */
export interface RingsOfLine {
  readonly lineId: number;
  readonly size: number;
  /** Their number in the whole line. */
  readonly count: number;
}

/**
 * All lines that share a ring size with one of the given lines, including a given line with several rings of one size (a
 * set, or a quantity). Empty if all sizes differ. In the order of `rings`, which are those of the whole cart.
 */
export function linesOfSameRingSize(lineIds: readonly number[], rings: readonly RingsOfLine[]): number[] {
  const shared = sharedSizes(lineIds, rings).map(({ size }) => size);
  return [...new Set(rings.filter(({ size }) => shared.includes(size)).map((ring) => ring.lineId))];
}

/** A US size of several rings. */
export type SharedSize = { size: number; count: number };

/** The sizes of the given lines that occur more than once in the cart, with their total number. */
export function sharedSizes(lineIds: readonly number[], rings: readonly RingsOfLine[]): SharedSize[] {
  const own = rings.filter((ring) => lineIds.includes(ring.lineId));
  return [...new Set(own.map(({ size }) => size))]
    .map((size) => ({
      size,
      count: rings.filter((ring) => ring.size === size).reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 1);
}

/** Warning that rings of one size are in a cart, in case they were meant for two hands; never blocks. */
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
  const own = rings.filter((ring) => lineIds.includes(ring.lineId));
  const shared = [...new Set(own.map(({ size }) => size))].filter(
    (size) => rings.filter((ring) => ring.size === size).reduce((sum, { count }) => sum + count, 0) > 1,
  );
  return [...new Set(rings.filter(({ size }) => shared.includes(size)).map((ring) => ring.lineId))];
}

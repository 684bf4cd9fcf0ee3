/** Warning before a ring is added whose size is in the cart already; never blocks. */
export const SAME_RING_SIZE = 'SAME_RING_SIZE';

/** A piece with the US sizes of its rings: its own and those of its sub-items; empty when it is no ring. */
export interface PieceWithRings {
  ringSizes: readonly number[];
}

/**
 * Whether adding a piece puts two rings of one size into the cart: with a ring that is there already, or
 * within the piece itself (a wedding set).
 */
export function hasSameRingSize(adding: PieceWithRings, cart: readonly PieceWithRings[]): boolean {
  const inCart = new Set(cart.flatMap((piece) => piece.ringSizes));
  const own = new Set(adding.ringSizes);
  return own.size < adding.ringSizes.length || adding.ringSizes.some((size) => inCart.has(size));
}

import { shippableQuantity } from './line-state.ts';
import type { LineFacts } from './sales-order-facts.ts';

/** Pieces of a line to ship. */
export type Pieces = { lineId: number; quantity: number };

/** The problem of the pieces of a shipment: which of them, and why. */
type PiecesRefusal = {
  index: number;
  field: 'lineId' | 'quantity';
  code: 'UNKNOWN' | 'DUPLICATE' | 'OUT_OF_RANGE' | 'WEIGHT_REQUIRED';
};

/** A line whose pieces are to ship. */
export type LeavingLine = LineFacts & {
  /** Its metal is settled at shipping, and it has not been weighed. */
  lacksWeight: boolean;
};

/** The first pieces that cannot ship; null if all can. */
export function refusePieces(
  pieces: readonly Pieces[],
  lines: ReadonlyMap<number, LeavingLine>,
): PiecesRefusal | null {
  for (const [index, { lineId, quantity }] of pieces.entries()) {
    const line = lines.get(lineId);
    if (!line) return { index, field: 'lineId', code: 'UNKNOWN' };
    if (pieces.findIndex((each) => each.lineId === lineId) < index)
      return { index, field: 'lineId', code: 'DUPLICATE' };
    if (quantity < 1 || quantity > shippableQuantity(line, true))
      return { index, field: 'quantity', code: 'OUT_OF_RANGE' };
    if (line.lacksWeight) return { index, field: 'quantity', code: 'WEIGHT_REQUIRED' };
  }
  return null;
}

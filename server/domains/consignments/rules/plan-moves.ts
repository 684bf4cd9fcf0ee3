import type { LineState } from './line-states.ts';
import { type LineAction, lineTarget } from './transitions.ts';

/** A line as far as it matters what may happen to its pieces. */
export type MovableLine = { id: number; state: LineState; quantity: number };

/** Pieces of a line that something shall happen to. */
export type WantedPart = {
  lineId: number;
  /** Null: all of them. */
  quantity: number | null;
};

/** What happens to a line: so many of its pieces get to another state, the rest stays what it was. */
export type LineMove = { lineId: number; to: LineState; quantity: number; rest: number };

/** Why it does not happen, at the place of a wish; without a place: none of the lines is at this step. */
export type MoveRefusal =
  | { code: 'UNKNOWN' | 'DUPLICATE' | 'LINE_NOT_READY'; at: number; field: 'lineId' }
  | { code: 'QUANTITY_BEYOND_LINE' | 'OUT_OF_RANGE'; at: number; field: 'quantity' }
  | { code: 'NOTHING_AT_THIS_STEP'; at: null };

/**
 * What an action does to lines: to the wanted parts, or to all pieces that it applies to. A part of a line leaves the rest
 * where it is, so that no piece is made or lost.
 */
export function planMoves(
  lines: readonly MovableLine[],
  action: LineAction,
  wanted: readonly WantedPart[] | null,
): { moves: LineMove[] } | { refused: MoveRefusal } {
  if (wanted === null) {
    const moves = lines.flatMap((line) => wholeMove(line, action));
    return moves.length > 0 ? { moves } : { refused: { code: 'NOTHING_AT_THIS_STEP', at: null } };
  }
  const byId = new Map(lines.map((line) => [line.id, line]));
  const moves: LineMove[] = [];
  for (const [at, part] of wanted.entries()) {
    const line = byId.get(part.lineId);
    if (!line) return { refused: { code: 'UNKNOWN', at, field: 'lineId' } };
    if (moves.some(({ lineId }) => lineId === line.id))
      return { refused: { code: 'DUPLICATE', at, field: 'lineId' } };
    const [whole] = wholeMove(line, action);
    if (!whole) return { refused: { code: 'LINE_NOT_READY', at, field: 'lineId' } };
    const quantity = part.quantity ?? line.quantity;
    if (!Number.isInteger(quantity) || quantity < 1)
      return { refused: { code: 'OUT_OF_RANGE', at, field: 'quantity' } };
    if (quantity > line.quantity) return { refused: { code: 'QUANTITY_BEYOND_LINE', at, field: 'quantity' } };
    moves.push({ ...whole, quantity, rest: line.quantity - quantity });
  }
  return moves.length > 0 ? { moves } : { refused: { code: 'NOTHING_AT_THIS_STEP', at: null } };
}

function wholeMove({ id, state, quantity }: MovableLine, action: LineAction): LineMove[] {
  const to = lineTarget(state, action);
  return to === null ? [] : [{ lineId: id, to, quantity, rest: 0 }];
}

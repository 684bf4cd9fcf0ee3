import type { LineState } from './line-states.ts';
import { type LineAction, lineTarget } from './transitions.ts';

/** What the rules read of a line. */
export type MovableLine = { id: number; state: LineState; quantity: number };

/** Pieces of a line for an action. */
export type WantedPart = {
  lineId: number;
  /** Null: all of them. */
  quantity: number | null;
};

/** A move of pieces of a line to another state; `rest` of them stay. */
export type LineMove = { lineId: number; to: LineState; quantity: number; rest: number };

/** Why a move is refused, with its position in the request; without a position, no line is in a suitable state. */
export type MoveRefusal =
  | { code: 'UNKNOWN' | 'DUPLICATE' | 'LINE_NOT_READY'; at: number; field: 'lineId' }
  | { code: 'QUANTITY_BEYOND_LINE' | 'OUT_OF_RANGE'; at: number; field: 'quantity' }
  | { code: 'NOTHING_AT_THIS_STEP'; at: null };

/**
 * Plans an action on lines: on the given parts, or on all pieces that it applies to. The number of pieces never
 * changes.
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

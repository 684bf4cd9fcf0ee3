import { activeLines, lineState } from './line-state.ts';
import type { LineFacts } from './sales-order-facts.ts';

/** Pieces of an order by production state. */
export type OrderProgress = {
  pieces: number;
  inProduction: number;
  ready: number;
  shipped: number;
  /**
   * Progress of the whole order, 0–100, rounded down: in production counts a third, ready two thirds, shipped in full.
   */
  percent: number;
};

/** Completed thirds of a piece. */
const THIRDS = { WITHDRAWN: 0, WAITING: 0, IN_PRODUCTION: 1, READY: 2, SHIPPED: 3 } as const;

/**
 * Progress of an order by pieces over all kept lines; null without any. Of a line that was closed short, only the
 * shipped pieces count.
 */
export function orderProgress(lines: readonly LineFacts[], isConfirmed: boolean): OrderProgress | null {
  const kept = activeLines(lines);
  const count = { pieces: 0, inProduction: 0, ready: 0, shipped: 0, thirds: 0 };
  for (const line of kept) {
    const standing = lineState(line, isConfirmed);
    const shipped = Math.min(line.shippedQuantity, line.quantity);
    const isClosedShort = standing === 'SHIPPED' && shipped > 0;
    const rest = isClosedShort ? 0 : line.quantity - shipped;
    count.pieces += shipped + rest;
    count.shipped += shipped + (standing === 'SHIPPED' ? rest : 0);
    count.ready += standing === 'READY' ? rest : 0;
    count.inProduction += standing === 'IN_PRODUCTION' ? rest : 0;
    count.thirds += shipped * 3 + rest * THIRDS[standing];
  }
  if (count.pieces === 0) return null;
  const { thirds, ...pieces } = count;
  return { ...pieces, percent: Math.floor((thirds * 100) / (pieces.pieces * 3)) };
}

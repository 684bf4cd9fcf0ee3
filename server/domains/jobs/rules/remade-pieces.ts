import { type Money, roundCents } from '../../../lib/money.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** A job whose pieces are remade. */
type RemadeJob = {
  status: JobStatusCode;
  quantity: number;
  /** Number of shipped pieces. */
  shipped: number;
  /** Requested number; null for all that were not shipped. */
  wanted: number | null;
};

/**
 * The number of pieces to remake, and the status of the job with the pieces that it keeps; refused: the maximum
 * number.
 */
type RemadePieces = { ok: true; pieces: number; to: JobStatusCode } | { ok: false; most: number };

/**
 * Shipped pieces cannot be remade. A job that keeps no pieces becomes REMADE. If its other pieces are all shipped it
 * becomes SHIPPED. Otherwise its status stays.
 */
export function remadePieces({ status, quantity, shipped, wanted }: RemadeJob): RemadePieces {
  const most = quantity - shipped;
  const pieces = wanted ?? most;
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > most) return { ok: false, most };
  if (pieces === quantity) return { ok: true, pieces, to: 'REMADE' };
  return { ok: true, pieces, to: pieces === most ? 'SHIPPED' : status };
}

/** The part of a job's total for some of its pieces. */
export function shareOfPieces(
  total: Money,
  { pieces, quantity }: { pieces: number; quantity: number },
): Money {
  return pieces === quantity ? total : roundCents(total.times(pieces).div(quantity));
}

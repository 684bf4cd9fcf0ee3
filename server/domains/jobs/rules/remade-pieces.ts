import { type Money, roundCents } from '../../../lib/money.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** A job of which pieces are made anew. */
type RemadeJob = {
  status: JobStatusCode;
  quantity: number;
  /** Pieces of it that left. */
  shipped: number;
  /** How many are wanted; null: all that did not leave. */
  wanted: number | null;
};

/** How many pieces are made anew, and where the job stands with those that it keeps; refused: how many there are at most. */
type RemadePieces = { ok: true; pieces: number; to: JobStatusCode } | { ok: false; most: number };

/**
 * Pieces that left are not made anew. A job that keeps none is remade; one whose other pieces all left is shipped; else it
 * stays where it is with what it keeps.
 */
export function remadePieces({ status, quantity, shipped, wanted }: RemadeJob): RemadePieces {
  const most = quantity - shipped;
  const pieces = wanted ?? most;
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > most) return { ok: false, most };
  if (pieces === quantity) return { ok: true, pieces, to: 'REMADE' };
  return { ok: true, pieces, to: pieces === most ? 'SHIPPED' : status };
}

/** What of a job's total goes to pieces of it. */
export function shareOfPieces(
  total: Money,
  { pieces, quantity }: { pieces: number; quantity: number },
): Money {
  return pieces === quantity ? total : roundCents(total.times(pieces).div(quantity));
}

import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import type { JobInTransition } from '../job/job-facts.ts';
import type { TransitionGranted } from '../rules/decide-transition.ts';
import { remadePieces } from '../rules/remade-pieces.ts';

/**
 * A remake with its number of pieces. Call it with the sales order locked.
 * @throws InvalidInputError quantity OUT_OF_RANGE for more pieces than were not shipped, RefusedError ALREADY_REMADE
 * for a job of which pieces were remade before
 */
export async function grantRemake(
  tx: Prisma.TransactionClient,
  { id, statusId, quantity }: Pick<JobInTransition, 'id' | 'statusId' | 'quantity'>,
  { decision, wanted }: { decision: TransitionGranted; wanted: number | null },
): Promise<TransitionGranted> {
  const job = await tx.jobOrder.findUniqueOrThrow({
    where: { id },
    select: { salesLine: { select: { shippedQuantity: true } }, remake: { select: { number: true } } },
  });
  if (job.remake) throw new RefusedError('ALREADY_REMADE', { number: job.remake.number });
  const shipped = job.salesLine?.shippedQuantity ?? 0;
  const remade = remadePieces({ status: jobStatusCode(statusId), quantity, shipped, wanted });
  if (!remade.ok) throw InvalidInputError.of('quantity', 'OUT_OF_RANGE', `From 1 to ${remade.most}.`);
  return { ...decision, to: remade.to, pieces: remade.pieces };
}

/** Columns of a job that keeps some of its pieces; empty otherwise. */
export function remainingPieces({ quantity }: { quantity: number }, remade: number): { quantity?: number } {
  return remade > 0 && remade < quantity ? { quantity: quantity - remade } : {};
}

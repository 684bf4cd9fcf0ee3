import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import type { LineFacts } from './sales-order-facts.ts';

/** Production state of a line. Each of its pieces counts once in the progress of its order. */
type LineState = 'WITHDRAWN' | 'WAITING' | 'IN_PRODUCTION' | 'READY' | 'SHIPPED';

const STANDING: Readonly<Record<Exclude<JobStatusCode, 'ON_HOLD'>, LineState>> = {
  NEW: 'WAITING',
  NEEDS_INFO: 'WAITING',
  AWAITING_APPROVAL: 'WAITING',
  DECLINED: 'WAITING',
  APPROVED: 'WAITING',
  IN_PRODUCTION: 'IN_PRODUCTION',
  QUALITY_CHECK: 'IN_PRODUCTION',
  READY: 'READY',
  SHIPPED: 'SHIPPED',
  COMPLETED: 'SHIPPED',
  CANCELLED: 'WITHDRAWN',
  REMADE: 'WITHDRAWN',
};

/**
 * The production state of a line. A job on hold counts by its previous status. Stock waits until its order is
 * confirmed.
 */
export function lineState(
  { jobStatus, jobPreviousStatus, isStock }: Pick<LineFacts, 'jobStatus' | 'jobPreviousStatus' | 'isStock'>,
  isConfirmed: boolean,
): LineState {
  if (isStock && jobStatus === 'READY' && !isConfirmed) return 'WAITING';
  if (jobStatus !== 'ON_HOLD') return STANDING[jobStatus];
  return jobPreviousStatus === null || jobPreviousStatus === 'ON_HOLD'
    ? 'WAITING'
    : STANDING[jobPreviousStatus];
}

/** Lines that are not cancelled or remade. */
export function activeLines<Line extends LineFacts>(lines: readonly Line[]): Line[] {
  return lines.filter(({ jobStatus, shippedQuantity }) => shippedQuantity > 0 || !isWithdrawn(jobStatus));
}

/** Number of pieces of a line that can ship now: of a ready job or from stock, less those already shipped. */
export function shippableQuantity(line: LineFacts, isConfirmed: boolean): number {
  const mayLeave = line.jobStatus === 'READY' && lineState(line, isConfirmed) === 'READY';
  return mayLeave ? Math.max(0, line.quantity - line.shippedQuantity) : 0;
}

/** Whether all pieces of a line are shipped. */
export function isShipped({ quantity, shippedQuantity }: LineFacts): boolean {
  return shippedQuantity >= quantity;
}

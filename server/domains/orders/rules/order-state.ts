import type { JobStatusCode } from './job-status-codes.ts';

/** State of an order. */
export type OrderState = 'PLACED' | 'CHANGED' | 'CANCELLED';

/** Whether a job is no longer made: cancelled, or made anew under another number. */
export function isWithdrawn(status: JobStatusCode): boolean {
  return status === 'CANCELLED' || status === 'REMADE';
}

/**
 * An order stands as placed until something is charged or taken off; one whose jobs are all cancelled is cancelled.
 * `keptCount`: its jobs that are not.
 */
export function orderState(keptCount: number, chargeCount: number): OrderState {
  if (keptCount === 0) return 'CANCELLED';
  return chargeCount > 0 ? 'CHANGED' : 'PLACED';
}

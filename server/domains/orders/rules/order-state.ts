import type { JobStatusCode } from './job-status-codes.ts';

/** State of an order. */
export type OrderState = 'PLACED' | 'CHANGED' | 'CANCELLED';

/** Whether a job is no longer made: cancelled, or remade under another number. */
export function isWithdrawn(status: JobStatusCode): boolean {
  return status === 'CANCELLED' || status === 'REMADE';
}

/**
 * PLACED until something is charged or taken off; CANCELLED if all jobs are cancelled. `keptCount` counts the jobs
 * that are not.
 */
export function orderState(keptCount: number, chargeCount: number): OrderState {
  if (keptCount === 0) return 'CANCELLED';
  return chargeCount > 0 ? 'CHANGED' : 'PLACED';
}

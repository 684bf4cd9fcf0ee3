/** How an order stands, for the words over its confirmation. */
export type OrderState = 'placed' | 'changed' | 'cancelled';

/** Whether a job is no longer made: cancelled, or made anew under another number. */
export function isWithdrawn(statusCode: string): boolean {
  return statusCode === 'CANCELLED' || statusCode === 'REMADE';
}

/** An order stands as placed until something is charged or taken off; one whose jobs are all cancelled is cancelled. */
export function orderState(statusCodes: readonly string[], chargeCount: number): OrderState {
  if (statusCodes.length > 0 && statusCodes.every((code) => code === 'CANCELLED')) return 'cancelled';
  return chargeCount > 0 ? 'changed' : 'placed';
}

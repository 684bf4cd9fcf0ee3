import type { JobAction } from './transition.ts';

/** Actions that take a reason; some need it (`requiresReason` of their transition). */
const WITH_REASON: readonly JobAction[] = ['ASK_INFO', 'DECLINE', 'HOLD', 'REWORK', 'REMAKE', 'CANCEL'];

/** Whether a reason can be given for an action. */
export function takesReason(action: JobAction): boolean {
  return WITH_REASON.includes(action);
}

/** Whether an action needs a tracking number, or that the customer collects the piece. */
export function requiresTracking(action: JobAction): boolean {
  return action === 'SHIP';
}

import type { JobAction } from './transition.ts';

/** Actions that accept a reason. Some require it (`requiresReason` of their transition). */
const WITH_REASON: readonly JobAction[] = ['ASK_INFO', 'DECLINE', 'HOLD', 'REWORK', 'REMAKE', 'CANCEL'];

/** Whether an action accepts a reason. */
export function takesReason(action: JobAction): boolean {
  return WITH_REASON.includes(action);
}

/** Whether an action requires a tracking number or pickup by the customer. */
export function requiresTracking(action: JobAction): boolean {
  return action === 'SHIP';
}

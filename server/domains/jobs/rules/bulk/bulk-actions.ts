import { holdsAny } from '../../../identity/rules/sided-transition.ts';
import type { JobStatusCode } from '../../../orders/rules/job-status-codes.ts';
import type { ActionObstacle } from '../decide-transition.ts';
import type { JobActor } from '../job-actor.ts';
import { JOB_ORDERS_APPROVE, JOB_TRANSITIONS } from '../transitions.ts';

/** Permission 1708: change the status of many jobs at once. */
export const JOB_ORDERS_BULK = 1708;

/** A bulk action of the viewer for a job, and what it lacks, if anything. */
export type OfferedBulkAction = {
  action: 'APPROVE' | 'UPDATE_STATUS';
  enabled: boolean;
  missing: ActionObstacle | null;
};

/**
 * Bulk actions of the viewer for a job. Only the customer approves, never an acting user; other requirements of an
 * approval are checked when it is performed.
 */
export function offeredBulkActions(status: JobStatusCode, actor: JobActor): OfferedBulkAction[] {
  if (actor.side === 'STAFF') {
    if (!holdsAny(actor, [JOB_ORDERS_BULK])) return [];
    return [{ action: 'UPDATE_STATUS', enabled: true, missing: null }];
  }
  if (actor.isActedFor || !holdsAny(actor, [JOB_ORDERS_APPROVE])) return [];
  const enabled = JOB_TRANSITIONS.some(({ from, action }) => from === status && action === 'APPROVE');
  return [{ action: 'APPROVE', enabled, missing: enabled ? null : 'NOTHING_AWAITS_APPROVAL' }];
}

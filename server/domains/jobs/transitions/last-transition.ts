import type { Prisma } from '../../../database/generated/client.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import type { LastTransition } from '../rules/bulk/undo-transition.ts';
import { isJobAction } from '../rules/offered-actions.ts';

/** The latest history entry as a transition; null if it was not a transition. */
export function lastTransition(event: Prisma.JobStatusEventGetPayload<object> | null): LastTransition | null {
  if (!event || event.fromStatusId === null || !isJobAction(event.action)) return null;
  return {
    from: jobStatusCode(event.fromStatusId),
    action: event.action,
    to: jobStatusCode(event.toStatusId),
    at: event.at,
    previousStatus: event.heldStatusId === null ? null : jobStatusCode(event.heldStatusId),
  };
}

import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { Waited } from '../../waiting/rules/waited-act.ts';
import { CUSTOMER_DECISIONS, permissionsFor } from './job-actor.ts';
import { WAITING_ON } from './waiting-on.ts';

/** The action that ends each wait for the customer. */
const ACTS = { AWAITING_APPROVAL: 'APPROVE', NEEDS_INFO: 'ANSWER' } as const;

/** Whom a job waits for. */
export function waitedOfJob(status: JobStatusCode): Waited {
  if (status === 'AWAITING_APPROVAL' || status === 'NEEDS_INFO') {
    const act = ACTS[status];
    return {
      act,
      permissions: permissionsFor(act, 'CUSTOMER'),
      isOwnDecision: CUSTOMER_DECISIONS.includes(act),
    };
  }
  return WAITING_ON[status] === 'US' ? 'MANUFACTURER' : null;
}

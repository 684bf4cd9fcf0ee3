import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { PastActor } from '../../orders/job-past.ts';

/** The people involved in one job. */
export type Participants = {
  /** Acts for the customer. Null if no user there may see the job, which was entered by phone. */
  customer: PastActor | null;
  sales: PastActor;
  workshop: PastActor;
};

/** A person in the history of a job. `acting` is the staff member who acts on behalf of them. */
export function actorOf(viewer: Viewer, acting: Viewer | null = null): PastActor {
  const { userId, customerId, permissions } = viewer.required;
  return {
    userId,
    customerId,
    side: viewer.isStaff ? 'STAFF' : 'CUSTOMER',
    isActedFor: acting !== null,
    scopes: permissions,
    actingById: acting?.userId ?? null,
  };
}

import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { PastActor } from '../../orders/job-past.ts';

/** The people who take part in one job. */
export type Participants = {
  /** Answers for the customer; null when nobody there may see the job (entered by phone for a customer of buyers). */
  customer: PastActor | null;
  sales: PastActor;
  workshop: PastActor;
};

/** A person as the history of a job names them; `acting` is the staff member who is signed in as them. */
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

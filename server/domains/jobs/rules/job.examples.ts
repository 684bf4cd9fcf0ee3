import { decimal } from '../../../lib/money.ts';
import { DEFAULT_ROLES, type DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { effectivePermissions } from '../../identity/rules/effective-permissions.ts';
import type { JobActor } from './job-actor.ts';
import type { JobFacts, JobServiceFact, ParentOrderFact } from './job-facts.ts';

/** Current time in the examples. */
export const NOW = new Date('2026-03-10T12:00:00Z');

/** A user of the job's customer. */
export const BUYER_ID = 11;

const SERVICES: JobServiceFact[] = [
  { id: 1, serviceTypeCode: 'CAD', status: 'AWAITING_APPROVAL' },
  { id: 2, serviceTypeCode: 'ENGRAVING', status: 'PROPOSED' },
  { id: 3, serviceTypeCode: 'CASTING', status: 'APPROVED' },
];

/** A job for which all guards pass. */
export const JOB: JobFacts = {
  customerId: 5,
  placedById: BUYER_ID,
  contactId: null,
  status: 'NEW',
  statusSince: new Date('2026-03-10T09:00:00Z'),
  previousStatus: 'NEW',
  services: SERVICES,
  itemTypeRequiresProof: false,
  customerApprovalRequired: false,
  lastCustomerNoteAt: new Date('2026-03-10T10:00:00Z'),
  firstStageStarted: false,
  cancelFee: null,
  workPrice: decimal('40'),
  paymentTerms: 'NET_30',
  isBeyondCredit: false,
  shipmentObstacle: null,
  lacksWeight: false,
  salesOrder: null,
};

/** A sales order that allows work. */
export const PARENT_ORDER: ParentOrderFact = {
  isConfirmed: true,
  isHeld: false,
  mayShip: true,
  depositStands: true,
  isClosed: false,
  hasEnded: false,
};

/** An actor with a default role: the user who placed the job, or a member of staff. */
export function actorWith(code: DefaultRoleCode, changes: Partial<JobActor> = {}): JobActor {
  const role = DEFAULT_ROLES.find((each) => each.code === code);
  return {
    side: role?.isStaff ? 'STAFF' : 'CUSTOMER',
    userId: role?.isStaff ? 90 : BUYER_ID,
    customerId: role?.isStaff ? null : JOB.customerId,
    isActedFor: false,
    scopes: effectivePermissions(role?.grants ?? []),
    ...changes,
  };
}

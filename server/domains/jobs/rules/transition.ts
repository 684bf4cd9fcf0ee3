import type { SidedTransition } from '../../identity/rules/sided-transition.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** Actions on a job order. */
export type JobAction =
  | 'ASK_INFO'
  | 'ANSWER'
  | 'REQUEST_APPROVAL'
  | 'APPROVE'
  | 'DECLINE'
  | 'RECALL'
  | 'RELEASE'
  | 'START'
  | 'CHANGE_ORDER'
  | 'TO_QC'
  | 'PASS'
  | 'REWORK'
  | 'REMAKE'
  | 'HOLD'
  | 'RESUME'
  | 'SHIP'
  | 'UNSHIP'
  | 'REOPEN'
  | 'COMPLETE'
  | 'CANCEL'
  | 'RESTORE'
  | 'RE_ORDER';

/** A condition on the stored facts of a job, defined in job-guards.ts. */
export type JobGuard =
  | 'openServices'
  | 'somethingProposed'
  | 'servicesAwaitApproval'
  | 'noApprovalRequired'
  | 'customerNoteExists'
  | 'paymentTermsSatisfied'
  | 'orderConfirmed'
  | 'orderNotHeld'
  | 'orderMayShip'
  | 'depositStands'
  | 'withinCredit'
  | 'firstStageNotStarted'
  | 'previousStatusKnown'
  | 'withinRestoreWindow'
  | 'nothingInvoiced'
  | 'orderOpen'
  | 'orderGoesOn'
  | 'nothingShipped'
  | 'shippedAlone'
  | 'shipmentNotBilled'
  | 'weighed';

/** What a transition does besides setting the status, in the same transaction. */
export type JobSideEffect =
  | 'SERVICES_AWAIT_APPROVAL'
  | 'SERVICES_APPROVED'
  | 'SERVICES_DECLINED'
  | 'SERVICES_PROPOSED'
  | 'STORE_PREVIOUS_STATUS'
  | 'ADD_FEE_LINE';

/** One transition of a job order. */
export interface JobTransition extends SidedTransition<JobAction, JobGuard> {
  from: JobStatusCode;
  /** PREVIOUS: the status before the job was put on hold. SAME: the status does not change. */
  to: JobStatusCode | 'PREVIOUS' | 'SAME';
  /** Guards for both sides. */
  guards: readonly JobGuard[];
  /** For a job on hold: the same action of its previous status decides (side, guards, reason, fee). */
  asPrevious: boolean;
  requiresReason: boolean;
  /** Bulk updates may omit the reason, because their REST call has no field for it. */
  reasonOptionalInBulk: boolean;
  /** Can be undone within ten minutes. */
  reversible: boolean;
  sideEffects: readonly JobSideEffect[];
}

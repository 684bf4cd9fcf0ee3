import type { SidedTransition } from '../../ordering/rules/sided-transition.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';

/** What can be done with a job order. */
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

/** A condition on the stored facts of a job; job-guards.ts defines each. */
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
  | 'weighed';

/** What the writer of a transition does beside setting the status, in the same transaction. */
export type JobSideEffect =
  | 'SERVICES_AWAIT_APPROVAL'
  | 'SERVICES_APPROVED'
  | 'SERVICES_DECLINED'
  | 'SERVICES_PROPOSED'
  | 'STORE_PREVIOUS_STATUS'
  | 'ADD_FEE_LINE';

/** One transition of a job order, as data. */
export interface JobTransition extends SidedTransition<JobAction, JobGuard> {
  from: JobStatusCode;
  /** PREVIOUS: the status stored when the job was put on hold. SAME: the job itself stays as it is. */
  to: JobStatusCode | 'PREVIOUS' | 'SAME';
  /** Guards for both sides. */
  guards: readonly JobGuard[];
  /** For a held job: the same action of the status it was held from decides (side, guards, reason, fee). */
  asPrevious: boolean;
  requiresReason: boolean;
  /** Status updates of many jobs may leave the reason out: the REST call for them has no field for it. */
  reasonOptionalInBulk: boolean;
  /** May be undone within ten minutes. */
  reversible: boolean;
  sideEffects: readonly JobSideEffect[];
}

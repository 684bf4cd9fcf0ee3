import type { Money } from '../../../lib/money.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { PaymentTermsCode } from '../../orders/rules/payment-terms.ts';

/** Where the customer's agreement to a service of a job stands. */
export type JobServiceStatus = 'PROPOSED' | 'AWAITING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'DONE';

/** A service of the job, as far as transitions look at it. */
export interface JobServiceFact {
  id: number;
  serviceTypeCode: string;
  status: JobServiceStatus;
}

/** The sales order of a job, as far as its work waits for it. */
export interface ParentOrderFact {
  isConfirmed: boolean;
  isHeld: boolean;
  /** Layaway leaves only when it is paid. */
  mayShip: boolean;
  /** Money that it was confirmed on has not gone back. */
  depositStands: boolean;
  /** Nothing of it is made or shipped any more: none of its cancelled jobs comes back. */
  isClosed: boolean;
  /** It has ended: what left stays away. */
  hasEnded: boolean;
}

/** What transitions read of a job. All of it is stored; nothing is assumed. */
export interface JobFacts extends OwnedRow {
  status: JobStatusCode;
  /** When the job came into its present status. */
  statusSince: Date;
  /** The status that the job was put on hold from; null otherwise. */
  previousStatus: JobStatusCode | null;
  services: readonly JobServiceFact[];
  /** The item type is never made without a proof that the customer saw. */
  itemTypeRequiresProof: boolean;
  /** The customer wants to approve every job. */
  customerApprovalRequired: boolean;
  /** When the customer's side last wrote a shared note on the job; null when never. */
  lastCustomerNoteAt: Date | null;
  /** A bench stage was entered. */
  firstStageStarted: boolean;
  /** Charged when the job was cancelled in production; null when nothing was. */
  cancelFee: Money | null;
  /** What cancelling in production would cost. */
  workPrice: Money;
  paymentTerms: PaymentTermsCode;
  /** Its order, which has no sales order, is beyond the customer's credit limit and was not released. */
  isBeyondCredit: boolean;
  /** Its price is settled by weight, and it was not weighed yet. */
  lacksWeight: boolean;
  /** Null: the job was ordered without a sales order. */
  salesOrder: ParentOrderFact | null;
}

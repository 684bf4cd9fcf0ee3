import type { Money } from '../../../lib/money.ts';
import type { OwnedRow } from '../../identity/rules/scope.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { PaymentTermsCode } from '../../orders/rules/payment-terms.ts';

/** Status of the customer's approval of a service. */
export type JobServiceStatus = 'PROPOSED' | 'AWAITING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'DONE';

/** What transitions read of a service. */
export interface JobServiceFact {
  id: number;
  serviceTypeCode: string;
  status: JobServiceStatus;
}

/** What transitions read of the sales order of a job. */
export interface ParentOrderFact {
  isConfirmed: boolean;
  isHeld: boolean;
  /** A layaway ships only when it is fully paid. */
  mayShip: boolean;
  /** The payments that confirmed it were not refunded. */
  depositStands: boolean;
  /** The order is closed, and its cancelled jobs cannot be restored. */
  isClosed: boolean;
  /** The order has ended, and shipments cannot be undone. */
  hasEnded: boolean;
}

/**
 * Why the shipments of a shipped job cannot be voided: they contain other pieces, or are invoiced. Of any other job: some
 * of its pieces were shipped.
 */
export type ShipmentObstacle = 'PIECES_SHIPPED' | 'SHIPMENT_HAS_OTHERS' | 'SHIPMENT_BILLED';

/** What transitions read of a job. Everything is stored; there are no defaults. */
export interface JobFacts extends OwnedRow {
  status: JobStatusCode;
  /** When the job got its current status. */
  statusSince: Date;
  /** The status before the job was put on hold; null otherwise. */
  previousStatus: JobStatusCode | null;
  services: readonly JobServiceFact[];
  /** The item type requires a proof approved by the customer. */
  itemTypeRequiresProof: boolean;
  /** The customer wants to approve every job. */
  customerApprovalRequired: boolean;
  /** When the customer's side last wrote a shared note on the job; null if never. */
  lastCustomerNoteAt: Date | null;
  /** Work at a bench stage has begun. */
  firstStageStarted: boolean;
  /** Fee charged for cancelling in production; null if there was none. */
  cancelFee: Money | null;
  /** The fee for cancelling in production. */
  workPrice: Money;
  paymentTerms: PaymentTermsCode;
  /** Its order has no sales order, exceeds the customer's credit limit and was not released. */
  isBeyondCredit: boolean;
  /** Its price is settled by weight, and it has not been weighed. */
  lacksWeight: boolean;
  /** What its shipments prevent; null: nothing. */
  shipmentObstacle: ShipmentObstacle | null;
  /** Null if the job was ordered without a sales order. */
  salesOrder: ParentOrderFact | null;
}

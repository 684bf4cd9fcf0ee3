import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { TransitionInput } from '../rules/decide-transition.ts';
import type { ParentOrderFact } from '../rules/job-facts.ts';

/** A job of a sales order was moved. */
export type JobMove = {
  jobOrderId: number;
  from: JobStatusCode;
  to: JobStatusCode;
  /** What was given along with the step; null when one was taken back. */
  input: TransitionInput | null;
};

/** How a sales order and its jobs go together. What it does when one of them moves may refuse by throwing. */
export interface ParentOrderWatch {
  /** Before a job is read: takes the lock of its order, where it has one, so that what decides is read once and holds. */
  readonly before: (tx: Prisma.TransactionClient, jobOrderId: number) => Promise<void>;
  /** What a status of an order says of its jobs. */
  readonly closing: (statusId: number) => Pick<ParentOrderFact, 'isClosed' | 'hasEnded'>;
  /**
   * Whether beginning the jobs of an order without a sales order is beyond the customer's credit limit; holding the
   * customer's row from then on, or for a look alone.
   */
  readonly isBeyondCredit: (
    tx: Prisma.TransactionClient,
    order: { customerId: number; orderGroupId: number },
    mode: 'HOLD' | 'LOOK',
  ) => Promise<boolean>;
  readonly after: (
    tx: Prisma.TransactionClient,
    context: AuditContext,
    salesOrderId: number,
    move: JobMove,
  ) => Promise<void>;
}

let declared: ParentOrderWatch | null = null;

/** Declares what happens to the sales order of a job that moves: its domain is above the jobs and says so from there. */
export function watchJobs(watch: ParentOrderWatch): void {
  declared = watch;
}

/** What was declared. */
export function parentOrderWatch(): ParentOrderWatch {
  if (!declared) throw new Error('Nobody watches the jobs of sales orders.');
  return declared;
}

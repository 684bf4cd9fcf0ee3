import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { TransitionInput } from '../rules/decide-transition.ts';
import type { ParentOrderFact, ShipmentObstacle } from '../rules/job-facts.ts';

/** A move of a job of a sales order. */
export type JobMove = {
  jobOrderId: number;
  from: JobStatusCode;
  to: JobStatusCode;
  /** The input of the step; null when a step is undone. */
  input: TransitionInput | null;
};

/** What sales orders do when one of their jobs moves. It may refuse by throwing. */
export interface ParentOrderWatch {
  /** Locks the job's order, if it has one, before the job is read. */
  readonly before: (tx: Prisma.TransactionClient, jobOrderId: number) => Promise<void>;
  /** What the status of a sales order means for its jobs. */
  readonly closing: (statusId: number) => Pick<ParentOrderFact, 'isClosed' | 'hasEnded'>;
  /**
   * Whether starting the jobs of an order without a sales order exceeds the customer's credit limit. Locks the
   * customer's row, or only reads it.
   */
  readonly isBeyondCredit: (
    tx: Prisma.TransactionClient,
    order: { customerId: number; orderGroupId: number },
    mode: 'HOLD' | 'LOOK',
  ) => Promise<boolean>;
  /** By job, why the shipments of a shipped one cannot be voided with it, or that pieces of another one were shipped. */
  readonly shipmentObstacles: (
    tx: Prisma.TransactionClient,
    jobs: readonly { id: number; isShipped: boolean }[],
  ) => Promise<ReadonlyMap<number, ShipmentObstacle>>;
  readonly after: (
    tx: Prisma.TransactionClient,
    context: AuditContext,
    salesOrderId: number,
    move: JobMove,
  ) => Promise<void>;
}

let declared: ParentOrderWatch | null = null;

/** Registers the watch. The domain of sales orders depends on jobs, so it registers itself here. */
export function watchJobs(watch: ParentOrderWatch): void {
  declared = watch;
}

/** The registered watch. */
export function parentOrderWatch(): ParentOrderWatch {
  if (!declared) throw new Error('Nobody watches the jobs of sales orders.');
  return declared;
}

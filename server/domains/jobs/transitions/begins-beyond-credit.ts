import type { Prisma } from '../../../database/generated/client.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { parentOrderWatch } from '../job/parent-order-watch.ts';

/** What the credit check reads of a job. */
type CreditedJob = {
  statusId: number;
  customerId: number;
  orderGroupId: number;
  customer: { creditLimit: unknown };
  orderGroup: { salesOrder: unknown };
};

/**
 * Whether starting a job exceeds the credit limit of its customer. Sales orders are checked when they are confirmed
 * instead.
 */
export async function beginsBeyondCredit(
  db: Prisma.TransactionClient,
  job: CreditedJob,
  mode: 'HOLD' | 'LOOK',
): Promise<boolean> {
  if (job.customer.creditLimit === null || job.orderGroup.salesOrder !== null) return false;
  if (jobStatusCode(job.statusId) !== 'APPROVED') return false;
  return parentOrderWatch().isBeyondCredit(db, job, mode);
}

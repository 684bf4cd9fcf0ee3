import type { Prisma } from '../../../database/generated/client.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { parentOrderWatch } from '../job/parent-order-watch.ts';

/** A job as far as the credit of its customer matters to it. */
type CreditedJob = {
  statusId: number;
  customerId: number;
  orderGroupId: number;
  customer: { creditLimit: unknown };
  orderGroup: { salesOrder: unknown };
};

/** Whether a job that could begin now is beyond the credit limit of its customer; a sales order is guarded when it is confirmed. */
export async function beginsBeyondCredit(
  db: Prisma.TransactionClient,
  job: CreditedJob,
  mode: 'HOLD' | 'LOOK',
): Promise<boolean> {
  if (job.customer.creditLimit === null || job.orderGroup.salesOrder !== null) return false;
  if (jobStatusCode(job.statusId) !== 'APPROVED') return false;
  return parentOrderWatch().isBeyondCredit(db, job, mode);
}

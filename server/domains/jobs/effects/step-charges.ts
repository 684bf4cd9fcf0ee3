import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, sumMoney } from '../../../lib/money.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import {
  type Charge,
  type ChargedStep,
  chargesOfStep,
  jobTotal,
  type PricedJob,
  SETTLED_KINDS,
} from '../../orders/rules/order-charges.ts';
import { type MetalJob, settlementOf } from '../../orders/totals/settlement-of.ts';

type MovingJob = PricedJob & MetalJob & { id: number; statusId: number };

/** The charges of moving a job. Reads the cancellation that is reversed. */
export async function stepCharges(
  tx: Prisma.TransactionClient,
  job: MovingJob,
  step: Pick<ChargedStep, 'to' | 'fee' | 'approved' | 'remade' | 'isUndelivered'> & { now: Date },
): Promise<Charge[]> {
  const from = jobStatusCode(job.statusId);
  const cancellation =
    from === 'CANCELLED'
      ? await tx.orderCharge.findFirst({
          where: { jobOrderId: job.id, kind: 'CANCELLATION', amount: { lt: 0 } },
          orderBy: { id: 'desc' },
          select: { id: true, amount: true },
        })
      : null;
  // Of a job that was not ready, only the pieces that left before are shipped.
  const isUndelivered = step.isUndelivered || from !== 'READY';
  const settlement =
    step.to === 'SHIPPED' && from !== 'SHIPPED'
      ? await settlementOf(tx, job, { now: step.now, isUndelivered })
      : null;
  const settled =
    from === 'SHIPPED' && step.to === 'READY' && job.pricingMode !== 'FIXED'
      ? await tx.orderCharge.findMany({
          where: {
            jobOrderId: job.id,
            kind: { in: [...SETTLED_KINDS] },
            reversesId: null,
            reversedBy: { is: null },
          },
          orderBy: { id: 'asc' },
          select: { id: true, kind: true, amount: true },
        })
      : [];
  return chargesOfStep({ ...step, from, total: jobTotal(job), cancellation, settlement, settled });
}

/** Columns of a job that new charges change. */
export function chargedColumns(
  { chargesTotal }: Pick<MovingJob, 'chargesTotal'>,
  charges: readonly Charge[],
): { chargesTotal?: string } {
  if (charges.length === 0) return {};
  const sum = sumMoney([decimal(chargesTotal), ...charges.map(({ amount }) => amount)]);
  return { chargesTotal: sum.toFixed(2) };
}

/** Whether a move may end or resume the shipping of an order. */
export function changesShipping({ statusId }: Pick<MovingJob, 'statusId'>, to: JobStatusCode): boolean {
  return (jobStatusCode(statusId) === 'CANCELLED') !== (to === 'CANCELLED');
}

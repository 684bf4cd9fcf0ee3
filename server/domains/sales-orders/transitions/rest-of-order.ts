import type { Prisma } from '../../../database/generated/client.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import {
  type Charge,
  chargesOfStep,
  jobTotal,
  type PricedJob,
  shortCharge,
} from '../../orders/rules/order-charges.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { type MetalJob, settlementOf } from '../../orders/totals/settlement-of.ts';
import { lineFacts } from '../order/sales-order-facts.ts';

type Line = Parameters<typeof lineFacts>[0];

/** Lines with pieces that are not shipped: those without any shipped piece, and those with some. */
export function restOfOrder<Of extends Line>(lines: readonly Of[]): { none: Of[]; some: Of[] } {
  const open = lines.filter((line) => {
    const { quantity, shippedQuantity, jobStatus } = lineFacts(line);
    return shippedQuantity < quantity && !isWithdrawn(jobStatus);
  });
  return {
    none: open.filter(({ shippedQuantity }) => shippedQuantity === 0),
    some: open.filter(({ shippedQuantity }) => shippedQuantity > 0),
  };
}

/** The columns for the charges of a line that is closed short. */
export const SHORT_JOB = {
  id: true,
  lineTotal: true,
  chargesTotal: true,
  remadeFromId: true,
  pricingMode: true,
  estimatedWeight: true,
  actualWeight: true,
} satisfies Prisma.JobOrderSelect;

type ShortLine = Line & { jobOrder: PricedJob & MetalJob };

/** The charges of closing a partly shipped line short: the missing pieces, and the settlement of the shipped ones. */
export async function shortCharges(
  tx: Prisma.TransactionClient,
  { shippedQuantity, jobOrder: job }: ShortLine,
  now: Date,
): Promise<(Charge & { jobOrderId: number })[]> {
  const { quantity } = job;
  const total = jobTotal(job);
  const short = shortCharge(total, { quantity, missing: quantity - shippedQuantity });
  const settled = chargesOfStep({
    from: jobStatusCode(job.statusId),
    to: 'SHIPPED',
    total: total.plus(short.amount),
    fee: null,
    approved: [],
    cancellation: null,
    settlement: await settlementOf(tx, job, { now, isUndelivered: true }),
    settled: [],
  });
  return [short, ...settled].map((charge) => ({ ...charge, jobOrderId: job.id }));
}

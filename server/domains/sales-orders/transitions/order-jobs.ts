import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { JOB_FACTS, type JobInTransition, jobFacts } from '../../jobs/job/job-facts.ts';
import { NO_INPUT, type TransitionInput } from '../../jobs/rules/decide-transition.ts';
import type { JobTransition } from '../../jobs/rules/transition.ts';
import { writeStep } from '../../jobs/transitions/perform-transition.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { jobTotal, shortCharge } from '../../orders/rules/order-charges.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { addCharges } from '../../orders/totals/add-charges.ts';
import { lineFacts } from '../order/sales-order-facts.ts';
import type { OrderInTransition } from './read-order.ts';
import { restOfOrder } from './rest-of-order.ts';

/** Target status of the jobs that move with their order, by the action in their history. */
const MOVES = { CANCEL: 'CANCELLED', SHIP: 'SHIPPED', UNSHIP: 'READY' } as const;

/** Jobs that move with their order. */
type JobMoves = {
  jobOrderIds: readonly number[];
  action: keyof typeof MOVES;
  input?: Partial<TransitionInput>;
  /** Pieces that were not shipped are not delivered. */
  isUndelivered?: boolean;
  /** Receives the audit entry; null for automatic steps, which only have a history entry. */
  record: RecordFacts | null;
};

/** Moves jobs with their order, without notifying the order. The rules of the order were checked before. */
export async function moveJobs(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { jobOrderIds, action, input, isUndelivered, record }: JobMoves,
): Promise<void> {
  if (jobOrderIds.length === 0) return;
  const jobs = await tx.jobOrder.findMany({
    where: { id: { in: [...jobOrderIds] } },
    orderBy: { id: 'asc' },
    include: JOB_FACTS,
  });
  for (const job of jobs)
    await writeStep(tx, actor, {
      job,
      granted: {
        ok: true,
        transition: transitionOf(jobFacts(job).status, action),
        to: MOVES[action],
        approvedServiceIds: [],
        sideEffects: [],
      },
      input: { ...NO_INPUT, ...input },
      serviceTypeCodes: [],
      isUndelivered,
      // A line from stock is audited with its order.
      record: (facts) => (job.isStock ? null : record?.(facts && { ...facts, entityType: 'JobOrder' })),
    });
}

function transitionOf(from: JobStatusCode, action: keyof typeof MOVES): JobTransition {
  return {
    from,
    action,
    to: MOVES[action],
    customer: null,
    staff: null,
    guards: [],
    asPrevious: false,
    requiresReason: false,
    reasonOptionalInBulk: false,
    reversible: false,
    sideEffects: [],
  };
}

/** Cancels the remaining jobs of an order. */
export async function cancelJobsOf(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  order: Pick<OrderInTransition, 'lines'>,
  { reason = null, record = null }: { reason?: string | null; record?: RecordFacts | null } = {},
): Promise<void> {
  const left = order.lines.filter((line) => !isWithdrawn(lineFacts(line).jobStatus));
  const jobOrderIds = left.map(({ jobOrderId }) => jobOrderId);
  await moveJobs(tx, actor, { jobOrderIds, action: 'CANCEL', input: { reason }, record });
}

/**
 * Closes an order short: jobs without shipped pieces are cancelled; of the others, the missing pieces are credited and
 * the job counts as shipped.
 */
export async function creditRest(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  order: Pick<OrderInTransition, 'orderGroupId' | 'lines'>,
  { reason, record }: { reason: string | null; record: RecordFacts },
): Promise<void> {
  const { none, some } = restOfOrder(order.lines);
  const ids = (lines: typeof none) => lines.map(({ jobOrderId }) => jobOrderId);
  const undelivered = { input: { reason }, isUndelivered: true };
  await moveJobs(tx, actor, { jobOrderIds: ids(none), action: 'CANCEL', ...undelivered, record });
  for (const { jobOrderId, shippedQuantity, jobOrder } of some) {
    const { quantity } = jobOrder;
    await creditMissing(tx, actor, { jobOrderId, quantity, missing: quantity - shippedQuantity });
  }
  await moveJobs(tx, actor, { jobOrderIds: ids(some), action: 'SHIP', isUndelivered: true, record });
}

async function creditMissing(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { jobOrderId, ...pieces }: { jobOrderId: number; quantity: number; missing: number },
): Promise<void> {
  const job = await tx.jobOrder.findUniqueOrThrow({
    where: { id: jobOrderId },
    select: { id: true, orderGroupId: true, lineTotal: true, chargesTotal: true, remadeFromId: true },
  });
  await chargeJob(tx, actor, job, shortCharge(jobTotal(job), pieces));
}

/** Adds a charge to a job and to the total of its order. */
export async function chargeJob(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  job: Pick<JobInTransition, 'id' | 'orderGroupId' | 'chargesTotal'>,
  charge: ReturnType<typeof shortCharge>,
): Promise<void> {
  const chargesTotal = decimal(job.chargesTotal).plus(charge.amount).toFixed(2);
  await tx.jobOrder.update({
    where: { id: job.id },
    data: { chargesTotal, version: { increment: 1 } },
    select: { id: true },
  });
  const charges = [{ ...charge, jobOrderId: job.id }];
  await addCharges(tx, actor, { orderGroupId: job.orderGroupId, charges, mayChangeShipping: false });
}

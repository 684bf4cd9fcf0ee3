import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, ForbiddenError, NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { JOB_STATUSES, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { addCharges } from '../../orders/totals/add-charges.ts';
import { visibleJobOrders } from '../access.ts';
import { returnToStage } from '../effects/bench-job.ts';
import { undoServiceEffects } from '../effects/job-service-effects.ts';
import { changesShipping, chargedColumns, stepCharges } from '../effects/step-charges.ts';
import { JOB_FACTS, jobActor, jobFacts } from '../job/job-facts.ts';
import { eventDetailOfJson, type JobEventDetail } from '../job/job-status-event.type.ts';
import { parentOrderWatch } from '../job/parent-order-watch.ts';
import { decideUndo } from '../rules/bulk/undo-transition.ts';
import { permissionsFor } from '../rules/job-actor.ts';
import { changeJob, type JobColumns, recordStep } from './change-job.ts';
import { lastTransition } from './last-transition.ts';

/** A job whose latest step is undone, with its expected version, if any. */
type UndoneJob = { jobOrderId: number; version?: number | null };

/**
 * Undoes the latest step of a job if the rule allows it.
 * @returns the restored status
 */
export async function undoStep(
  tx: Prisma.TransactionClient,
  context: AuditContext,
  { jobOrderId: id, version }: UndoneJob,
  record: RecordFacts,
): Promise<JobStatusCode> {
  const { viewer, now } = context;
  const actor = jobActor(viewer);
  await parentOrderWatch().before(tx, id);
  const job = await tx.jobOrder.findFirst({
    where: { id, AND: visibleJobOrders(viewer) },
    include: { ...JOB_FACTS, events: { orderBy: { id: 'desc' }, take: 1 } },
  });
  if (!job) throw new NotFoundError('JobOrder');
  if (version != null && version !== job.version) throw new ConflictError(job.version);
  const event = job.events[0];
  const last = lastTransition(event ?? null);
  if (!event || !last) throw new RefusedError('NOT_REVERSIBLE');
  const decision = decideUndo(jobFacts(job), last, actor, now);
  if (!decision.ok) {
    if (decision.refused !== 'FORBIDDEN') throw new RefusedError(decision.refused);
    throw new ForbiddenError(permissionsFor(last.action, actor.side)[0] ?? JOB_ORDERS_VIEW);
  }
  const order = job.orderGroup.salesOrder;
  const toStatusId = JOB_STATUSES[decision.to].id;
  const detail = eventDetailOfJson(event.detail);
  const stage = detail.before?.stage;
  if (stage !== undefined) await returnToStage(tx, context, job, { stage, leftAt: event.at });
  const charges = await stepCharges(tx, job, { to: decision.to, fee: null, approved: [], now });
  await changeJob(tx, job, {
    ...undone(last.to, decision.to, detail),
    ...(decision.to === 'CANCELLED' ? { cancelledAt: now } : {}),
    ...chargedColumns(job, charges),
    statusId: toStatusId,
    statusSince: now,
    heldStatusId: decision.previousStatus === null ? null : JOB_STATUSES[decision.previousStatus].id,
  });
  await undoServiceEffects(tx, job, decision.sideEffects);
  await addCharges(tx, context, {
    orderGroupId: job.orderGroupId,
    charges: charges.map((charge) => ({ ...charge, jobOrderId: job.id })),
    mayChangeShipping: changesShipping(job, decision.to),
  });
  await recordStep(tx, context, { job, toStatusId, action: 'UNDO', reason: null, detail: {}, record });
  if (order) {
    const move = { jobOrderId: id, from: last.to, to: decision.to, input: null };
    await parentOrderWatch().after(tx, context, order.id, move);
  }
  return decision.to;
}

/** Columns that the undone step had set. */
function undone(
  from: JobStatusCode,
  to: JobStatusCode,
  { shipment, before = {} }: JobEventDetail,
): JobColumns {
  const { leadDaysLeft, ...replaced } = before;
  return {
    ...(from === 'CANCELLED' ? { cancelledAt: null, cancelReason: null } : {}),
    ...(from === 'APPROVED' && to === 'NEW' ? { approvedAt: null } : {}),
    // Removing a shipment can be undone, shipping cannot. The step stored the removed shipment.
    ...(to === 'SHIPPED' && shipment ? shipment : {}),
    ...replaced,
    ...(leadDaysLeft == null ? {} : { leadDaysLeft }),
  };
}

import type { RowsByTable } from '../../../server/database/insert-rows.ts';
import { decimal } from '../../../server/lib/money.ts';
import type { PastJob } from './new-job.ts';
import { pastCharges } from './past-charges.ts';
import type { NumberedNote, ReplayedOrder } from './replayed-order.ts';

/** The rows of replayed orders, by table. */
export function pastRows(orders: readonly ReplayedOrder[]): RowsByTable {
  const jobs = orders.flatMap((order) => order.jobs);
  return {
    OrderGroup: orders.map(({ group }) => group),
    JobOrder: jobs.map(({ rows, job }) => ({ ...rows.JobOrder, ...columnsOf(job) })),
    JobSpecification: jobs.map(({ rows }) => rows.JobSpecification),
    JobItem: jobs.flatMap(({ rows }) => rows.JobItem),
    JobService: jobs.flatMap(({ rows, job }) =>
      job.services.map((each) => serviceRow(rows.JobOrder.id, each)),
    ),
    JobImage: jobs.flatMap(({ rows }) => rows.JobImage),
    JobSearchTerm: jobs.flatMap(({ rows }) => rows.JobSearchTerm),
    JobStatusEvent: jobs.flatMap(({ rows, events }) =>
      events.map(({ charges: _charges, ...event }) => ({ jobOrderId: rows.JobOrder.id, ...event })),
    ),
    Note: jobs.flatMap(({ rows, notes }) => notes.map((note) => noteRow(rows.JobOrder.id, note))),
    NoteAttachment: jobs.flatMap(({ notes }) =>
      notes.flatMap(({ id: noteId, fileIds }) => fileIds.map((fileId, rank) => ({ noteId, fileId, rank }))),
    ),
    OrderCharge: orders.flatMap(pastCharges),
    AuditEvent: orders.flatMap(auditRows),
  };
}

function columnsOf(job: PastJob) {
  return {
    statusId: job.statusId,
    statusSince: job.statusSince,
    heldStatusId: job.heldStatusId,
    stage: job.stage,
    actualWeight: job.actualWeight,
    trackingNumber: job.trackingNumber,
    pickedUp: job.pickedUp,
    shippedAt: job.shippedAt,
    approvedAt: job.approvedAt,
    declineReason: job.declineReason,
    cancelledAt: job.cancelledAt,
    cancelReason: job.cancelReason,
    cancelFee: job.cancelFee,
    reworkReason: job.reworkReason,
    chargesTotal: decimal(job.chargesTotal).toFixed(2),
    lastCustomerNoteAt: job.lastCustomerNoteAt,
    version: job.version,
    updatedAt: job.updatedAt,
  };
}

function serviceRow(jobOrderId: number, { id: _id, serviceType, ...columns }: PastJob['services'][number]) {
  return { jobOrderId, serviceTypeId: serviceType.id, ...columns };
}

function noteRow(jobOrderId: number, { id, visibility, text, actor, at }: NumberedNote) {
  return {
    id,
    jobOrderId,
    visibility,
    text,
    authorId: actor.userId,
    actingById: actor.actingById,
    createdAt: at,
  };
}

/** The audit rows of a submit and of transitions. */
function auditRows({ draft, group, jobs }: ReplayedOrder) {
  const submitted = {
    at: draft.now,
    action: 'ORDER_SUBMITTED',
    userId: draft.placedById,
    actingById: draft.actingById,
    customerId: draft.customerId,
    entityType: 'OrderGroup',
    entityId: String(group.id),
    data: { code: group.code, lines: jobs.length },
  };
  const steps = jobs.flatMap(
    ({
      rows: {
        JobOrder: { id, number },
      },
      events,
    }) =>
      events.slice(1).map((event) => ({
        at: event.at,
        action: `JOB_ORDER_${event.action}`,
        userId: event.userId,
        actingById: event.actingById,
        customerId: draft.customerId,
        entityType: 'JobOrder',
        entityId: String(id),
        data: { number, toStatusId: event.toStatusId },
      })),
  );
  return [submitted, ...steps];
}

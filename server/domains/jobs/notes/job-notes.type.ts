import type { Prisma } from '../../../database/generated/client.ts';
import { noteSubject } from '../../notes/note-subject.ts';
import { JOB_ORDERS_VIEW } from '../../orders/access.ts';
import { visibleJobOrders } from '../access.ts';
import { jobActor } from '../job/job-facts.ts';
import { JobItem } from '../job/job-item.type.ts';
import { JobOrder } from '../job/job-order.type.ts';
import { JOB_ORDERS_ADD, JOB_ORDERS_STAGE } from '../rules/transitions.ts';
import { writableNotes } from '../rules/writable-notes.ts';

const JOB = { id: true, number: true, customerId: true, placedById: true, contactId: true } as const;
const ITEM = { id: true, code: true, jobOrder: { select: JOB } } as const;

type JobRow = Prisma.JobOrderGetPayload<{ select: typeof JOB }>;
type ItemRow = Prisma.JobItemGetPayload<{ select: typeof ITEM }>;

const permissions = { view: JOB_ORDERS_VIEW, write: JOB_ORDERS_ADD, internal: JOB_ORDERS_STAGE };

noteSubject(JobOrder, {
  model: 'JobOrder',
  relation: 'jobOrder',
  entityType: { code: 'JO', name: 'JOB_ORDER', id: 19 },
  permissions,
  visible: (viewer) => (viewer.can(JOB_ORDERS_VIEW) ? visibleJobOrders(viewer) : null),
  select: JOB,
  facts: (job: JobRow) => ({ ...job, path: jobPath(job.number) }),
  writable: (job, viewer) => writableNotes(job, jobActor(viewer)),
  customerWrote: (tx, id, now) =>
    tx.jobOrder.update({ where: { id }, data: { lastCustomerNoteAt: now }, select: { id: true } }),
});

/** A note on a piece also belongs to its job: a customer who writes it has answered. */
noteSubject(JobItem, {
  model: 'JobItem',
  relation: 'jobItem',
  entityType: { code: 'ITEM', name: 'JOB_ITEM', id: 107 },
  permissions,
  visible: (viewer) => (viewer.can(JOB_ORDERS_VIEW) ? { jobOrder: { is: visibleJobOrders(viewer) } } : null),
  select: ITEM,
  facts: ({ id, code, jobOrder }: ItemRow) => ({
    ...jobOrder,
    id,
    number: `${jobOrder.number} · ${code}`,
    path: jobPath(jobOrder.number),
  }),
  writable: (item, viewer) => writableNotes(item, jobActor(viewer)),
  customerWrote: (tx, id, now) =>
    tx.jobOrder.updateMany({ where: { items: { some: { id } } }, data: { lastCustomerNoteAt: now } }),
});

function jobPath(number: string): string {
  return `/backoffice/status-tracking/job-orders/${encodeURIComponent(number)}`;
}

import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { lacksWeight } from '../../orders/rules/metal-settlement.ts';
import { isPaymentTermsCode, type PaymentTermsCode } from '../../orders/rules/payment-terms.ts';
import { cancellationFee } from '../rules/cancellation-fee.ts';
import type { JobActor } from '../rules/job-actor.ts';
import type { JobFacts, JobServiceStatus, ShipmentObstacle } from '../rules/job-facts.ts';
import { parentOrderWatch } from './parent-order-watch.ts';

/** What a job reads from its sales order. */
const PARENT_ORDER = {
  kind: true,
  statusId: true,
  confirmedAt: true,
  heldStatusId: true,
  paidAt: true,
  depositReversedAt: true,
} as const;

/** What the transition rules read besides the job's own columns. */
export const JOB_FACTS = {
  services: { include: { serviceType: true, change: true } },
  itemType: true,
  customer: true,
  specification: { select: { summary: true } },
  orderGroup: { select: { salesOrder: { select: { ...PARENT_ORDER, id: true } } } },
} satisfies Prisma.JobOrderInclude;

/** A job with what transitions read. */
export type JobInTransition = Prisma.JobOrderGetPayload<{ include: typeof JOB_FACTS }>;

/** Sort order of the services of a job. */
export const JOB_SERVICE_ORDER = { id: 'asc' } as const;

/** JOB_FACTS with the columns, for a GraphQL field that selects nothing else. Sorted like the job's own field. */
export const JOB_FACTS_SELECT = {
  customerId: true,
  orderGroupId: true,
  placedById: true,
  contactId: true,
  statusId: true,
  statusSince: true,
  heldStatusId: true,
  stage: true,
  lastCustomerNoteAt: true,
  cancelFee: true,
  quantity: true,
  pricingMode: true,
  actualWeight: true,
  specification: { select: { summary: true } },
  services: {
    orderBy: JOB_SERVICE_ORDER,
    select: { id: true, status: true, serviceType: { select: { code: true } } },
  },
  itemType: { select: { requiresProof: true } },
  customer: { select: { approvalRequired: true, paymentTermsCode: true, creditLimit: true } },
  orderGroup: { select: { salesOrder: { select: PARENT_ORDER } } },
} satisfies Prisma.JobOrderSelect;

/** The columns and relations of `jobFacts`. */
export type JobFactsSource = Omit<
  Prisma.JobOrderGetPayload<{ select: typeof JOB_FACTS_SELECT }>,
  'cancelFee' | 'actualWeight'
> & {
  cancelFee: DecimalInput | null;
  actualWeight: DecimalInput | null;
};

/** Facts that only some actions need, and that are read only for them. */
type ReadApart = { isBeyondCredit?: boolean; shipmentObstacle?: ShipmentObstacle | null };

/** The facts of a job for the transition rules. Only START needs `isBeyondCredit`, so it is read only for START. */
export function jobFacts(
  job: JobFactsSource,
  { isBeyondCredit = false, shipmentObstacle = null }: ReadApart = {},
): JobFacts {
  return {
    customerId: job.customerId,
    placedById: job.placedById,
    contactId: job.contactId,
    status: jobStatusCode(job.statusId),
    statusSince: job.statusSince,
    previousStatus: job.heldStatusId === null ? null : jobStatusCode(job.heldStatusId),
    services: job.services.map(({ id, status, serviceType }) => ({
      id,
      serviceTypeCode: serviceType.code,
      // Only these statuses are written to this column.
      status: status as JobServiceStatus,
    })),
    itemTypeRequiresProof: job.itemType.requiresProof,
    customerApprovalRequired: job.customer.approvalRequired,
    lastCustomerNoteAt: job.lastCustomerNoteAt,
    firstStageStarted: job.stage !== null,
    cancelFee: job.cancelFee === null ? null : decimal(job.cancelFee),
    workPrice: workPrice(job),
    isBeyondCredit,
    shipmentObstacle,
    paymentTerms: termsOf(job.customer.paymentTermsCode),
    lacksWeight: lacksWeight(job),
    salesOrder: parentOrder(job.orderGroup.salesOrder),
  };
}

function parentOrder(order: JobFactsSource['orderGroup']['salesOrder']): JobFacts['salesOrder'] {
  return (
    order && {
      isConfirmed: order.confirmedAt !== null,
      isHeld: order.heldStatusId !== null,
      mayShip: order.kind !== 'POS_LSO' || order.paidAt !== null,
      depositStands: order.depositReversedAt === null,
      ...parentOrderWatch().closing(order.statusId),
    }
  );
}

function workPrice({ specification, quantity }: Pick<JobFactsSource, 'specification' | 'quantity'>): Money {
  // Only summary rows of a price are written to this column.
  const rows = (specification?.summary ?? []) as { kind: string; amount: string }[];
  return cancellationFee(
    rows.map(({ kind, amount }) => ({ kind, amount: decimal(amount) })),
    quantity,
  );
}

/** Unknown payment terms count as on hold, so that work does not begin. */
function termsOf(code: string): PaymentTermsCode {
  return isPaymentTermsCode(code) ? code : 'ON_HOLD';
}

/** The viewer as an actor of the transition rules. */
export const jobActor: (viewer: Viewer) => JobActor = orderActor;

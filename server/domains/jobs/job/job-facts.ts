import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';
import { orderActor } from '../../ordering/order-actor.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { lacksWeight } from '../../orders/rules/metal-settlement.ts';
import { isPaymentTermsCode, type PaymentTermsCode } from '../../orders/rules/payment-terms.ts';
import { cancellationFee } from '../rules/cancellation-fee.ts';
import type { JobActor } from '../rules/job-actor.ts';
import type { JobFacts, JobServiceStatus } from '../rules/job-facts.ts';
import { parentOrderWatch } from './parent-order-watch.ts';

/** What a job waits for of its sales order. */
const PARENT_ORDER = {
  kind: true,
  statusId: true,
  confirmedAt: true,
  heldStatusId: true,
  paidAt: true,
  depositReversedAt: true,
} as const;

/** What the transition rules look at besides the job's own columns. */
export const JOB_FACTS = {
  services: { include: { serviceType: true, change: true } },
  itemType: true,
  customer: true,
  specification: { select: { summary: true } },
  orderGroup: { select: { salesOrder: { select: { ...PARENT_ORDER, id: true } } } },
} satisfies Prisma.JobOrderInclude;

/** A job as transitions read it. */
export type JobInTransition = Prisma.JobOrderGetPayload<{ include: typeof JOB_FACTS }>;

/** Order of the services of a job. */
export const JOB_SERVICE_ORDER = { id: 'asc' } as const;

/** The same, and the columns, for a GraphQL field that reads nothing else; ordered as the job's own field is. */
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

/** The columns and relations that the facts of a job are read from. */
export type JobFactsSource = Omit<
  Prisma.JobOrderGetPayload<{ select: typeof JOB_FACTS_SELECT }>,
  'cancelFee' | 'actualWeight'
> & {
  cancelFee: DecimalInput | null;
  actualWeight: DecimalInput | null;
};

/** The facts of a job for the transition rules; the credit limit of its customer matters to START alone, and is read for that. */
export function jobFacts(job: JobFactsSource, { isBeyondCredit } = { isBeyondCredit: false }): JobFacts {
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
      // The column is only ever written with these statuses.
      status: status as JobServiceStatus,
    })),
    itemTypeRequiresProof: job.itemType.requiresProof,
    customerApprovalRequired: job.customer.approvalRequired,
    lastCustomerNoteAt: job.lastCustomerNoteAt,
    firstStageStarted: job.stage !== null,
    cancelFee: job.cancelFee === null ? null : decimal(job.cancelFee),
    workPrice: workPrice(job),
    isBeyondCredit,
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
  // The column is only ever written from summary rows of a price.
  const rows = (specification?.summary ?? []) as { kind: string; amount: string }[];
  return cancellationFee(
    rows.map(({ kind, amount }) => ({ kind, amount: decimal(amount) })),
    quantity,
  );
}

/** Unknown payment terms count as on hold: work does not begin. */
function termsOf(code: string): PaymentTermsCode {
  return isPaymentTermsCode(code) ? code : 'ON_HOLD';
}

/** The viewer as the transition rules of jobs see them. */
export const jobActor: (viewer: Viewer) => JobActor = orderActor;

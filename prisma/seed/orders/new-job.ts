import type { JobFactsSource } from '../../../server/domains/jobs/job/job-facts.ts';
import type { JobEventDetail } from '../../../server/domains/jobs/job/job-status-event.type.ts';
import type { BenchFacts } from '../../../server/domains/jobs/rules/bench/bench-stages.ts';
import type { JobServiceStatus } from '../../../server/domains/jobs/rules/job-facts.ts';
import type { ChangingJob } from '../../../server/domains/jobs/transitions/transition-changes.ts';
import type { jobRows } from '../../../server/domains/orders/placing/job-rows.ts';
import type { AgreedRow } from '../../../server/domains/orders/rules/metal-settlement.ts';
import type { Charge } from '../../../server/domains/orders/rules/order-charges.ts';

/** A service type as proposals and approvals name it. */
type ServiceType = { id: number; code: string; nameEn: string; nameFr: string };

/** A service of a job during the replay. */
export type PastService = {
  id: number;
  serviceType: ServiceType;
  status: JobServiceStatus;
  price: string | null;
  revision: number;
  proofFileId: number | null;
  decidedAt: Date | null;
  createdAt: Date;
};

/** A job during the replay: the facts that the rules check, and every column that they change. */
export type PastJob = Omit<JobFactsSource, 'services' | 'actualWeight'> &
  Omit<ChangingJob, 'services'> & {
    services: PastService[];
    estimatedWeight: string;
    actualWeight: string | null;
    breakdown: readonly AgreedRow[];
    promisedOn: Date | string | null;
    approvedAt: Date | null;
    declineReason: string | null;
    cancelledAt: Date | null;
    cancelReason: string | null;
    cancelFee: string | null;
    reworkReason: string | null;
    version: number;
    updatedAt: Date;
  };

/** A step of the replayed history. */
export type PastEvent = {
  fromStatusId: number | null;
  toStatusId: number;
  heldStatusId: number | null;
  action: string;
  reason: string | null;
  detail: JobEventDetail | null;
  userId: number;
  actingById: number | null;
  at: Date;
  /** Its changes of the job's total. */
  charges: readonly Charge[];
};

/** The data of a new job. */
export type UntouchedJob = {
  rows: ReturnType<typeof jobRows>;
  itemType: { requiresProof: boolean };
  customer: { approvalRequired: boolean; paymentTermsCode: string };
  serviceTypes: readonly ServiceType[];
  /** The bench stages of its piece. */
  workflow: BenchFacts['workflow'];
};

/** The job as it was placed. */
export function newJob({ rows, itemType, customer, serviceTypes }: UntouchedJob): PastJob {
  const { JobOrder: row } = rows;
  const createdAt = new Date(row.createdAt);
  return {
    customerId: row.customerId,
    // Its order has no row yet.
    orderGroupId: 0,
    placedById: row.placedById,
    contactId: row.contactId,
    statusId: row.statusId,
    statusSince: createdAt,
    heldStatusId: null,
    stage: null,
    quantity: row.quantity,
    pricingMode: row.pricingMode,
    estimatedWeight: row.estimatedWeight,
    actualWeight: null,
    breakdown: rows.JobSpecification.breakdown,
    promisedOn: row.promisedOn,
    lineTotal: row.lineTotal,
    chargesTotal: '0',
    remadeFromId: null,
    specification: { summary: rows.JobSpecification.summary },
    trackingNumber: null,
    pickedUp: false,
    shippedAt: null,
    approvedAt: null,
    declineReason: null,
    cancelledAt: null,
    cancelReason: null,
    cancelFee: null,
    reworkReason: null,
    lastCustomerNoteAt: null,
    version: row.version,
    updatedAt: createdAt,
    itemType,
    // The past is not restricted by a limit.
    customer: { ...customer, creditLimit: null },
    // Sales orders are created after the import.
    orderGroup: { salesOrder: null },
    services: rows.JobService.flatMap(({ serviceTypeId }, index) => {
      const serviceType = serviceTypes.find(({ id }) => id === serviceTypeId);
      if (!serviceType) return [];
      const fresh = {
        status: 'PROPOSED',
        price: null,
        revision: 1,
        proofFileId: null,
        decidedAt: null,
      } as const;
      return [{ ...fresh, id: index + 1, serviceType, createdAt }];
    }),
  };
}

/** The event of its placement. */
export function firstEvent({ rows: { JobStatusEvent: first } }: UntouchedJob): PastEvent {
  return {
    fromStatusId: null,
    toStatusId: first.toStatusId,
    heldStatusId: null,
    action: first.action,
    reason: null,
    detail: null,
    userId: first.userId,
    actingById: first.actingById,
    at: new Date(first.at),
    charges: [],
  };
}

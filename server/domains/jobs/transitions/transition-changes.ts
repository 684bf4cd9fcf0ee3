import type { Money } from '../../../lib/money.ts';
import { type PricedJob, type PricedService, totalWith } from '../../orders/rules/order-charges.ts';
import type { JobEventDetail } from '../job/job-status-event.type.ts';
import type { TransitionGranted, TransitionInput } from '../rules/decide-transition.ts';

/** What the changes of a job depend on. */
export type ChangingJob = PricedJob & {
  statusId: number;
  trackingNumber: string | null;
  pickedUp: boolean;
  shippedAt: Date | null;
  services: readonly (PricedService & {
    serviceType: { code: string; nameEn: string; nameFr: string };
    change?: { promisedOnAfter: Date | null } | null;
  })[];
};

/** Columns that transitions write besides the status. */
type TransitionColumns = {
  heldStatusId?: number | null;
  approvedAt?: Date;
  declineReason?: string | null;
  trackingNumber?: string | null;
  pickedUp?: boolean;
  shippedAt?: Date | null;
  cancelledAt?: Date | null;
  cancelReason?: string | null;
  cancelFee?: string;
  actualWeight?: null;
};

/** A granted transition of a job, with its fee, if any. */
type ChangeRequest = {
  job: ChangingJob;
  granted: TransitionGranted;
  input: TransitionInput;
  fee: Money | null;
  now: Date;
};

type Changes = { columns: TransitionColumns; detail: JobEventDetail };

/**
 * The columns that a transition changes besides the status, the promised day of an approved change, and the detail of
 * its history entry.
 */
export function transitionChanges(request: ChangeRequest): Changes & { agreedDay: Date | null } {
  const { job, granted } = request;
  const isApproval = granted.transition.action === 'APPROVE';
  return { ...changesOf(request), agreedDay: isApproval ? agreedDay(job, granted) : null };
}

function changesOf(request: ChangeRequest): Changes {
  const { job, granted, input, now } = request;
  const { from, action } = granted.transition;
  const held = heldColumn(job, from, granted);
  const approved =
    granted.to === 'APPROVED' && from !== 'APPROVED' && action !== 'RESUME' ? { approvedAt: now } : {};
  const columns = { ...held, ...approved, ...weightRefused(job, granted) };
  switch (action) {
    case 'APPROVE':
      return {
        columns: { ...columns, declineReason: null },
        detail: approvedDetail(job, granted),
      };
    case 'DECLINE':
      return { columns: { ...columns, declineReason: input.reason?.trim() ?? null }, detail: {} };
    case 'CANCEL':
      return cancelled(request, columns);
    case 'RESTORE':
      return { columns: { ...columns, cancelledAt: null, cancelReason: null }, detail: {} };
    case 'SHIP': {
      const shipment = { trackingNumber: input.trackingNumber?.trim() || null, pickedUp: input.pickup };
      return {
        columns: { ...columns, ...shipment, shippedAt: now },
        detail: { shipment: { ...shipment, shippedAt: now.toISOString() } },
      };
    }
    case 'REMAKE':
      // All its other pieces were shipped before.
      return { columns: { ...columns, ...(granted.to === 'SHIPPED' ? { shippedAt: now } : {}) }, detail: {} };
    case 'UNSHIP':
      return {
        columns: { ...columns, trackingNumber: null, pickedUp: false, shippedAt: null },
        detail: { shipment: shipmentOf(job) },
      };
    default:
      return { columns, detail: {} };
  }
}

/** The shipment of a job. */
function shipmentOf({ trackingNumber, pickedUp, shippedAt }: ChangingJob) {
  return { trackingNumber, pickedUp, shippedAt: shippedAt?.toISOString() ?? null };
}

/**
 * A weight to which the customer did not agree is not billed: when a job stops waiting for its approval, it must be weighed
 * again.
 */
function weightRefused(job: ChangingJob, { to, approvedServiceIds }: TransitionGranted) {
  const isRefused = job.services.some(
    ({ id, status, settledLater }) =>
      status === 'AWAITING_APPROVAL' && settledLater != null && !approvedServiceIds.includes(id),
  );
  return isRefused && to !== 'AWAITING_APPROVAL' ? { actualWeight: null } : {};
}

/** Putting a job on hold stores its status; resuming clears it. */
function heldColumn(job: ChangingJob, from: string, granted: TransitionGranted) {
  if (granted.sideEffects.includes('STORE_PREVIOUS_STATUS')) return { heldStatusId: job.statusId };
  return from === 'ON_HOLD' ? { heldStatusId: null } : {};
}

/** The promised day of an approved change; null for none. */
function agreedDay(job: ChangingJob, granted: TransitionGranted): Date | null {
  const approved = job.services.filter(({ id }) => granted.approvedServiceIds.includes(id));
  return approved.findLast(({ change }) => change?.promisedOnAfter)?.change?.promisedOnAfter ?? null;
}

/** The total that the customer approves: the job's total plus the services approved now. */
function approvedDetail(job: ChangingJob, granted: TransitionGranted): JobEventDetail {
  const covered = job.services.filter(({ id }) => granted.approvedServiceIds.includes(id));
  return {
    approvedPrice: totalWith(job, job.services, covered).toFixed(2),
    services: covered.map(({ serviceType: { code, nameEn, nameFr } }) => ({ code, nameEn, nameFr })),
  };
}

function cancelled({ input, fee, now }: ChangeRequest, columns: TransitionColumns): Changes {
  const ended = { ...columns, cancelledAt: now, cancelReason: input.reason?.trim() || null };
  if (fee === null) return { columns: ended, detail: {} };
  const cancelFee = fee.toFixed(2);
  return { columns: { ...ended, cancelFee }, detail: { cancelFee } };
}

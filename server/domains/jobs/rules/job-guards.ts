import { addHours } from '../../../lib/calendar.ts';
import { arePaymentTermsSatisfied } from '../../orders/rules/payment-terms.ts';
import { approvalRequired, awaitingServices, openServices } from './approval.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobGuard } from './transition.ts';

/** How long a cancelled job can be restored, in hours. */
const RESTORE_WINDOW_HOURS = 24;

/** A condition on the stored facts of a job. */
type Guard = (job: JobFacts, now: Date) => boolean;

/** The guards of the transitions by name, each with its refusal code. */
const JOB_GUARDS = {
  openServices: guard('NO_OPEN_SERVICE', (job) => openServices(job.services).length > 0),
  somethingProposed: guard('NOTHING_PROPOSED', (job) =>
    job.services.some((service) => service.status === 'PROPOSED'),
  ),
  servicesAwaitApproval: guard(
    'NOTHING_AWAITS_APPROVAL',
    (job) => awaitingServices(job.services, null).length > 0,
  ),
  noApprovalRequired: guard('APPROVAL_REQUIRED', (job) => !approvalRequired(job)),
  customerNoteExists: guard('CUSTOMER_NOTE_REQUIRED', customerNoteExists),
  // A sales order has its own confirmation terms, such as a deposit.
  paymentTermsSatisfied: guard(
    'PAYMENT_TERMS_NOT_MET',
    ({ salesOrder, paymentTerms }) => salesOrder !== null || arePaymentTermsSatisfied(paymentTerms),
  ),
  orderConfirmed: guard('ORDER_NOT_CONFIRMED', ({ salesOrder }) => salesOrder?.isConfirmed ?? true),
  orderNotHeld: guard('ORDER_ON_HOLD', ({ salesOrder }) => !salesOrder?.isHeld),
  depositStands: guard('DEPOSIT_REVERSED', ({ salesOrder }) => salesOrder?.depositStands ?? true),
  withinCredit: guard(
    'CREDIT_LIMIT_EXCEEDED',
    ({ salesOrder, isBeyondCredit }) => salesOrder !== null || !isBeyondCredit,
  ),
  orderMayShip: guard('ORDER_NOT_PAID', ({ salesOrder }) => salesOrder?.mayShip ?? true),
  firstStageNotStarted: guard('PRODUCTION_STARTED', (job) => !job.firstStageStarted),
  previousStatusKnown: guard('PREVIOUS_STATUS_UNKNOWN', (job) => job.previousStatus !== null),
  withinRestoreWindow: guard('RESTORE_WINDOW_CLOSED', withinRestoreWindow),
  orderOpen: guard('SALES_ORDER_CLOSED', ({ salesOrder }) => !salesOrder?.isClosed),
  orderGoesOn: guard('SALES_ORDER_CLOSED', ({ salesOrder }) => !salesOrder?.hasEnded),
  nothingShipped: guard('PIECES_SHIPPED', (job) => job.shipmentObstacle !== 'PIECES_SHIPPED'),
  shippedAlone: guard('SHIPMENT_HAS_OTHERS', (job) => job.shipmentObstacle !== 'SHIPMENT_HAS_OTHERS'),
  shipmentNotBilled: guard('SHIPMENT_BILLED', (job) => job.shipmentObstacle !== 'SHIPMENT_BILLED'),
  nothingInvoiced: guard('ALREADY_INVOICED', (job) => job.cancelFee === null),
  weighed: guard('WEIGHT_REQUIRED', (job) => !job.lacksWeight),
} as const satisfies Record<JobGuard, { code: string; holds: Guard }>;

/** The refusal code of a guard. */
export type JobGuardCode = (typeof JOB_GUARDS)[JobGuard]['code'];

/** All guard codes. */
export const JOB_GUARD_CODES: readonly JobGuardCode[] = Object.values(JOB_GUARDS).map(({ code }) => code);

/** The code of the first guard that fails; null if all pass. */
export function failedGuard(guards: readonly JobGuard[], job: JobFacts, now: Date): JobGuardCode | null {
  const failed = guards.find((name) => !JOB_GUARDS[name].holds(job, now));
  return failed === undefined ? null : JOB_GUARDS[failed].code;
}

/** The customer's side wrote a note since the question was asked. */
function customerNoteExists(job: JobFacts): boolean {
  return job.lastCustomerNoteAt !== null && job.lastCustomerNoteAt >= job.statusSince;
}

/** Cancelled within the restore window. */
function withinRestoreWindow(job: JobFacts, now: Date): boolean {
  return now <= addHours(job.statusSince, RESTORE_WINDOW_HOURS);
}

function guard<Code extends string>(code: Code, holds: Guard): { code: Code; holds: Guard } {
  return { code, holds };
}

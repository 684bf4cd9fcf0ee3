import { JOB_STATUS_CODES, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { JobAction, JobGuard, JobTransition } from './transition.ts';

/** Permission 1702: create, answer, cancel and re-order (customers); enter and re-order (staff). */
export const JOB_ORDERS_ADD = 1702;
/** Permission 1703: stage, proof and shipping. */
export const JOB_ORDERS_STAGE = 1703;
/** Permission 1704: release, cancel and restore. */
const JOB_ORDERS_DELETE = 1704;
/** Permission 1705: approve and decline. */
export const JOB_ORDERS_APPROVE = 1705;
/** Permission 1709: override; releases, cancels and restores too. */
const JOB_ORDERS_OVERRIDE = 1709;

const customer = (permission: number, ...guards: JobGuard[]) => ({
  customer: { anyOf: [permission], guards },
});
const workshop = { staff: { anyOf: [JOB_ORDERS_STAGE], guards: [] } };
const office = { staff: { anyOf: [JOB_ORDERS_DELETE, JOB_ORDERS_OVERRIDE], guards: [] } };
const customerCancels = customer(JOB_ORDERS_ADD);
const customerDecides = customer(JOB_ORDERS_APPROVE);
const anyoneOrders = { ...customer(JOB_ORDERS_ADD), staff: { anyOf: [JOB_ORDERS_ADD], guards: [] } };

/** All transitions of a job order (product rules, statuses and transitions). Nothing else is possible. */
export const JOB_TRANSITIONS: readonly JobTransition[] = [
  row('NEW', 'ASK_INFO', 'NEEDS_INFO', workshop, { requiresReason: true, reasonOptionalInBulk: true }),
  row('NEW', 'REQUEST_APPROVAL', 'AWAITING_APPROVAL', workshop, {
    guards: ['openServices'],
    sideEffects: ['SERVICES_AWAIT_APPROVAL'],
  }),
  row('NEW', 'RELEASE', 'APPROVED', office, { guards: ['noApprovalRequired'] }),
  row('NEW', 'HOLD', 'ON_HOLD', workshop, { sideEffects: ['STORE_PREVIOUS_STATUS'] }),
  row('NEW', 'CANCEL', 'CANCELLED', { ...customerCancels, ...office }, { guards: ['nothingShipped'] }),

  row('NEEDS_INFO', 'ANSWER', 'NEW', customer(JOB_ORDERS_ADD), { guards: ['customerNoteExists'] }),
  row('NEEDS_INFO', 'CANCEL', 'CANCELLED', { ...customerCancels, ...office }, { guards: ['nothingShipped'] }),

  row('AWAITING_APPROVAL', 'APPROVE', 'APPROVED', customerDecides, {
    guards: ['servicesAwaitApproval'],
    reversible: false,
    sideEffects: ['SERVICES_APPROVED'],
  }),
  row('AWAITING_APPROVAL', 'DECLINE', 'DECLINED', customerDecides, {
    requiresReason: true,
    reversible: false,
    sideEffects: ['SERVICES_DECLINED'],
  }),
  row('AWAITING_APPROVAL', 'RECALL', 'NEW', workshop, { sideEffects: ['SERVICES_PROPOSED'] }),
  row(
    'AWAITING_APPROVAL',
    'CANCEL',
    'CANCELLED',
    { ...customerCancels, ...office },
    { guards: ['nothingShipped'] },
  ),

  row('DECLINED', 'REQUEST_APPROVAL', 'AWAITING_APPROVAL', workshop, {
    guards: ['somethingProposed'],
    sideEffects: ['SERVICES_AWAIT_APPROVAL'],
  }),
  row('DECLINED', 'CANCEL', 'CANCELLED', { ...customerCancels, ...office }, { guards: ['nothingShipped'] }),

  row('APPROVED', 'START', 'IN_PRODUCTION', workshop, {
    guards: ['orderNotHeld', 'orderConfirmed', 'depositStands', 'paymentTermsSatisfied', 'withinCredit'],
  }),
  row('APPROVED', 'HOLD', 'ON_HOLD', workshop, { sideEffects: ['STORE_PREVIOUS_STATUS'] }),
  row('APPROVED', 'CHANGE_ORDER', 'AWAITING_APPROVAL', workshop, {
    guards: ['somethingProposed'],
    sideEffects: ['SERVICES_AWAIT_APPROVAL'],
  }),
  row(
    'APPROVED',
    'CANCEL',
    'CANCELLED',
    { ...customer(JOB_ORDERS_ADD, 'firstStageNotStarted'), ...office },
    { guards: ['nothingShipped'] },
  ),

  row('IN_PRODUCTION', 'TO_QC', 'QUALITY_CHECK', workshop),
  row('IN_PRODUCTION', 'HOLD', 'ON_HOLD', workshop, { sideEffects: ['STORE_PREVIOUS_STATUS'] }),
  row('IN_PRODUCTION', 'CHANGE_ORDER', 'AWAITING_APPROVAL', workshop, {
    guards: ['somethingProposed'],
    sideEffects: ['SERVICES_AWAIT_APPROVAL'],
  }),
  row('IN_PRODUCTION', 'CANCEL', 'CANCELLED', office, {
    guards: ['nothingShipped'],
    requiresReason: true,
    reversible: false,
    sideEffects: ['ADD_FEE_LINE'],
  }),

  row('QUALITY_CHECK', 'PASS', 'READY', workshop),
  row('QUALITY_CHECK', 'REWORK', 'IN_PRODUCTION', workshop, { requiresReason: true }),
  row('QUALITY_CHECK', 'REMAKE', 'REMADE', workshop, {
    requiresReason: true,
    reversible: false,
  }),

  row('ON_HOLD', 'RESUME', 'PREVIOUS', workshop, { guards: ['previousStatusKnown'] }),
  row(
    'ON_HOLD',
    'CANCEL',
    'CANCELLED',
    { ...customerCancels, ...office },
    {
      guards: ['previousStatusKnown', 'nothingShipped'],
      asPrevious: true,
    },
  ),

  row('READY', 'SHIP', 'SHIPPED', workshop, {
    guards: ['orderNotHeld', 'orderMayShip', 'depositStands', 'weighed'],
    reversible: false,
  }),
  row('READY', 'REOPEN', 'QUALITY_CHECK', workshop),

  row('SHIPPED', 'COMPLETE', 'COMPLETED', workshop),
  row('SHIPPED', 'UNSHIP', 'READY', workshop, {
    guards: ['orderGoesOn', 'shippedAlone', 'shipmentNotBilled'],
  }),

  row('CANCELLED', 'RESTORE', 'NEW', office, {
    guards: ['orderOpen', 'withinRestoreWindow', 'nothingInvoiced'],
  }),

  // Re-ordering is possible in every status.
  ...JOB_STATUS_CODES.map((from) => row(from, 'RE_ORDER', 'SAME', anyoneOrders, { reversible: false })),
];

function row(
  from: JobStatusCode,
  action: JobAction,
  to: JobTransition['to'],
  sides: Partial<Pick<JobTransition, 'customer' | 'staff'>>,
  rest: Partial<JobTransition> = {},
): JobTransition {
  return {
    from,
    action,
    to,
    customer: null,
    staff: null,
    guards: [],
    asPrevious: false,
    requiresReason: false,
    reasonOptionalInBulk: false,
    reversible: true,
    sideEffects: [],
    ...sides,
    ...rest,
  };
}

import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { SALES_ORDER_STATUS_CODES, type SalesOrderStatusCode } from './status-codes.ts';
import type { SalesOrderAction, SalesOrderGuard, SalesOrderTransition } from './transition.ts';

/** Permission 1801: see sales orders. */
export const SALES_ORDERS_VIEW = 1801;
/** Permission 1803: create, hold, resume, ship and complete; negotiate prices, record deposits. */
export const SALES_ORDERS_EDIT = 1803;
/** Permission 1804: cancel. */
export const SALES_ORDERS_DELETE = 1804;
/** Permission 1805: confirm, and close short. */
const SALES_ORDERS_CONFIRM = 1805;
/** Permission 3303: edit credit limits, and release an order that exceeds one. */
export const CREDIT_LIMIT_EDIT = 3303;

const customer = (permission: number) => ({ customer: { anyOf: [permission], guards: [] } });
const staff = (permission: number, ...guards: SalesOrderGuard[]) => ({
  staff: { anyOf: [permission], guards },
});
const office = staff(SALES_ORDERS_EDIT);
const anyoneOrders = { ...customer(JOB_ORDERS_ADD), ...staff(JOB_ORDERS_ADD) };
const when = (...guards: SalesOrderGuard[]) => ({ automatic: [guards] });

const ALLOWS_WORK = { sideEffects: ['ALLOW_WORK'] } as const;
const HOLD = { sideEffects: ['STORE_PREVIOUS_STATUS'] } as const;
const CANCELS = { guards: ['nothingStarted'], sideEffects: ['CANCEL_JOBS'] } as const;
const gone = when('nothingLeft');

/**
 * All transitions of a sales order (product rules, statuses and transitions). Nothing else is possible. Automatic
 * transitions are tried in this order.
 */
export const SALES_ORDER_TRANSITIONS: readonly SalesOrderTransition[] = [
  row(
    'NEW',
    'CANCEL',
    'CANCELLED',
    { ...customer(JOB_ORDERS_ADD), ...staff(SALES_ORDERS_DELETE), ...gone },
    CANCELS,
  ),
  row(
    'NEW',
    'CONFIRM',
    'CONFIRMED',
    {
      ...staff(SALES_ORDERS_CONFIRM, 'withinCredit'),
      ...when('accountInGoodStanding', 'withinCredit', 'depositCovered'),
    },
    { guards: ['accountInGoodStanding', 'depositCovered'], ...ALLOWS_WORK },
  ),
  row('NEW', 'CONFIRM_BEYOND_CREDIT', 'CONFIRMED', staff(CREDIT_LIMIT_EDIT), {
    when: ['beyondCredit'],
    guards: ['accountInGoodStanding', 'depositCovered'],
    requiresReason: true,
    ...ALLOWS_WORK,
  }),
  row(
    'NEW',
    'NEED_PAYMENT',
    'AWAITING_PAYMENT',
    { ...office, ...when('accountInGoodStanding', 'depositMissing') },
    { guards: ['somethingDue'], sideEffects: ['DEMAND_PAYMENT'] },
  ),
  row('NEW', 'HOLD', 'ON_HOLD', office, HOLD),

  row('AWAITING_PAYMENT', 'PAID', 'CONFIRMED', when('depositCovered', 'withinCredit'), ALLOWS_WORK),
  row('AWAITING_PAYMENT', 'CONFIRM_BEYOND_CREDIT', 'CONFIRMED', staff(CREDIT_LIMIT_EDIT), {
    when: ['beyondCredit'],
    guards: ['depositCovered'],
    requiresReason: true,
    ...ALLOWS_WORK,
  }),
  row(
    'AWAITING_PAYMENT',
    'CANCEL',
    'CANCELLED',
    {
      ...customer(JOB_ORDERS_ADD),
      ...staff(SALES_ORDERS_DELETE),
      automatic: [['nothingLeft'], ['paymentOverdue', 'nothingStarted']],
    },
    CANCELS,
  ),

  row(
    'CONFIRMED',
    'CANCEL',
    'CANCELLED',
    { ...staff(SALES_ORDERS_DELETE), ...gone },
    { ...CANCELS, requiresReason: true },
  ),
  row('CONFIRMED', 'READY', 'READY', when('allReady')),
  // Pieces from stock can ship before the work on other lines begins.
  row('CONFIRMED', 'PART_SHIP', 'PARTIALLY_SHIPPED', when('someShipped')),
  row('CONFIRMED', 'PRODUCE', 'IN_PRODUCTION', when('someStarted')),
  row('CONFIRMED', 'HOLD', 'ON_HOLD', office, HOLD),

  row('IN_PRODUCTION', 'CANCEL', 'CANCELLED', gone),
  row('IN_PRODUCTION', 'READY', 'READY', when('allReady')),
  row('IN_PRODUCTION', 'PART_SHIP', 'PARTIALLY_SHIPPED', when('someShipped')),
  row('IN_PRODUCTION', 'HOLD', 'ON_HOLD', office, HOLD),

  // No work was done for an order that is ready from stock.
  row(
    'READY',
    'CANCEL',
    'CANCELLED',
    { ...staff(SALES_ORDERS_DELETE), ...gone },
    { when: ['nothingStarted'], requiresReason: true, sideEffects: ['CANCEL_JOBS'] },
  ),
  row('READY', 'SHIP', 'SHIPPED', when('allShipped')),
  row('READY', 'PART_SHIP', 'PARTIALLY_SHIPPED', when('someShipped')),
  row('READY', 'REOPEN', 'CONFIRMED', when('notAllReady', 'nothingStarted')),
  row('READY', 'REOPEN', 'IN_PRODUCTION', when('notAllReady')),

  row('PARTIALLY_SHIPPED', 'SHIP', 'SHIPPED', when('allShipped')),
  row('PARTIALLY_SHIPPED', 'UNSHIP', 'READY', when('nothingShipped')),
  row('PARTIALLY_SHIPPED', 'CLOSE_SHORT', 'COMPLETED', staff(SALES_ORDERS_CONFIRM), {
    requiresReason: true,
    sideEffects: ['CREDIT_REST'],
  }),

  row('ON_HOLD', 'RESUME', 'PREVIOUS', office, { guards: ['previousStatusKnown'] }),
  row(
    'ON_HOLD',
    'CANCEL',
    'CANCELLED',
    { ...customer(JOB_ORDERS_ADD), ...staff(SALES_ORDERS_DELETE), ...gone },
    { guards: ['previousStatusKnown'], asPrevious: true, sideEffects: ['CANCEL_JOBS'] },
  ),

  row('SHIPPED', 'UNSHIP', 'READY', when('notAllShipped')),
  row('SHIPPED', 'COMPLETE', 'COMPLETED', { ...office, ...when('allCompleted') }),

  // Re-ordering is possible in every status.
  ...SALES_ORDER_STATUS_CODES.map((from) => row(from, 'RE_ORDER', 'SAME', anyoneOrders)),
];

/** Decisions that only the customer makes: none for sales orders. */
const CUSTOMER_DECISIONS: readonly SalesOrderAction[] = [];

/** The transition table, which decides the actions of each side before a sales order is read. */
export const SALES_ORDER_TABLE = {
  transitions: SALES_ORDER_TRANSITIONS,
  customerDecisions: CUSTOMER_DECISIONS,
};

/** All actions of the transitions. */
export const SALES_ORDER_ACTIONS: readonly SalesOrderAction[] = [
  ...new Set(SALES_ORDER_TRANSITIONS.map(({ action }) => action)),
];

/** Whether a text is an action. */
export function isSalesOrderAction(text: string): text is SalesOrderAction {
  return SALES_ORDER_ACTIONS.some((action) => action === text);
}

function row(
  from: SalesOrderStatusCode,
  action: SalesOrderAction,
  to: SalesOrderTransition['to'],
  sides: Partial<Pick<SalesOrderTransition, 'customer' | 'staff' | 'automatic'>>,
  rest: Partial<SalesOrderTransition> = {},
): SalesOrderTransition {
  return {
    from,
    action,
    to,
    customer: null,
    staff: null,
    automatic: [],
    when: [],
    guards: [],
    asPrevious: false,
    requiresReason: false,
    sideEffects: [],
    ...sides,
    ...rest,
  };
}

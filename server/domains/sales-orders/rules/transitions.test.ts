import { expect, test } from '@jest/globals';
import type { DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { decideTransition } from './decide-transition.ts';
import { offeredActions } from './offered-actions.ts';
import { actorWith, line, NOW, ORDER } from './sales-order.examples.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import { SALES_ORDER_STATUS_CODES, type SalesOrderStatusCode } from './status-codes.ts';
import { SALES_ORDER_ACTIONS, SALES_ORDER_TRANSITIONS } from './transitions.ts';

const row = ({ action, to, customer, staff, automatic }: (typeof SALES_ORDER_TRANSITIONS)[number]) => {
  const who = [
    customer && `C ${customer.anyOf}`,
    staff && `S ${staff.anyOf}`,
    automatic.length > 0 && automatic.map((guards) => `auto ${guards.join('+')}`).join(' or '),
  ];
  return `${action} > ${to}: ${who.filter(Boolean).join(', ')}`;
};

const TABLE: Record<SalesOrderStatusCode, string[]> = {
  NEW: [
    'CANCEL > CANCELLED: C 1702, S 1804, auto nothingLeft',
    'CONFIRM > CONFIRMED: S 1805, auto accountInGoodStanding+withinCredit+depositCovered',
    'CONFIRM_BEYOND_CREDIT > CONFIRMED: S 3303',
    'NEED_PAYMENT > AWAITING_PAYMENT: S 1803, auto accountInGoodStanding+depositMissing',
    'HOLD > ON_HOLD: S 1803',
  ],
  AWAITING_PAYMENT: [
    'PAID > CONFIRMED: auto depositCovered+withinCredit',
    'CONFIRM_BEYOND_CREDIT > CONFIRMED: S 3303',
    'CANCEL > CANCELLED: C 1702, S 1804, auto nothingLeft or auto paymentOverdue+nothingStarted',
  ],
  CONFIRMED: [
    'CANCEL > CANCELLED: S 1804, auto nothingLeft',
    'READY > READY: auto allReady',
    'PART_SHIP > PARTIALLY_SHIPPED: auto someShipped',
    'PRODUCE > IN_PRODUCTION: auto someStarted',
    'HOLD > ON_HOLD: S 1803',
  ],
  IN_PRODUCTION: [
    'CANCEL > CANCELLED: auto nothingLeft',
    'READY > READY: auto allReady',
    'PART_SHIP > PARTIALLY_SHIPPED: auto someShipped',
    'HOLD > ON_HOLD: S 1803',
  ],
  READY: [
    'CANCEL > CANCELLED: S 1804, auto nothingLeft',
    'SHIP > SHIPPED: auto allShipped',
    'PART_SHIP > PARTIALLY_SHIPPED: auto someShipped',
    'REOPEN > CONFIRMED: auto notAllReady+nothingStarted',
    'REOPEN > IN_PRODUCTION: auto notAllReady',
  ],
  PARTIALLY_SHIPPED: [
    'SHIP > SHIPPED: auto allShipped',
    'UNSHIP > READY: auto nothingShipped',
    'CLOSE_SHORT > COMPLETED: S 1805',
  ],
  ON_HOLD: ['RESUME > PREVIOUS: S 1803', 'CANCEL > CANCELLED: C 1702, S 1804, auto nothingLeft'],
  SHIPPED: ['UNSHIP > READY: auto notAllShipped', 'COMPLETE > COMPLETED: S 1803, auto allCompleted'],
  COMPLETED: [],
  CANCELLED: [],
};

test.each(SALES_ORDER_STATUS_CODES)('from %s nothing else is possible', (status) => {
  expect(SALES_ORDER_TRANSITIONS.filter(({ from }) => from === status).map(row)).toEqual([
    ...TABLE[status],
    'RE_ORDER > SAME: C 1702, S 1702',
  ]);
});

/** Who may re-order, from every status. */
const ORDERS_AGAIN: readonly DefaultRoleCode[] = [
  'PORTAL_BUYER',
  'PORTAL_APPROVER',
  'PORTAL_ADMIN',
  'MEMORIAL_PARTNER',
  'STAFF_SALES',
  'ADMINISTRATOR',
];

/** What each side may do from each status with the example order. */
const OFFERED: Record<SalesOrderStatusCode, Partial<Record<DefaultRoleCode, string[]>>> = {
  NEW: {
    PORTAL_BUYER: ['CANCEL'],
    PORTAL_APPROVER: ['CANCEL'],
    PORTAL_ADMIN: ['CANCEL'],
    MEMORIAL_PARTNER: ['CANCEL'],
    STAFF_SALES: ['CANCEL', 'CONFIRM', 'NEED_PAYMENT', 'HOLD'],
    ADMINISTRATOR: ['CANCEL', 'CONFIRM', 'NEED_PAYMENT', 'HOLD'],
  },
  AWAITING_PAYMENT: {
    PORTAL_BUYER: ['CANCEL'],
    PORTAL_APPROVER: ['CANCEL'],
    PORTAL_ADMIN: ['CANCEL'],
    MEMORIAL_PARTNER: ['CANCEL'],
    STAFF_SALES: ['CANCEL'],
    ADMINISTRATOR: ['CANCEL'],
  },
  CONFIRMED: { STAFF_SALES: ['CANCEL', 'HOLD'], ADMINISTRATOR: ['CANCEL', 'HOLD'] },
  IN_PRODUCTION: { STAFF_SALES: ['HOLD'], ADMINISTRATOR: ['HOLD'] },
  // No work of the example has begun: it is ready from stock.
  READY: { STAFF_SALES: ['CANCEL'], ADMINISTRATOR: ['CANCEL'] },
  PARTIALLY_SHIPPED: { STAFF_SALES: ['CLOSE_SHORT'], ADMINISTRATOR: ['CLOSE_SHORT'] },
  ON_HOLD: {
    PORTAL_BUYER: ['CANCEL'],
    PORTAL_APPROVER: ['CANCEL'],
    PORTAL_ADMIN: ['CANCEL'],
    MEMORIAL_PARTNER: ['CANCEL'],
    STAFF_SALES: ['RESUME', 'CANCEL'],
    ADMINISTRATOR: ['RESUME', 'CANCEL'],
  },
  SHIPPED: { STAFF_SALES: ['COMPLETE'], ADMINISTRATOR: ['COMPLETE'] },
  COMPLETED: {},
  CANCELLED: {},
};

const ROLES: readonly DefaultRoleCode[] = [
  'PORTAL_VIEWER',
  'PORTAL_BUYER',
  'PORTAL_APPROVER',
  'PORTAL_ACCOUNTING',
  'PORTAL_ADMIN',
  'MEMORIAL_PARTNER',
  'STAFF_SALES',
  'STAFF_PRODUCTION',
  'STAFF_FINANCE',
  'STAFF_CONTENT',
  'ADMINISTRATOR',
];

const standing = (status: SalesOrderStatusCode): SalesOrderFacts => ({
  ...ORDER,
  status,
  previousStatus: status === 'ON_HOLD' ? 'NEW' : null,
});

test.each(SALES_ORDER_STATUS_CODES.flatMap((status) => ROLES.map((role) => [status, role] as const)))(
  'in %s a %s has only its own actions',
  (status, role) => {
    const order = standing(status);
    const actor = actorWith(role);
    const again = ORDERS_AGAIN.includes(role) ? ['RE_ORDER'] : [];
    const expected = [...(OFFERED[status][role] ?? []), ...again];
    expect(offeredActions(order, actor, NOW).map(({ action }) => action)).toEqual(expected);
    for (const action of SALES_ORDER_ACTIONS) {
      const decision = decideTransition({ order, action, actor, reason: 'Because', now: NOW });
      expect([action, decision.ok]).toEqual([action, expected.includes(action)]);
    }
  },
);

const STARTED = [line('IN_PRODUCTION')];
const REFUSED: [string, Partial<SalesOrderFacts>, DefaultRoleCode, string, string | null, string][] = [
  ['a started order', { lines: STARTED }, 'PORTAL_BUYER', 'CANCEL', null, 'PRODUCTION_STARTED'],
  ['an account on hold', { terms: 'ON_HOLD' }, 'STAFF_SALES', 'CONFIRM', null, 'ACCOUNT_ON_HOLD'],
  ['an unpaid prepaid order', { terms: 'PREPAID' }, 'STAFF_SALES', 'CONFIRM', null, 'DEPOSIT_DUE'],
  ['beyond the limit', { isBeyondCredit: true }, 'STAFF_SALES', 'CONFIRM', null, 'CREDIT_LIMIT_EXCEEDED'],
  ['a paid order', { deposits: [ORDER.total] }, 'STAFF_SALES', 'NEED_PAYMENT', null, 'NOTHING_DUE'],
  ['without a reason', { status: 'CONFIRMED' }, 'STAFF_SALES', 'CANCEL', ' ', 'REASON_REQUIRED'],
  [
    'short without a reason',
    { status: 'PARTIALLY_SHIPPED' },
    'STAFF_SALES',
    'CLOSE_SHORT',
    null,
    'REASON_REQUIRED',
  ],
  ['a hold of nothing', { status: 'ON_HOLD' }, 'STAFF_SALES', 'RESUME', null, 'PREVIOUS_STATUS_UNKNOWN'],
  [
    'an action that is nobody’s',
    { status: 'AWAITING_PAYMENT' },
    'ADMINISTRATOR',
    'PAID',
    null,
    'NOT_FOR_THIS_SIDE',
  ],
  ['within the limit', {}, 'STAFF_FINANCE', 'CONFIRM_BEYOND_CREDIT', 'x', 'STATUS_TRANSITION_DENIED'],
  [
    'a ready order of which something was made',
    { status: 'READY', lines: [line('READY'), line('READY', { isStock: true })] },
    'STAFF_SALES',
    'CANCEL',
    'x',
    'STATUS_TRANSITION_DENIED',
  ],
  ['a colleague’s order', { placedById: 12 }, 'PORTAL_BUYER', 'CANCEL', null, 'FORBIDDEN'],
];

test.each(REFUSED)('%s is refused', (_what, changes, role, action, reason, code) => {
  const order = { ...ORDER, ...changes };
  const actor = actorWith(role);
  const named = SALES_ORDER_ACTIONS.find((each) => each === action) ?? 'CONFIRM';
  expect(decideTransition({ order, action: named, actor, reason, now: NOW })).toMatchObject({
    refused: { code },
  });
});

test('finance releases an order beyond the credit limit, once and with a reason', () => {
  const order = { ...ORDER, isBeyondCredit: true };
  const actor = actorWith('STAFF_FINANCE');
  expect(offeredActions(order, actor, NOW)).toMatchObject([
    { action: 'CONFIRM_BEYOND_CREDIT', to: 'CONFIRMED', requiresReason: true, missing: null },
  ]);
  const release = { order, action: 'CONFIRM_BEYOND_CREDIT', actor, now: NOW } as const;
  expect(decideTransition({ ...release, reason: null })).toMatchObject({ ok: false });
  expect(decideTransition({ ...release, reason: 'They paid by phone' })).toMatchObject({ ok: true });
});

test('a held order is cancelled as where it was held would have it', () => {
  const sales = actorWith('STAFF_SALES');
  const held = (previousStatus: SalesOrderStatusCode) => ({
    ...ORDER,
    status: 'ON_HOLD' as const,
    previousStatus,
  });
  const cancel = (order: SalesOrderFacts, reason: string | null) =>
    decideTransition({ order, action: 'CANCEL', actor: sales, reason, now: NOW });
  expect(cancel(held('NEW'), null)).toMatchObject({ ok: true, to: 'CANCELLED' });
  expect(cancel(held('CONFIRMED'), null)).toMatchObject({ refused: { code: 'REASON_REQUIRED' } });
  expect(cancel(held('IN_PRODUCTION'), 'x')).toMatchObject({ refused: { code: 'STATUS_TRANSITION_DENIED' } });
});

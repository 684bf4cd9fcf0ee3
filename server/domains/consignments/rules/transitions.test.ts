import { expect, test } from '@jest/globals';
import type { Scope } from '../../identity/rules/scope.ts';
import type { OrderActor, OrderSide } from '../../identity/rules/sided-transition.ts';
import { LINE_STATES, type LineState } from './line-states.ts';
import {
  CONSIGNMENTS_MANAGE,
  LINE_ACTIONS,
  type LineAction,
  lineTarget,
  mayAct,
  mayMove,
  needsReason,
  offeredLineActions,
  permissionFor,
  RETURN_REQUEST,
  SOLD_REPORT,
} from './transitions.ts';

const OWNERS = { customerId: 7, placedById: 1, contactId: 2 };

const actor = (side: OrderSide, scopes: [number, Scope][], who: Partial<OrderActor> = {}): OrderActor => ({
  userId: 2,
  customerId: side === 'STAFF' ? null : 7,
  side,
  isActedFor: false,
  scopes: new Map(scopes),
  ...who,
});

/** The target of each action from each state, in the order of the actions; '-' for none. */
const TARGETS: Record<LineState, string> = {
  PACKED: 'OUT RETURNED - - - - - -',
  OUT: '- - SOLD RETURN_REQUESTED - LOST - -',
  RETURN_REQUESTED: '- - - - RETURNED LOST OUT -',
  RETURNED: '- - - - - - - -',
  SOLD: '- - - - - - OUT INVOICED',
  LOST: '- - - - - - OUT INVOICED',
  INVOICED: '- - - - - - - -',
};

test.each(LINE_STATES)('from %s every action leads to its target only', (state) => {
  expect(LINE_ACTIONS.map((action) => lineTarget(state, action) ?? '-').join(' ')).toBe(TARGETS[state]);
});

const PERMISSIONS: [LineAction, number | null, number][] = [
  ['SEND', null, CONSIGNMENTS_MANAGE],
  ['UNPACK', null, CONSIGNMENTS_MANAGE],
  ['REPORT_SOLD', SOLD_REPORT, SOLD_REPORT],
  ['REQUEST_RETURN', RETURN_REQUEST, RETURN_REQUEST],
  ['RECEIVE_RETURN', null, CONSIGNMENTS_MANAGE],
  ['REPORT_LOST', null, CONSIGNMENTS_MANAGE],
  ['INVOICE', null, CONSIGNMENTS_MANAGE],
];

test.each(PERMISSIONS)('%s is the customer’s by %s and the staff’s by %i', (action, customer, staff) => {
  expect([permissionFor(action, 'CUSTOMER'), permissionFor(action, 'STAFF')]).toEqual([customer, staff]);
  const scopes: [number, Scope][] = [
    [SOLD_REPORT, 'ALL'],
    [RETURN_REQUEST, 'ALL'],
    [CONSIGNMENTS_MANAGE, 'ALL'],
  ];
  expect(mayAct(actor('CUSTOMER', scopes), action, OWNERS)).toBe(customer !== null);
  expect(mayAct(actor('STAFF', scopes), action, OWNERS)).toBe(true);
  const others = scopes.filter(([permission]) => permission !== staff);
  expect(mayAct(actor('STAFF', others), action, OWNERS)).toBe(false);
});

test.each<[LineState, number | null, number]>([
  ['SOLD', SOLD_REPORT, SOLD_REPORT],
  ['RETURN_REQUESTED', RETURN_REQUEST, RETURN_REQUEST],
  ['LOST', null, CONSIGNMENTS_MANAGE],
])('undoing %s pieces requires %s from customers and %i from staff', (state, customer, staff) => {
  const all = [SOLD_REPORT, RETURN_REQUEST, CONSIGNMENTS_MANAGE];
  const move = { state, action: 'TAKE_BACK' } as const;
  const may = (side: OrderSide, permission: number) =>
    mayMove(actor(side, [[permission, 'ALL']]), move, OWNERS);
  expect(all.filter((permission) => may('CUSTOMER', permission))).toEqual(
    customer === null ? [] : [customer],
  );
  expect(all.filter((permission) => may('STAFF', permission))).toEqual([staff]);
  expect(permissionFor('TAKE_BACK', 'CUSTOMER', state)).toBe(customer);
});

test('only staff need a reason, and only to unpack or undo', () => {
  const reasoned = (side: OrderSide) => LINE_ACTIONS.filter((action) => needsReason(action, side));
  expect([reasoned('CUSTOMER'), reasoned('STAFF')]).toEqual([[], ['UNPACK', 'TAKE_BACK']]);
});

test.each<[string, Scope, Partial<OrderActor>, boolean]>([
  ['nobody', 'NONE', {}, false],
  ['the contact', 'OWN', {}, true],
  ['a colleague of the contact', 'OWN', { userId: 3 }, false],
  ['anybody of the customer', 'CUSTOMER', { userId: 3 }, true],
  ['anybody of another customer', 'CUSTOMER', { customerId: 8 }, false],
  ['whoever works for the customer now', 'LINKED', {}, true],
  ['whoever works for another one now', 'LINKED', { customerId: 8 }, false],
])('%s who holds 2302 at scope %s: %s', (_who, scope, who, may) => {
  expect(mayAct(actor('CUSTOMER', [[SOLD_REPORT, scope]], who), 'REPORT_SOLD', OWNERS)).toBe(may);
});

test.each<[LineState, LineAction[], LineAction[]]>([
  ['PACKED', [], ['SEND', 'UNPACK']],
  ['OUT', ['REPORT_SOLD', 'REQUEST_RETURN'], ['REPORT_SOLD', 'REQUEST_RETURN', 'REPORT_LOST']],
  ['RETURN_REQUESTED', ['TAKE_BACK'], ['RECEIVE_RETURN', 'REPORT_LOST', 'TAKE_BACK']],
  ['RETURNED', [], []],
  ['SOLD', ['TAKE_BACK'], ['TAKE_BACK', 'INVOICE']],
  ['LOST', [], ['TAKE_BACK', 'INVOICE']],
  ['INVOICED', [], []],
])('of pieces that are %s customers are offered %j and staff %j', (state, customer, staff) => {
  const all: [number, Scope][] = [
    [SOLD_REPORT, 'CUSTOMER'],
    [RETURN_REQUEST, 'CUSTOMER'],
  ];
  expect(offeredLineActions(state, OWNERS, actor('CUSTOMER', all))).toEqual(customer);
  const every: [number, Scope][] = [
    [SOLD_REPORT, 'ALL'],
    [RETURN_REQUEST, 'ALL'],
    [CONSIGNMENTS_MANAGE, 'ALL'],
  ];
  expect(offeredLineActions(state, OWNERS, actor('STAFF', every))).toEqual(staff);
});

import { expect, test } from '@jest/globals';
import type { OrderActor } from '../../identity/rules/sided-transition.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { lineCancelRefusal } from './line-cancellation.ts';
import { ORDER } from './sales-order.examples.ts';
import type { LineFacts } from './sales-order-facts.ts';
import type { SalesOrderStatusCode } from './status-codes.ts';
import { SALES_ORDERS_DELETE } from './transitions.ts';

const STOCK: LineFacts = {
  jobStatus: 'READY',
  jobPreviousStatus: null,
  isStock: true,
  quantity: 2,
  shippedQuantity: 0,
};
const who = (side: OrderActor['side'], permission: number): OrderActor => ({
  side,
  isActedFor: false,
  userId: ORDER.placedById ?? 0,
  customerId: ORDER.customerId,
  scopes: new Map([[permission, 'ALL' as const]]),
});
const CUSTOMER = who('CUSTOMER', JOB_ORDERS_ADD);
const STAFF = who('STAFF', SALES_ORDERS_DELETE);

const refused = (
  actor: OrderActor,
  status: SalesOrderStatusCode,
  { reason = 'Not wanted', line = {} }: { reason?: string | null; line?: Partial<LineFacts> } = {},
) => {
  const isConfirmed = !['NEW', 'AWAITING_PAYMENT'].includes(status);
  const order = {
    ...ORDER,
    status,
    isConfirmed,
    previousStatus: status === 'ON_HOLD' ? ('NEW' as const) : null,
  };
  return lineCancelRefusal({ order, line: { ...STOCK, ...line }, actor, reason })?.code ?? null;
};

const DENIED = 'STATUS_TRANSITION_DENIED';

test.each<[SalesOrderStatusCode, customer: string | null, staff: string | null]>([
  ['NEW', null, null],
  ['AWAITING_PAYMENT', null, null],
  ['ON_HOLD', null, null],
  ['CONFIRMED', DENIED, null],
  ['IN_PRODUCTION', DENIED, null],
  ['READY', DENIED, null],
  ['PARTIALLY_SHIPPED', DENIED, null],
  ['SHIPPED', DENIED, DENIED],
  ['COMPLETED', DENIED, DENIED],
  ['CANCELLED', DENIED, DENIED],
])('in an order that is %s, a customer gets %s, staff %s', (status, customer, staff) => {
  expect([refused(CUSTOMER, status), refused(STAFF, status)]).toEqual([customer, staff]);
});

test.each<[what: string, Partial<LineFacts>, code: string]>([
  ['that a job makes', { isStock: false }, DENIED],
  ['that is cancelled', { jobStatus: 'CANCELLED' satisfies JobStatusCode }, DENIED],
  ['of which a piece left', { shippedQuantity: 1 }, 'ALREADY_SHIPPED'],
])('a line %s is not cancelled by itself', (_what, line, code) => {
  expect(refused(STAFF, 'CONFIRMED', { line })).toBe(code);
});

test('a reason is asked for once the order is confirmed, and the permission to cancel orders always', () => {
  expect(refused(CUSTOMER, 'NEW', { reason: null })).toBeNull();
  expect(refused(STAFF, 'READY', { reason: ' ' })).toBe('REASON_REQUIRED');
  expect(refused(who('STAFF', JOB_ORDERS_ADD), 'READY')).toBe('FORBIDDEN');
  expect(refused(who('CUSTOMER', SALES_ORDERS_DELETE), 'NEW')).toBe('FORBIDDEN');
});

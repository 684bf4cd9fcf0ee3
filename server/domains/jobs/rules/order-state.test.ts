import { expect, test } from '@jest/globals';
import { isWithdrawn, type OrderState, orderState } from './order-state.ts';
import type { JobStatusCode } from './status-codes.ts';

test.each<[JobStatusCode[], number, OrderState]>([
  [['NEW', 'NEW'], 0, 'PLACED'],
  [['SHIPPED'], 0, 'PLACED'],
  [['APPROVED', 'NEW'], 1, 'CHANGED'],
  [['CANCELLED', 'NEW'], 1, 'CHANGED'],
  [['CANCELLED', 'REMADE'], 2, 'CHANGED'],
  [['CANCELLED', 'CANCELLED'], 4, 'CANCELLED'],
  [[], 0, 'PLACED'],
])('an order of %j with %d charges is %s', (statuses, charges, state) => {
  expect(orderState(statuses, charges)).toBe(state);
});

test.each<[JobStatusCode, boolean]>([
  ['NEW', false],
  ['SHIPPED', false],
  ['CANCELLED', true],
  ['REMADE', true],
])('a job that is %s is withdrawn: %s', (status, withdrawn) => {
  expect(isWithdrawn(status)).toBe(withdrawn);
});

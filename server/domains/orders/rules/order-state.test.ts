import { expect, test } from '@jest/globals';
import type { JobStatusCode } from './job-status-codes.ts';
import { isWithdrawn, type OrderState, orderState } from './order-state.ts';

test.each<[number, number, OrderState]>([
  [2, 0, 'PLACED'],
  [2, 1, 'CHANGED'],
  [1, 2, 'CHANGED'],
  [0, 4, 'CANCELLED'],
  [0, 0, 'CANCELLED'],
])('an order with %d jobs that are not cancelled and %d charges is %s', (kept, charges, state) => {
  expect(orderState(kept, charges)).toBe(state);
});

test.each<[JobStatusCode, boolean]>([
  ['NEW', false],
  ['SHIPPED', false],
  ['CANCELLED', true],
  ['REMADE', true],
])('a job that is %s is withdrawn: %s', (status, withdrawn) => {
  expect(isWithdrawn(status)).toBe(withdrawn);
});

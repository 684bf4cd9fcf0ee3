import { expect, test } from '@jest/globals';
import { isWithdrawn, orderState } from './order-state.ts';

test.each([
  [['NEW', 'NEW'], 0, 'placed'],
  [['SHIPPED'], 0, 'placed'],
  [['APPROVED', 'NEW'], 1, 'changed'],
  [['CANCELLED', 'NEW'], 1, 'changed'],
  [['CANCELLED', 'REMADE'], 2, 'changed'],
  [['CANCELLED', 'CANCELLED'], 4, 'cancelled'],
  [[], 0, 'placed'],
] as const)('an order of %j with %d charges is %s', (codes, charges, state) => {
  expect(orderState(codes, charges)).toBe(state);
});

test.each([
  ['NEW', false],
  ['SHIPPED', false],
  ['CANCELLED', true],
  ['REMADE', true],
])('a job that is %s is withdrawn: %s', (code, withdrawn) => {
  expect(isWithdrawn(code)).toBe(withdrawn);
});

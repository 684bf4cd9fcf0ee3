import { expect, test } from '@jest/globals';
import { newOrderRefusal } from './new-order.ts';

test.each<[boolean, number, ReturnType<typeof newOrderRefusal>]>([
  [false, 1, null],
  [false, 3, null],
  [false, 0, 'ORDER_CANCELLED'],
  [true, 1, 'SALES_ORDER_EXISTS'],
  [true, 0, 'SALES_ORDER_EXISTS'],
])('an order with a sales order %s and %i jobs that are made: %s', (hasSalesOrder, keptJobs, expected) => {
  expect(newOrderRefusal({ hasSalesOrder, keptJobs })).toBe(expected);
});

import { expect, test } from '@jest/globals';
import type { JobStatusCode } from '../../jobs/rules/status-codes.ts';
import { newOrderRefusal } from './new-order.ts';

test.each<[boolean, JobStatusCode[], ReturnType<typeof newOrderRefusal>]>([
  [false, ['NEW'], null],
  [false, ['CANCELLED', 'IN_PRODUCTION'], null],
  [false, ['SHIPPED'], null],
  [false, ['CANCELLED', 'REMADE'], 'ORDER_CANCELLED'],
  [false, [], 'ORDER_CANCELLED'],
  [true, ['NEW'], 'SALES_ORDER_EXISTS'],
  [true, ['CANCELLED'], 'SALES_ORDER_EXISTS'],
])('an order with a sales order %s and jobs %j: %s', (hasSalesOrder, jobStatuses, expected) => {
  expect(newOrderRefusal({ hasSalesOrder, jobStatuses })).toBe(expected);
});

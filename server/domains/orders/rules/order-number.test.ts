import { expect, test } from '@jest/globals';
import { jobNumber, orderCode } from './order-number.ts';

test('the jobs of an order carry its code', () => {
  expect([orderCode(10023), jobNumber(10023, 1)]).toEqual(['JO-10023', 'JO-10023-1']);
});

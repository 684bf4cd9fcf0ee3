import { test } from '@jest/globals';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import {
  brokenClosingInvariants,
  brokenOrderInvariants,
  orderLives,
} from '../../../test/money/order-invariants.ts';

test('no life of an order charges or discounts something twice, or leaves anything negative', () => {
  fc.assert(
    fc.property(orderLives, (life) => {
      const broken = brokenOrderInvariants(life);
      if (broken.length > 0) throw new Error(broken.join('; '));
    }),
    { numRuns: isDeep ? 10_000 : 500 },
  );
});

test('the total of an order that is closed short is the billed total of its shipments', () => {
  fc.assert(
    fc.property(orderLives, (life) => {
      const broken = brokenClosingInvariants(life);
      if (broken.length > 0) throw new Error(broken.join('; '));
    }),
    { numRuns: isDeep ? 10_000 : 500 },
  );
});

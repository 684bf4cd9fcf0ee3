import { expect, test } from '@jest/globals';
import { isDeep } from '../../../test/depth.ts';
import { fc } from '../../../test/fast-check.ts';
import { brokenCartInvariants, pricedCarts } from '../../../test/money/money-invariants.ts';

test('no cart of any configurations breaks a law of money', () => {
  fc.assert(
    fc.property(pricedCarts, (cart) => {
      expect(brokenCartInvariants(cart)).toEqual([]);
    }),
    { numRuns: isDeep ? 20_000 : 500 },
  );
});

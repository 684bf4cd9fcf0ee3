import { expect, test } from '@jest/globals';
import { decimal, percentOf, sumMoney, ZERO } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { currentSums, withTax } from './order-sums.ts';

test('the taxes of rows sum to the tax of the subtotal, to the cent, in any order', () => {
  const cents = (max: number, min = 0) =>
    fc.integer({ min, max }).map((each) => decimal(String(each)).div(100));
  fc.assert(
    fc.property(
      cents(9_999_999),
      fc.integer({ min: 0, max: 149_750 }).map((each) => decimal(String(each)).div(10_000)),
      fc.array(fc.record({ amount: cents(999_999, -999_999), isShipping: fc.boolean() }), { maxLength: 12 }),
      (subTotal, percent, changes) => {
        const salesTaxValue = percentOf(subTotal, percent);
        const shippingPrice = decimal('18');
        const placed = {
          subTotal,
          discountValue: ZERO,
          shippingPrice,
          salesTaxValue,
          grandTotal: sumMoney([subTotal, shippingPrice, salesTaxValue]),
        };
        const rows = withTax(
          changes.map(({ amount, isShipping }) => ({
            kind: isShipping ? ('SHIPPING' as const) : ('SERVICE' as const),
            amount,
          })),
          { taxable: subTotal, percent },
        );
        const sums = currentSums(placed, rows);
        expect(sums.salesTaxValue.toFixed(2)).toBe(percentOf(sums.subTotal, percent).toFixed(2));
        expect(sums.grandTotal.toFixed(2)).toBe(
          sumMoney([sums.subTotal, sums.shippingPrice, sums.salesTaxValue])
            .minus(sums.discountValue)
            .toFixed(2),
        );
      },
    ),
    { numRuns: 500 },
  );
});

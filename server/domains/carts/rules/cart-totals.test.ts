import { expect, test } from '@jest/globals';
import { Decimal, decimal, type Money } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { type CartAmounts, cartTotals, type TaxBase } from '../../orders/rules/cart-totals.ts';

function cart(
  changes: Partial<CartAmounts> = {},
  percent = '8.875',
  base: TaxBase = 'SUBTOTAL',
): CartAmounts {
  return {
    lines: [decimal('483.43'), decimal('120.00')],
    discount: decimal('0'),
    shipping: decimal('25'),
    tax: { enabled: true, percent: decimal(percent), base },
    ...changes,
  };
}

const off = { enabled: false, percent: decimal('8.875'), base: 'SUBTOTAL' as const };

test.each([
  { what: 'tax on the subtotal', cart: cart(), sums: ['603.43', '0.00', '25.00', '53.55', '681.98'] },
  { what: 'tax disabled', cart: cart({ tax: off }), sums: ['603.43', '0.00', '25.00', '0.00', '628.43'] },
  { what: 'percent of 0', cart: cart({}, '0'), sums: ['603.43', '0.00', '25.00', '0.00', '628.43'] },
  { what: 'percent below 0', cart: cart({}, '-5'), sums: ['603.43', '0.00', '25.00', '0.00', '628.43'] },
  {
    what: 'discount, tax still on the subtotal',
    cart: cart({ discount: decimal('100') }, '10'),
    sums: ['603.43', '100.00', '25.00', '60.34', '588.77'],
  },
  {
    what: 'discount, tax on the rest',
    cart: cart({ discount: decimal('100') }, '10', 'NET_OF_DISCOUNT'),
    sums: ['603.43', '100.00', '25.00', '50.34', '578.77'],
  },
  {
    what: 'a discount above the subtotal takes the subtotal',
    cart: cart({ discount: decimal('9999') }, '10'),
    sums: ['603.43', '603.43', '25.00', '60.34', '85.34'],
  },
  { what: 'an empty cart', cart: cart({ lines: [] }), sums: ['0.00', '0.00', '25.00', '0.00', '25.00'] },
])('$what', ({ cart: amounts, sums }) => {
  const totals = cartTotals(amounts);
  expect(
    totals &&
      [totals.subTotal, totals.discount, totals.shipping, totals.tax, totals.grandTotal].map((each) =>
        each.toFixed(2),
      ),
  ).toEqual(sums);
});

test('a line without a price leaves no total', () => {
  expect(cartTotals(cart({ lines: [decimal('10'), null] }))).toBeNull();
});

const cents = (min: number, max: number): fc.Arbitrary<Money> =>
  fc.integer({ min, max }).map((amount) => new Decimal(amount).div(100));

const carts: fc.Arbitrary<CartAmounts> = fc.record({
  lines: fc.array(cents(0, 5_000_000), { maxLength: 20 }),
  discount: cents(-1000, 5_000_000),
  shipping: cents(0, 50_000),
  tax: fc.record({
    enabled: fc.boolean(),
    percent: fc.integer({ min: -100, max: 30_000 }).map((percent) => new Decimal(percent).div(1000)),
    base: fc.constantFrom<TaxBase>('SUBTOTAL', 'NET_OF_DISCOUNT'),
  }),
});

test('grand total is subtotal − discount + shipping + tax, in whole cents, never below 0', () => {
  fc.assert(
    fc.property(carts, (amounts) => {
      const totals = cartTotals(amounts);
      if (totals === null) throw new Error('every line has a price');
      const { subTotal, discount, shipping, tax, grandTotal } = totals;
      expect(grandTotal.equals(subTotal.minus(discount).plus(shipping).plus(tax))).toBe(true);
      for (const sum of Object.values(totals)) {
        expect(sum.lessThan(0)).toBe(false);
        expect(sum.decimalPlaces()).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(carts, (amounts) => {
      const reversed = cartTotals({ ...amounts, lines: amounts.lines.toReversed() });
      expect(reversed?.grandTotal.equals(cartTotals(amounts)?.grandTotal ?? -1)).toBe(true);
    }),
  );
});

import { expect, test } from '@jest/globals';
import { Decimal, decimal, type Money, minDecimal } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { cartTotals } from '../../orders/rules/cart-totals.ts';
import { discountOf } from '../../promotions/rules/discount-of.ts';
import { type PromotionFacts, UNCONDITIONAL } from '../../promotions/rules/promotion-facts.ts';
import { shippingPrice } from '../../shipping-and-tax/rules/shipping-price.ts';
import type { TaxComponent } from '../../shipping-and-tax/rules/tax-components.ts';
import { type TotalTrace, totalsTrace } from './totals-trace.ts';

const RING = { id: 1, code: 'RING', nameEn: 'Ring', nameFr: 'Bague' };

function off(kind: PromotionFacts['kind'], value: Money): PromotionFacts {
  return {
    id: kind === 'SHIPPING' ? 2 : 1,
    code: null,
    kind,
    nameEn: kind,
    nameFr: kind,
    value,
    ...UNCONDITIONAL,
    uses: 0,
    itemTypeIds: [],
    itemGroupIds: [],
    freeItems: [],
  };
}

type Numbers = {
  prices: readonly Money[];
  percentOff: Money;
  shippingOff: Money;
  taxPercent: Money;
  perGram: Money;
  weight: Money;
  freeFrom: Money | null;
};

/** A tax with two components. */
function inTwoParts(percent: Money): TaxComponent[] {
  const gst = minDecimal(percent, decimal('5'));
  const part = (code: string, rate: Money) => ({
    code,
    nameEn: code,
    nameFr: code,
    percent: rate.toFixed(),
    registrationNumber: null,
  });
  return [part('GST', gst), part('REST', percent.minus(gst))];
}

function traceOf(numbers: Numbers): TotalTrace[] {
  const { prices, percentOff, shippingOff, taxPercent, perGram, weight, freeFrom } = numbers;
  const lines = prices.map((unitPrice) => ({ item: RING, itemGroupId: 1, unitPrice, quantity: 3 }));
  const tariff = { basePrice: decimal('14'), pricePerGram: perGram, freeFrom, dimensionalDivisor: null };
  const parcel = { weight, volume: decimal('0'), longestSide: 0 };
  const subTotal = lines.reduce((sum, each) => sum.plus(each.unitPrice.mul(3)), decimal('0'));
  const shipping = lines.length === 0 ? decimal('0') : shippingPrice(tariff, { subTotal, parcel });
  const facts = { customerId: 1, customerTypeId: 1, usesOfCustomer: new Map(), today: '2026-06-15' };
  const discount = discountOf(
    { ...facts, lines, shipping },
    { coupon: null, automatic: [off('PERCENT_ORDER', percentOff), off('SHIPPING', shippingOff)] },
  );
  const totals = cartTotals({
    lines: lines.map((each) => each.unitPrice.mul(3)),
    discount: discount.value,
    shipping: shipping.minus(discount.shippingReduction),
    tax: { enabled: true, percent: taxPercent, base: 'SUBTOTAL' },
  });
  if (!totals) throw new Error('every line has a price');
  return totalsTrace({
    sums: {
      amounts: {
        subTotal: totals.subTotal,
        discountValue: totals.discount,
        shippingPrice: totals.shipping,
        salesTaxValue: totals.tax,
        grandTotal: totals.grandTotal,
        taxComponents: inTwoParts(taxPercent),
      },
    },
    lines,
    granted: discount.granted,
    shipping: { nameEn: 'Ground', nameFr: 'Terrestre', tariff },
    parcel,
    taxBase: 'SUBTOTAL',
  });
}

test('every number of a cart opens to its rows', () => {
  const trace = traceOf({
    prices: [decimal('100'), decimal('50')],
    percentOff: decimal('10'),
    shippingOff: decimal('50'),
    taxPercent: decimal('8'),
    perGram: decimal('0.05'),
    weight: decimal('40'),
    freeFrom: null,
  });
  const rows = trace.map(({ total, amount, rows: of }) => [
    total,
    amount.toFixed(2),
    of.map(({ kind, amount: each }) => `${kind} ${each.toFixed(2)}`),
  ]);
  expect(rows).toEqual([
    ['SUB_TOTAL', '450.00', ['LINE 300.00', 'LINE 150.00']],
    ['DISCOUNT', '45.00', ['PROMOTION 45.00']],
    ['SHIPPING', '8.00', ['SHIPPING_BASE 14.00', 'SHIPPING_WEIGHT 2.00', 'PROMOTION -8.00']],
    ['SALES_TAX', '36.00', ['TAX 22.50', 'TAX 13.50']],
    ['GRAND_TOTAL', '449.00', ['TOTAL 450.00', 'TOTAL -45.00', 'TOTAL 8.00', 'TOTAL 36.00']],
  ]);
});

const cents = (max: number): fc.Arbitrary<Money> =>
  fc.integer({ min: 0, max }).map((amount) => new Decimal(amount).div(100));

test('the rows of every number sum to it', () => {
  const numbers: fc.Arbitrary<Numbers> = fc.record({
    prices: fc.array(cents(500_000), { maxLength: 8 }),
    percentOff: cents(10_000),
    shippingOff: cents(10_000),
    taxPercent: cents(3_000),
    perGram: fc.integer({ min: 0, max: 5_000 }).map((value) => new Decimal(value).div(10_000)),
    weight: cents(1_000_000),
    freeFrom: fc.option(cents(500_000)),
  });
  fc.assert(
    fc.property(numbers, (of) => {
      for (const { amount, rows } of traceOf(of)) {
        const sum = rows.reduce((all, row) => all.plus(row.amount), decimal('0'));
        expect(sum.equals(amount)).toBe(true);
      }
    }),
  );
});

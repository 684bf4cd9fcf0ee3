import { expect, test } from '@jest/globals';
import { decimal, minDecimal } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import {
  CHAIN,
  CLOTH,
  promotedLine as line,
  promotedCarts,
  promotion,
  promotions,
  RING,
} from '../../../test/money/promoted-carts.ts';
import { type Discount, discountOf, type Grant } from './discount-of.ts';
import type { PromotedCart, PromotionFacts } from './promotion-facts.ts';
import { type StaffDiscount, staffDiscountFacts } from './staff-discount.ts';

function cart(changes: Partial<PromotedCart> = {}): PromotedCart {
  return {
    customerId: 7,
    customerTypeId: 70,
    lines: [line(RING, '200.00', 2), line(CHAIN, '100.00')],
    shipping: decimal('30.00'),
    usesOfCustomer: new Map(),
    today: '2026-06-15',
    ...changes,
  };
}

const off = ({ value, shippingReduction }: Discount) => [value.toFixed(2), shippingReduction.toFixed(2)];

test.each<[string, PromotionFacts, Partial<PromotedCart>, [string, string]]>([
  ['per cent of the order', promotion('PERCENT_ORDER', '10'), {}, ['50.00', '0.00']],
  ['per cent, to whole cents', promotion('PERCENT_ORDER', '7.77'), {}, ['38.85', '0.00']],
  ['an amount of the order', promotion('AMOUNT_ORDER', '25'), {}, ['25.00', '0.00']],
  ['an amount above the subtotal', promotion('AMOUNT_ORDER', '9999'), {}, ['500.00', '0.00']],
  ['per cent of lines', promotion('PERCENT_ITEM', '10', { itemTypeIds: [1] }), {}, ['40.00', '0.00']],
  ['per cent of a group', promotion('PERCENT_ITEM', '10', { itemGroupIds: [20] }), {}, ['10.00', '0.00']],
  ['per cent of every line', promotion('PERCENT_ITEM', '10'), {}, ['50.00', '0.00']],
  ['an amount of lines', promotion('AMOUNT_ITEM', '15', { itemTypeIds: [1, 2] }), {}, ['30.00', '0.00']],
  ['an amount above a line', promotion('AMOUNT_ITEM', '150', { itemTypeIds: [2] }), {}, ['100.00', '0.00']],
  ['a free piece, one of two', promotion('FREE_ITEM', '0', { freeItems: [RING] }), {}, ['200.00', '0.00']],
  [
    'the cheapest of several',
    promotion('FREE_ITEM', '0', { freeItems: [RING] }),
    { lines: [line(RING, '300.00'), line(RING, '120.00')] },
    ['120.00', '0.00'],
  ],
  [
    'a free piece that is not there',
    promotion('FREE_ITEM', '0', { freeItems: [CLOTH] }),
    {},
    ['0.00', '0.00'],
  ],
  ['free shipping', promotion('SHIPPING', '100'), {}, ['0.00', '30.00']],
  ['half of shipping', promotion('SHIPPING', '50', { itemTypeIds: [2] }), {}, ['0.00', '15.00']],
  ['shipping of what is not there', promotion('SHIPPING', '50', { itemTypeIds: [3] }), {}, ['0.00', '0.00']],
  [
    'an empty cart',
    promotion('PERCENT_ORDER', '10'),
    { lines: [], shipping: decimal('0') },
    ['0.00', '0.00'],
  ],
])('%s', (_what, granted, changes, expected) => {
  expect(off(discountOf(cart(changes), { coupon: null, automatic: [granted] }))).toEqual(expected);
  const coupon = { ...granted, code: 'CODE' };
  expect(off(discountOf(cart(changes), { coupon, automatic: [] }))).toEqual(expected);
});

test.each<[string, StaffDiscount['kind'], string, PromotionFacts | null, string[], string]>([
  ['per cent', 'PERCENT', '10', null, ['50.00'], '50.00'],
  ['per cent, to whole cents', 'PERCENT', '7.77', null, ['38.85'], '38.85'],
  ['an amount', 'AMOUNT', '25', null, ['25.00'], '25.00'],
  ['an amount above the subtotal', 'AMOUNT', '9999', null, ['500.00'], '500.00'],
  [
    'per cent beside a coupon',
    'PERCENT',
    '10',
    promotion('PERCENT_ORDER', '20'),
    ['100.00', '50.00'],
    '150.00',
  ],
  ['what a coupon leaves', 'AMOUNT', '100', promotion('PERCENT_ORDER', '90'), ['450.00', '50.00'], '500.00'],
])('staff grant %s, last of all', (_what, kind, value, coupon, amounts, all) => {
  const staff = staffDiscountFacts({ kind, value: decimal(value), reason: 'Fair' }, 'Aurifex');
  const discount = discountOf(cart(), { coupon, automatic: [], staff });
  expect(discount.granted.map(({ amount }) => amount.toFixed(2))).toEqual(amounts);
  expect(discount.value.toFixed(2)).toBe(all);
  const { promotion: named, shares } = discount.granted.at(-1) as Grant;
  expect([named.id, named.nameEn, named.nameFr]).toEqual([
    null,
    'Aurifex sales: Fair',
    'Ventes Aurifex : Fair',
  ]);
  expect(shares).toHaveLength(2);
});

test.each<[string, Partial<PromotionFacts>, Partial<PromotedCart>, string | null]>([
  ['an open one', {}, {}, null],
  ['switched off', { isActive: false }, {}, 'COUPON_INVALID'],
  ['tomorrow', { startsOn: '2026-06-16' }, {}, 'COUPON_INVALID'],
  ['from today on', { startsOn: '2026-06-15' }, {}, null],
  ['until yesterday', { endsOn: '2026-06-14' }, {}, 'COUPON_EXPIRED'],
  ['until today', { endsOn: '2026-06-15' }, {}, null],
  ['used up', { totalLimit: 3, uses: 3 }, {}, 'COUPON_LIMIT'],
  ['one use left', { totalLimit: 3, uses: 2 }, {}, null],
  ['one use left, of others', { customerLimit: 1, uses: 9 }, {}, null],
  ['for its customer', { customerIds: [7] }, {}, null],
  ['for its type', { customerIds: [8], customerTypeIds: [70] }, {}, null],
  ['for another customer', { customerIds: [8] }, {}, 'COUPON_INVALID'],
  ['for another customer, and ended', { customerIds: [8], endsOn: '2026-06-14' }, {}, 'COUPON_INVALID'],
  ['for another type', { customerTypeIds: [71] }, {}, 'COUPON_INVALID'],
  ['about another piece', { itemTypeIds: [3] }, {}, 'COUPON_NOT_ELIGIBLE'],
  ['about a group', { itemGroupIds: [20] }, {}, null],
  ['from the subtotal on', { minSubTotal: decimal('500') }, {}, null],
  ['from more than the subtotal on', { minSubTotal: decimal('500.01') }, {}, 'COUPON_MINIMUM'],
])('a coupon %s', (_what, changes, ofCart, problem) => {
  const coupon = promotion('PERCENT_ORDER', '10', { code: 'CODE', ...changes });
  const discount = discountOf(cart(ofCart), { coupon, automatic: [] });
  expect(discount.couponProblem).toBe(problem);
  expect(discount.value.isZero()).toBe(problem !== null);
});

test('the limit of a customer counts orders of that customer', () => {
  const coupon = promotion('PERCENT_ORDER', '10', { code: 'CODE', customerLimit: 2 });
  const usesOfCustomer = new Map([[coupon.id, 2]]);
  expect(discountOf(cart({ usesOfCustomer }), { coupon, automatic: [] }).couponProblem).toBe('COUPON_LIMIT');
});

test('of those that apply by themselves the best wins; the coupon comes on top', () => {
  const [ten, fifteen, amount] = [
    promotion('PERCENT_ORDER', '10'),
    promotion('PERCENT_ITEM', '15', { itemTypeIds: [1] }),
    promotion('AMOUNT_ORDER', '55'),
  ];
  const [half, third] = [promotion('SHIPPING', '50'), promotion('SHIPPING', '33')];
  const coupon = promotion('PERCENT_ORDER', '20', { code: 'CODE' });
  const discount = discountOf(cart(), { coupon, automatic: [ten, fifteen, amount, third, half] });
  expect(discount.granted.map(({ promotion: { id }, amount: each }) => [id, each.toFixed(2)])).toEqual([
    [fifteen.id, '60.00'],
    [coupon.id, '100.00'],
    [half.id, '15.00'],
  ]);
});

test('offers gifts until one is in the cart; free pieces are not reduced again', () => {
  const gifts = [
    promotion('FREE_ITEM', '0', { freeItems: [CLOTH] }),
    promotion('FREE_ITEM', '0', { freeItems: [CHAIN] }),
  ];
  const lines = [line(RING, '200.00')];
  const offered = discountOf(cart({ lines }), { coupon: null, automatic: gifts });
  expect([offered.freeItems, offered.itemsToAdd]).toEqual([[], [CLOTH, CHAIN]]);
  const coupon = promotion('PERCENT_ITEM', '100', { code: 'CODE' });
  const withChain = discountOf(cart({ lines: [...lines, line(CHAIN, '100.00')] }), {
    coupon,
    automatic: gifts,
  });
  expect([withChain.freeItems, withChain.itemsToAdd]).toEqual([[CHAIN], []]);
  expect(withChain.value.toFixed(2)).toBe('300.00');
});

test('the pieces for which shipping is reduced are named', () => {
  const automatic = [promotion('SHIPPING', '100', { itemGroupIds: [20] })];
  expect(discountOf(cart(), { coupon: null, automatic }).shippingItems).toEqual([CHAIN]);
});

test('nothing is below 0, and grants sum to the discount, in whole cents', () => {
  fc.assert(
    fc.property(
      promotedCarts,
      fc.option(promotions),
      fc.array(promotions, { maxLength: 6 }),
      (of, coupon, automatic) => {
        const { value, shippingReduction, granted } = discountOf(of, { coupon, automatic });
        const subTotal = of.lines.reduce(
          (sum, each) => sum.plus(each.unitPrice.mul(each.quantity)),
          decimal('0'),
        );
        expect(minDecimal(value, subTotal).equals(value)).toBe(true);
        expect(minDecimal(shippingReduction, of.shipping).equals(shippingReduction)).toBe(true);
        for (const sum of [value, shippingReduction]) {
          expect(sum.lessThan(0)).toBe(false);
          expect(sum.decimalPlaces()).toBeLessThanOrEqual(2);
        }
        const amounts = granted
          .map(({ amount }) => amount)
          .reduce((sum, each) => sum.plus(each), decimal('0'));
        expect(amounts.equals(value.plus(shippingReduction))).toBe(true);
      },
    ),
  );
});

test('a coupon never makes an order dearer', () => {
  fc.assert(
    fc.property(
      promotedCarts,
      promotions,
      fc.array(promotions, { maxLength: 4 }),
      (of, coupon, automatic) => {
        const total = (discount: Discount) => discount.value.plus(discount.shippingReduction);
        const without = total(discountOf(of, { coupon: null, automatic }));
        expect(total(discountOf(of, { coupon, automatic })).lessThan(without)).toBe(false);
      },
    ),
  );
});

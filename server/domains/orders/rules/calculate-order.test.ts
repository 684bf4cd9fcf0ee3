import { expect, test } from '@jest/globals';
import { sumMoney } from '../../../lib/money.ts';
import {
  endedPromotions,
  followingCharges,
  type OrderCalculationInput,
  orderNow,
} from './calculate-order.ts';
import type { JobStatusCode } from './job-status-codes.ts';

type Granted = OrderCalculationInput['granted'][number];

const ONE = { id: 1, itemTypeId: 107, lineTotal: '385.50', unitPrice: '385.50' };
const OTHER = { id: 2, itemTypeId: 102, lineTotal: '9672.50', unitPrice: '1934.50' };

function granted(kind: string, changes: Partial<Granted>): Granted {
  const names = { code: 'CODE', nameEn: 'Coupon', nameFr: 'Coupon' };
  return {
    promotionId: 5,
    kind,
    value: '10.00',
    amount: '0.00',
    earnedBy: [],
    shares: [],
    ...names,
    ...changes,
  };
}

const WELCOME = granted('PERCENT_ORDER', { amount: '1005.80' });
const FIFTY = granted('AMOUNT_ORDER', {
  value: '50.00',
  amount: '50.00',
  shares: [
    { line: 1, amount: '1.92' },
    { line: 2, amount: '48.08' },
  ],
});
const OF_ITEM = { earnedBy: [2], shares: [{ line: 2, amount: '40.00' }] };
const CANCELLATION = { kind: 'CANCELLATION', amount: '-9672.50', jobOrderId: 2, promotionId: null };
const NOT_DELIVERED = { ...CANCELLATION, kind: 'SHORT' };

/** An order with both jobs; its promotion reduced the shipping to 14.00. */
function order(
  promotions: readonly Granted[],
  charges: OrderCalculationInput['charges'] = [],
  statuses: readonly [JobStatusCode, JobStatusCode] = ['NEW', 'NEW'],
): OrderCalculationInput {
  const discounts = promotions.filter(({ kind }) => kind !== 'SHIPPING').map(({ amount }) => Number(amount));
  const offShipping = promotions
    .filter(({ kind }) => kind === 'SHIPPING')
    .map(({ amount }) => Number(amount));
  const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);
  return {
    placed: { discountValue: sum(discounts).toFixed(2), shippingPrice: (14 - sum(offShipping)).toFixed(2) },
    granted: promotions,
    jobs: [ONE, OTHER].map((job, index) => ({
      ...job,
      remadeFromId: null,
      status: statuses[index] ?? 'NEW',
    })),
    charges,
  };
}

test.each<[string, Granted[], OrderCalculationInput['charges'], string, string]>([
  ['per cent, as placed', [WELCOME], [], '1005.80', '14.00'],
  ['per cent of what is left', [WELCOME], [CANCELLATION], '38.55', '14.00'],
  [
    'per cent of an agreed price',
    [WELCOME],
    [{ kind: 'PRICE', amount: '-672.50', jobOrderId: 2, promotionId: null }],
    '938.55',
    '14.00',
  ],
  [
    'a fee is no price of a piece',
    [WELCOME],
    [CANCELLATION, { kind: 'CANCELLATION_FEE', amount: '85.00', jobOrderId: 2, promotionId: null }],
    '38.55',
    '14.00',
  ],
  [
    'a minimum that is no longer reached',
    [{ ...WELCOME, minSubTotal: '1000.00' }],
    [CANCELLATION],
    '0.00',
    '14.00',
  ],
  ['a minimum that still is', [{ ...WELCOME, minSubTotal: '385.50' }], [CANCELLATION], '38.55', '14.00'],
  [
    'a minimum without what is not delivered',
    [{ ...WELCOME, minSubTotal: '10000.00' }],
    [NOT_DELIVERED],
    '38.55',
    '14.00',
  ],
  [
    'a minimum of an order of which two pieces of five came',
    [{ ...WELCOME, minSubTotal: '10000.00' }],
    [{ kind: 'SHORT', amount: '-5803.50', jobOrderId: 2, promotionId: null }],
    '425.45',
    '14.00',
  ],
  [
    'a minimum of an order that weighs less than estimated',
    [{ ...WELCOME, minSubTotal: '10000.00' }],
    [{ kind: 'METAL_WEIGHT', amount: '-100.00', jobOrderId: 2, promotionId: null }],
    '995.80',
    '14.00',
  ],
  ['an amount by its share', [FIFTY], [CANCELLATION], '1.92', '14.00'],
  [
    'an amount of a line of which two of five came',
    [FIFTY],
    [{ kind: 'SHORT', amount: '-5803.50', jobOrderId: 2, promotionId: null }],
    '21.15',
    '14.00',
  ],
  [
    'an amount does not grow with its line',
    [FIFTY],
    [{ kind: 'SERVICE', amount: '60.00', jobOrderId: 1, promotionId: null }],
    '50.00',
    '14.00',
  ],
  [
    'an amount of a piece that is gone',
    [granted('AMOUNT_ITEM', { amount: '40.00', ...OF_ITEM })],
    [CANCELLATION],
    '0.00',
    '14.00',
  ],
  [
    'per cent of the pieces that it is about',
    [granted('PERCENT_ITEM', { amount: '967.25', ...OF_ITEM })],
    [{ kind: 'SHORT', amount: '-5803.50', jobOrderId: 2, promotionId: null }],
    '386.90',
    '14.00',
  ],
  [
    'a gift of which a piece is left',
    [granted('FREE_ITEM', { amount: '1934.50', shares: [{ line: 2, amount: '1934.50' }] })],
    [{ kind: 'SHORT', amount: '-7738.00', jobOrderId: 2, promotionId: null }],
    '1934.50',
    '14.00',
  ],
  [
    'a gift whose reason is gone',
    [granted('FREE_ITEM', { amount: '385.50', earnedBy: [2], shares: [{ line: 1, amount: '385.50' }] })],
    [CANCELLATION],
    '0.00',
    '14.00',
  ],
  [
    'free shipping',
    [granted('SHIPPING', { value: '100.00', amount: '14.00', earnedBy: [2] })],
    [],
    '0.00',
    '0.00',
  ],
  [
    'shipping that is free no longer',
    [granted('SHIPPING', { value: '100.00', amount: '14.00', earnedBy: [2] })],
    [CANCELLATION],
    '0.00',
    '14.00',
  ],
  [
    'shipping that is free for a piece that is not delivered',
    [granted('SHIPPING', { value: '100.00', amount: '14.00', earnedBy: [2] })],
    [NOT_DELIVERED],
    '0.00',
    '0.00',
  ],
  [
    'a gift for a piece that is not delivered',
    [granted('FREE_ITEM', { amount: '385.50', earnedBy: [2], shares: [{ line: 1, amount: '385.50' }] })],
    [NOT_DELIVERED],
    '385.50',
    '14.00',
  ],
  [
    'an order that kept no shares',
    [granted('AMOUNT_ORDER', { amount: '50.00', shares: undefined, earnedBy: undefined })],
    [CANCELLATION],
    '1.92',
    '14.00',
  ],
  [
    'pieces by name in an order that kept no shares',
    [
      granted('PERCENT_ITEM', {
        amount: '967.25',
        items: [{ id: 102 }],
        shares: undefined,
        earnedBy: undefined,
      }),
    ],
    [CANCELLATION],
    '0.00',
    '14.00',
  ],
])('%s', (_what, promotions, charges, discount, shipping) => {
  const isGone = charges.some((charge) => charge === CANCELLATION || charge === NOT_DELIVERED);
  const now = orderNow(order(promotions, charges, ['NEW', isGone ? 'CANCELLED' : 'NEW']));
  const ofPieces = now.reductions.filter(({ reduction }) => reduction.kind !== 'SHIPPING');
  expect(sumMoney(ofPieces.map(({ amount }) => amount)).toFixed(2)).toBe(discount);
  expect(now.shippingPrice.toFixed(2)).toBe(shipping);
});

const rows = (calculationInput: OrderCalculationInput) =>
  followingCharges(calculationInput).map(({ kind, amount, promotionId }) => [
    kind,
    amount.toFixed(2),
    promotionId ?? null,
  ]);

test('charges follow the remaining lines, only once', () => {
  const changed = order([WELCOME], [CANCELLATION], ['NEW', 'CANCELLED']);
  expect(rows(changed)).toEqual([['DISCOUNT', '967.25', 5]]);
  const followed = { kind: 'DISCOUNT', amount: '967.25', jobOrderId: null, promotionId: 5 };
  expect(rows({ ...changed, charges: [...changed.charges, followed] })).toEqual([]);
  const restored = { ...CANCELLATION, amount: '9672.50' };
  expect(rows({ ...order([WELCOME], [CANCELLATION, followed, restored]) })).toEqual([
    ['DISCOUNT', '-967.25', 5],
  ]);
});

test('a cancelled order has no discount, shipping or coupon use', () => {
  const gone = { ...CANCELLATION, amount: '-385.50', jobOrderId: 1 };
  const cancelled = order([WELCOME], [CANCELLATION, gone], ['CANCELLED', 'CANCELLED']);
  expect(rows(cancelled)).toEqual([
    ['DISCOUNT', '1005.80', 5],
    ['SHIPPING', '-14.00', null],
  ]);
  expect(endedPromotions(orderNow(cancelled))).toEqual([5]);
});

test('a discount without a promotion shrinks with the remaining lines', () => {
  const imported = {
    ...order([], [CANCELLATION]),
    placed: { discountValue: '100.00', shippingPrice: '0.00' },
  };
  expect(rows(imported)).toEqual([['DISCOUNT', '96.17', null]]);
});

test('the parts of a remade job stay on its line', () => {
  const remake = { ...OTHER, id: 3, remadeFromId: 2, status: 'NEW' as const };
  const recalculated = order(
    [WELCOME],
    [
      { kind: 'REMADE', amount: '-9672.50', jobOrderId: 2, promotionId: null },
      { kind: 'REMAKE', amount: '9672.50', jobOrderId: 3, promotionId: null },
    ],
    ['NEW', 'REMADE'],
  );
  expect(rows({ ...recalculated, jobs: [...recalculated.jobs, remake] })).toEqual([]);
});

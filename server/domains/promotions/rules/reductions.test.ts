import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { reductionLabel, reductionsOf } from './reductions.ts';

type Granted = Parameters<typeof reductionsOf>[0][number];

const TENTH: Granted = { kind: 'PERCENT_ORDER', code: 'TEN', amount: '48.34' };
const GIFT: Granted = { kind: 'FREE_ITEM', code: null, amount: '12.00' };
const OFFERED: Granted = { kind: 'FREE_ITEM', code: null, amount: '0.00' };
const CHEAP: Granted = { kind: 'SHIPPING', code: null, amount: '6.00' };
const CHEAPER: Granted = { kind: 'SHIPPING', code: 'SHIP', amount: '3.50' };
const HIDDEN: Granted = { kind: 'SHIPPING', code: 'SHIP', amount: null };

test.each<[string, Granted[], { pieces: Granted[]; shipping: Granted[]; before: string }]>([
  ['nothing', [], { pieces: [], shipping: [], before: '18.00' }],
  ['pieces', [TENTH, GIFT], { pieces: [TENTH, GIFT], shipping: [], before: '18.00' }],
  ['what is offered only', [OFFERED], { pieces: [], shipping: [], before: '18.00' }],
  ['shipping', [CHEAP, CHEAPER], { pieces: [], shipping: [CHEAP, CHEAPER], before: '27.50' }],
  ['both', [TENTH, CHEAP], { pieces: [TENTH], shipping: [CHEAP], before: '24.00' }],
  ['amounts that are not shown', [HIDDEN], { pieces: [], shipping: [], before: '18.00' }],
])('an order that was granted %s says of what it was taken off', (_what, granted, expected) => {
  const { ofPieces, ofShipping, shippingBefore } = reductionsOf(granted, decimal('18'));
  expect({ pieces: ofPieces, shipping: ofShipping, before: shippingBefore.toFixed(2) }).toEqual(expected);
});

test('a row names the promotion, and the coupon where there is one', () => {
  expect(reductionLabel('Discount', { name: 'Spring', code: null })).toBe('Discount · Spring');
  expect(reductionLabel('Remise', { name: 'Printemps', code: 'TEN' })).toBe('Remise · Printemps (TEN)');
});

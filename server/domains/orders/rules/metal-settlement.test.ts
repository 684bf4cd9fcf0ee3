import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import {
  type AgreedRow,
  isOutOfTolerance,
  type MetalToSettle,
  settleMetal,
  weightDeviation,
  withinTotal,
} from './metal-settlement.ts';

const row = (kind: string, quantity: string, rate: string, amount: string): AgreedRow => ({
  kind,
  code: kind === 'METAL' ? '14KY' : null,
  quantity,
  rate,
  amount,
});

/** The example of the pricing rules: 5.64 g at 46.4938, loss 5 %, markup 10 %, customer −5 %. */
const ROWS = [
  row('METAL', '5.64', '46.4938', '262.23'),
  row('LOSS', '5', '262.23', '13.11'),
  row('METAL_MARKUP', '10', '275.34', '27.53'),
  row('LABOUR', '1', '35.00', '35.00'),
  row('ADJUSTMENT', '-5', '508.87', '-25.44'),
];

const JOB: MetalToSettle = {
  pricingMode: 'ESTIMATED_WEIGHT',
  estimatedWeight: '5.64',
  actualWeight: '5.64',
  rows: ROWS,
  leaving: [{ pieces: 1, rates: new Map() }],
};

const settled = (changes: Partial<MetalToSettle>) => {
  const { weight, market } = settleMetal({ ...JOB, ...changes });
  return [weight.toFixed(2), market.toFixed(2)];
};

const AT_SHIP = { pricingMode: 'MARKET_AT_SHIP' };
/** Pieces that leave at a price of a gram. */
const at = (price: string, pieces = 1) => ({ pieces, rates: new Map([['14KY', decimal(price)]]) });

test.each<[string, Partial<MetalToSettle>, [string, string]]>([
  ['as estimated, nothing', {}, ['0.00', '0.00']],
  // 302.87 / 5.64 × 0.95 = 51.0153 per gram.
  ['heavier by 0.20 g', { actualWeight: '5.84' }, ['10.20', '0.00']],
  ['lighter by 0.20 g is credited', { actualWeight: '5.44' }, ['-10.20', '0.00']],
  ['for all pieces', { actualWeight: '5.84', leaving: [at('46.4938', 3)] }, ['30.60', '0.00']],
  ['a fixed price stays', { pricingMode: 'FIXED', actualWeight: '9.00' }, ['0.00', '0.00']],
  ['the market stood still', { ...AT_SHIP, leaving: [at('46.4938')] }, ['0.00', '0.00']],
  // 5.64 × 1.00 × 302.87 / 262.23 × 0.95.
  ['the market rose by 1.00 a gram', { ...AT_SHIP, leaving: [at('47.4938')] }, ['0.00', '6.19']],
  [
    '… and the piece is heavier',
    { ...AT_SHIP, actualWeight: '5.84', leaving: [at('47.4938')] },
    ['10.20', '6.41'],
  ],
  ['the market fell', { ...AT_SHIP, leaving: [at('45.4938')] }, ['0.00', '-6.19']],
  [
    'each piece at the market of the day on which it leaves',
    { ...AT_SHIP, leaving: [at('46.4938', 2), at('47.4938'), at('45.4938', 3)] },
    ['0.00', '-12.38'],
  ],
  ['an estimate ignores the market', { leaving: [at('99')] }, ['0.00', '0.00']],
  [
    'metal of the customer’s own',
    { ...AT_SHIP, actualWeight: '6.00', rows: [row('METAL', '5.64', '0', '0')], leaving: [at('47')] },
    ['0.00', '0.00'],
  ],
  ['a piece without metal', { ...AT_SHIP, rows: [row('STONES', '1', '5', '5')] }, ['0.00', '0.00']],
])('%s', (_what, changes, expected) => {
  expect(settled(changes)).toEqual(expected);
});

test('a quantity break takes its part of the metal as well', () => {
  const rows = [...ROWS, row('QUANTITY_BREAK', '-10', '483.43', '-48.34')];
  expect(settled({ rows, actualWeight: '5.84' })).toEqual(['9.18', '0.00']);
});

test.each([
  ['15.00', '-10.00', '-2.00', ['-10.00', '-2.00']],
  ['15.00', '-107.67', '0.00', ['-15.00', '0.00']],
  ['15.00', '-10.00', '-20.00', ['0.00', '-15.00']],
  ['15.00', '-30.00', '20.00', ['-30.00', '20.00']],
  ['15.00', '20.00', '-50.00', ['20.00', '-35.00']],
  ['0.00', '-1.00', '-1.00', ['0.00', '0.00']],
])('a job at %s, settled by %s and %s, is not negative', (total, weight, market, kept) => {
  const settlement = { weight: decimal(weight), market: decimal(market) };
  const within = withinTotal(settlement, decimal(total));
  expect([within.weight.toFixed(2), within.market.toFixed(2)]).toEqual(kept);
});

test.each([
  ['5.00', '5.25', '5', false, '5.00'],
  ['5.00', '5.26', '5', true, '5.20'],
  ['5.00', '4.75', '5', false, '-5.00'],
  ['5.00', '4.74', '5', true, '-5.20'],
  ['5.00', '5.26', '7.5', false, '5.20'],
  ['0', '5.26', '5', false, '0.00'],
])('%s g agreed, %s g weighed, %s %% allowed', (agreed, actual, tolerance, isOff, percent) => {
  expect(isOutOfTolerance(agreed, actual, tolerance)).toBe(isOff);
  expect(weightDeviation(agreed, actual).toFixed(2)).toBe(percent);
});

import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { costOfPrice } from './cost-of-price.ts';
import { type MarginLine, marginPercent, quoteDiscount, quoteMargin } from './margin.ts';
import { type DriftLine, priceDrift } from './price-drift.ts';
import { line } from './quote.examples.ts';
import { quoteTotal, sumOfLines } from './quote-total.ts';
import { quotedRows } from './quoted-rows.ts';

const amount = (text: string | null) => (text === null ? null : decimal(text));
const priced = (unitPrice: string | null, more: Partial<MarginLine> = {}) =>
  line(more.lineKey ?? 1, { ...more, unitPrice: amount(unitPrice) });
const alternative = (lineKey: number, unitPrice: string | null, isOptional = false) =>
  priced(unitPrice, { lineKey, alternativeGroup: 'A', isOptional });

test.each<[what: string, MarginLine[], total: string | null]>([
  ['nothing', [], '0'],
  ['every line times its quantity', [priced('10.10', { quantity: 3 }), priced('0.05')], '30.35'],
  ['no total while a line has no price', [priced('10'), priced(null)], null],
  ['nothing optional', [priced('10'), priced('90', { isOptional: true })], '10'],
  ['an optional line without a price', [priced('10'), priced(null, { isOptional: true })], '10'],
  ['the first of alternatives', [alternative(1, '20'), alternative(2, '30')], '20'],
  ['no alternative where the first is optional', [alternative(1, '20', true), alternative(2, '30')], '0'],
  ['no total while the first alternative has no price', [alternative(1, null), alternative(2, '30')], null],
])('the total of a quote is %s', (_what, lines, total) => {
  expect(quoteTotal(lines)?.toString() ?? null).toBe(total);
});

test('a sum of lines counts all of them', () => {
  expect(sumOfLines([alternative(1, '20'), alternative(2, '30', true)])?.toString()).toBe('50');
});

test.each<[price: string | null, cost: string | null, margin: string | null]>([
  ['100', '75', '25'],
  ['100', '100', '0'],
  ['100', '120', '-20'],
  ['90', '60.03', '33.3'],
  ['0', '10', null],
  [null, '10', null],
  ['10', null, null],
])('a price of %s at a cost of %s leaves %s per cent', (price, cost, margin) => {
  expect(marginPercent(amount(price), amount(cost))?.toString() ?? null).toBe(margin);
});

test.each<[what: string, MarginLine[], margin: string | null]>([
  ['no lines', [], null],
  ['lines weighted by what they come to', [priced('100'), priced('300', { cost: decimal('300') })], '6.3'],
  ['lines of known cost', [priced('100'), priced('900', { cost: null })], '25'],
  ['what the customer takes of itself', [priced('100'), priced('75', { isOptional: true })], '25'],
  ['pieces given away', [priced('0')], null],
])('the margin of %s', (_what, lines, margin) => {
  expect(quoteMargin(lines)?.toString() ?? null).toBe(margin);
});

test.each<[what: string, MarginLine[], discount: string | null]>([
  ['at calculated prices', [priced('100')], '0'],
  ['above them', [priced('120')], '0'],
  ['below them', [priced('90'), priced('100', { quantity: 3 })], '2.5'],
  ['without calculated prices', [priced('90', { calculatedPrice: null })], null],
  ['of pieces that cost nothing', [priced('0', { calculatedPrice: decimal('0') })], null],
])('the discount of lines %s', (_what, lines, discount) => {
  expect(quoteDiscount(lines)?.toString() ?? null).toBe(discount);
});

const drift = (before: string | null, after: string | null, quantity = 1): DriftLine => ({
  quantity,
  before: amount(before),
  after: amount(after),
});

test.each<[what: string, DriftLine[], percent: string | null]>([
  ['nothing that is priced', [drift(null, '100'), drift('100', null)], null],
  ['prices that stand', [drift('100', '100')], '0'],
  ['prices that rose', [drift('100', '104'), drift('100', '100', 3)], '1'],
  ['prices that fell', [drift('100', '97.94')], '-2.1'],
  ['pieces that cost nothing', [drift('0', '5')], null],
])('the drift of %s', (_what, lines, percent) => {
  expect(priceDrift(lines)?.toString() ?? null).toBe(percent);
});

test('the cost of a piece excludes markups, adjustments and rounding', () => {
  const rows = [
    { kind: 'METAL', amount: '262.23' },
    { kind: 'LOSS', amount: '13.11' },
    { kind: 'METAL_MARKUP', amount: '27.53' },
    { kind: 'STONES', amount: '78.00' },
    { kind: 'ADJUSTMENT', amount: '-25.44' },
    { kind: 'ROUNDING', amount: '0.02' },
  ];
  expect(costOfPrice(rows)?.toString()).toBe('353.34');
  expect(costOfPrice([])).toBeNull();
});

test('rows of a quoted price sum to it, by one row that names the quote', () => {
  const rows = {
    breakdown: [{ kind: 'METAL', amount: '400.00' }],
    summary: [
      { kind: 'METAL', amount: '300.00' },
      { kind: 'LABOUR', amount: '100.00' },
    ],
  };
  const { breakdown, summary } = quotedRows(rows, decimal('380'), 'PQ-10001');
  expect(breakdown.slice(1)).toEqual([
    {
      kind: 'ADJUSTMENT',
      code: 'PQ-10001',
      nameEn: 'Quote PQ-10001',
      nameFr: 'Devis PQ-10001',
      quantity: '1',
      unit: 'FLAT',
      rate: '-20.00',
      amount: '-20.00',
    },
  ]);
  expect(summary.slice(2)).toMatchObject([{ kind: 'ADJUSTMENT', amount: '-20.00' }]);
  expect(quotedRows(rows, decimal('400'), 'PQ-10001')).toEqual(rows);
});

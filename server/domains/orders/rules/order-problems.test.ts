import { expect, test } from '@jest/globals';
import { bySeverity, isBlocked, PROBLEM_RULES, problem, stopsOrder, stopsQuote } from './order-problems.ts';

test('what blocks comes first, and equals stay in their order', () => {
  const codes = [
    'PRICE_LOWERED',
    'MARKET_STALE',
    'SIZE_NOT_OFFERED',
    'QUOTE_REQUIRED',
    'PIECE_WITHDRAWN',
  ] as const;
  expect(bySeverity(codes.map((code) => problem(code))).map(({ code }) => code)).toEqual([
    'SIZE_NOT_OFFERED',
    'PIECE_WITHDRAWN',
    'MARKET_STALE',
    'QUOTE_REQUIRED',
    'PRICE_LOWERED',
  ]);
});

test.each([
  [[], false],
  [['PRICE_LOWERED', 'MARKET_STALE'], false],
  [['QUOTE_REQUIRED'], false],
  [['PRICE_LOWERED', 'CHOICE_REQUIRED'], true],
] as const)('%j prevent an order: %s', (codes, blocked) => {
  expect(isBlocked(codes.map((code) => ({ code })))).toBe(blocked);
});

test('reports a lower price, and warns of a higher one', () => {
  expect([PROBLEM_RULES.PRICE_LOWERED.severity, PROBLEM_RULES.PRICE_RAISED.severity]).toEqual([
    'INFO',
    'WARNING',
  ]);
});

test.each([
  ['PIECE_WITHDRAWN', true, true],
  ['CHOICE_REQUIRED', true, true],
  ['METAL_NOT_OFFERED', true, false],
  ['SIZE_NOT_OFFERED', true, false],
  ['QUOTE_REQUIRED', false, false],
  ['MARKET_STALE', false, false],
] as const)('%s stops an order: %s, a request for a quote: %s', (code, order, quote) => {
  expect([stopsOrder({ code }), stopsQuote({ code })]).toEqual([order, quote]);
});

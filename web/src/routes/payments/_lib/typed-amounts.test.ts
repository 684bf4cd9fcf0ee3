import { expect, test } from '@jest/globals';
import { isSome, restOf, smallerOf } from './typed-amounts.ts';

test.each([
  ['100', ['30', '20.10'], '49.90'],
  ['100', [null, '0', '100'], '0.00'],
  ['10', ['10.01'], '-0.01'],
  [null, ['1'], null],
])('%j minus %j is %j', (money, parts, rest) => {
  expect(restOf(money, parts)).toBe(rest);
});

test.each([
  ['30', '100.5', '30'],
  ['200', '100.5', '100.5'],
  [null, '100.5', '100.5'],
])('of %j, an invoice with balance %j gets %j', (money, owed, taken) => {
  expect(smallerOf(money, owed)).toBe(taken);
});

test('empty and zero are not an amount', () => {
  expect([null, '0', '0.00', '0.01'].map(isSome)).toEqual([false, false, false, true]);
});

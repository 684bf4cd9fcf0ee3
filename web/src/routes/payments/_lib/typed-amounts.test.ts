import { expect, test } from '@jest/globals';
import { isSome, restOf, smallerOf } from './typed-amounts.ts';

test.each([
  ['100', ['30', '20.10'], '49.90'],
  ['100', [null, '0', '100'], '0.00'],
  ['10', ['10.01'], '-0.01'],
  [null, ['1'], null],
])('of %j less %j remains %j', (money, parts, rest) => {
  expect(restOf(money, parts)).toBe(rest);
});

test.each([
  ['30', '100.5', '30'],
  ['200', '100.5', '100.5'],
  [null, '100.5', '100.5'],
])('of %j an invoice that owes %j takes %j', (money, owed, taken) => {
  expect(smallerOf(money, owed)).toBe(taken);
});

test('nothing and no amount are not some', () => {
  expect([null, '0', '0.00', '0.01'].map(isSome)).toEqual([false, false, false, true]);
});

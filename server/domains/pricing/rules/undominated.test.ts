import { expect, test } from '@jest/globals';
import { Decimal } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { undominated } from './undominated.ts';

const candidate = (...figures: number[]) => ({ figures: figures.map((figure) => new Decimal(figure)) });
const numbersOf = (candidates: readonly { figures: readonly Decimal[] }[]) =>
  candidates.map(({ figures }) => figures.map((figure) => figure.toNumber()));

test.each([
  ['nothing', [], []],
  ['one', [[3, 4]], [[3, 4]]],
  [
    'equal ones once',
    [
      [3, 4],
      [3, 4],
    ],
    [[3, 4]],
  ],
  [
    'the lower one, whichever comes first',
    [
      [3, 4],
      [2, 4],
    ],
    [[2, 4]],
  ],
  [
    'both where each is lower in something',
    [
      [3, 4],
      [4, 3],
    ],
    [
      [3, 4],
      [4, 3],
    ],
  ],
  [
    'one that undercuts several',
    [
      [5, 1],
      [4, 4],
      [1, 5],
      [1, 1],
    ],
    [[1, 1]],
  ],
])('of %s', (_what, given, kept) => {
  expect(numbersOf(undominated(given.map((figures) => candidate(...figures))))).toEqual(kept);
});

const figures = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)), { minLength: 1 });

test('the least of any growing sum is among them', () => {
  fc.assert(
    fc.property(figures, fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)), (given, weights) => {
      const sum = (each: readonly number[]) =>
        each.reduce((total, figure, at) => total + figure * (weights[at] ?? 0), 0);
      const kept = numbersOf(undominated(given.map((each) => candidate(...each))));
      expect(Math.min(...kept.map(sum))).toBe(Math.min(...given.map(sum)));
    }),
  );
});

import { expect, test } from '@jest/globals';
import { isOverTolerance, isWeighed, metalLoss } from './metal-loss.ts';

test.each([
  ['10.00', '9.80', '0.2', '2', false],
  ['10.00', '9.70', '0.3', '3', false],
  ['10.00', '9.69', '0.31', '3.1', true],
  ['3.00', '2.90', '0.1', '3.33', true],
  ['10.00', '10.50', '-0.5', '-5', false],
])('%s g in, %s g out: %s g, %s %%', (weightIn, weightOut, grams, percent, isOver) => {
  const loss = metalLoss(weightIn, weightOut);
  expect([loss?.grams.toString(), loss?.percent.toString()]).toEqual([grams, percent]);
  expect(isOverTolerance(loss, '3')).toBe(isOver);
});

test.each([
  [null, '9.80'],
  ['10.00', null],
  ['0.00', '1.00'],
])('gives no schedule for %s and %s', (weightIn, weightOut) => {
  expect(metalLoss(weightIn, weightOut)).toBeNull();
  expect(isOverTolerance(null, '3')).toBe(false);
});

test.each([
  [30, false, false],
  [40, false, true],
  [50, true, true],
  [90, true, true],
  [95, false, false],
])('at stage %i weighed in %s, out %s', (stage, isIn, isOut) => {
  expect([isWeighed(stage, 'in'), isWeighed(stage, 'out')]).toEqual([isIn, isOut]);
});

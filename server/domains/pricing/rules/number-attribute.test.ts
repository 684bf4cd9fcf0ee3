import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { numberProblem, readNumber, weightShare } from './number-attribute.ts';

test.each([
  ['45', '45'],
  [' 45.5 ', '45.5'],
  ['45,5', '45.5'],
  ['0.125', '0.125'],
  ['0.1255', null],
  ['-1', null],
  ['4 5', null],
  ['1e3', null],
  ['12345678', null],
  ['', null],
])('%j reads as %j', (text, expected) => {
  expect(readNumber(text)?.toFixed() ?? null).toBe(expected);
});

const LENGTH = { minNumber: '38', maxNumber: '60', numberStep: '0.5' };

test.each([
  [LENGTH, '38', null],
  [LENGTH, '60', null],
  [LENGTH, '45.5', null],
  [LENGTH, '45.25', 'NOT_A_STEP'],
  [LENGTH, '37.5', 'OUT_OF_RANGE'],
  [LENGTH, '60.5', 'OUT_OF_RANGE'],
  [{ ...LENGTH, minNumber: null }, '0.5', null],
  [{ ...LENGTH, minNumber: '38.25' }, '38.75', null],
  [{ ...LENGTH, minNumber: '38.25' }, '38.5', 'NOT_A_STEP'],
  [{ minNumber: null, maxNumber: null, numberStep: null }, '9999.999', null],
] as const)('within %j, %s is %s', (limits, value, problem) => {
  expect(numberProblem(limits, decimal(value))).toBe(problem);
});

test.each([
  ['45', '60', '1.3333'],
  ['45', '45', '1.0000'],
  ['45', null, '1.0000'],
  [null, '60', '1.0000'],
])('weighed at %s, a piece of %s weighs %s times as much', (weighed, value, share) => {
  expect(weightShare(weighed, value).toFixed(4)).toBe(share);
});

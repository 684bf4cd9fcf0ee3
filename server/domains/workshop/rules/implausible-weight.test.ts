import { expect, test } from '@jest/globals';
import { isImplausibleWeight } from './implausible-weight.ts';

test.each([
  ['3.10', '3.10', false],
  ['3.10', '9.30', false],
  ['3.10', '9.31', true],
  ['3.10', '390', true],
  ['3.10', '31.00', true],
  ['3.10', '1.04', false],
  ['3.10', '1.03', true],
  ['3.10', '0.31', true],
  ['0', '390', false],
])('of %s g expected, %s g are asked about: %s', (expected, weighed, isAsked) => {
  expect(isImplausibleWeight(expected, weighed)).toBe(isAsked);
});

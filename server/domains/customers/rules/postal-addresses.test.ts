import { expect, test } from '@jest/globals';
import { isPostalCode, postalRules } from './postal-addresses.ts';
import { stateName } from './state-names.ts';

test.each([
  [840, '10001', true],
  [840, '10001-4321', true],
  [840, 'H3G 1L2', false],
  [124, 'H3G 1L2', true],
  [124, 'h3g1l2', true],
  [124, '10001', false],
  [250, '75002', true],
  [250, '7500', false],
  [826, 'EC1N 8JY', true],
  [372, 'anything', true],
] as const)('in country %i the postal code %s is right: %s', (countryId, zip, isRight) => {
  expect(isPostalCode(countryId, zip)).toBe(isRight);
});

test('the example of every country has its form, which browsers understand', () => {
  for (const id of [840, 124, 826, 528, 752, 392, 250, 276, 380, 724, 484, 40, 56, 756, 208, 578, 36]) {
    const { zipPattern, zipExample } = postalRules(id);
    // HTML compiles patterns with the flag v.
    expect(new RegExp(`^(?:${zipPattern})$`, 'v').test(zipExample ?? '')).toBe(true);
  }
});

test('Canadian provinces have French names', () => {
  expect(stateName('British Columbia', 'fr')).toBe('Colombie-Britannique');
  expect(stateName('British Columbia', 'en')).toBe('British Columbia');
  expect(stateName('Ontario', 'fr')).toBe('Ontario');
});

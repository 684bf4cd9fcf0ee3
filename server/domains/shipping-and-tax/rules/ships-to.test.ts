import { expect, test } from '@jest/globals';
import { shipsTo } from './ships-to.ts';

test.each([
  ['', 'US', true],
  ['US,CA', 'CA', true],
  ['US,CA', 'FR', false],
  ['US', null, true],
])('a method for "%s" goes to %s: %s', (countryCodes, countryCode, expected) => {
  expect(shipsTo(countryCodes, countryCode)).toBe(expected);
});

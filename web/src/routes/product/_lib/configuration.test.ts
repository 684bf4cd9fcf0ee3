import { expect, test } from '@jest/globals';
import { charactersTooMany, chosenAlloy, lengthOf, type OfferedAttribute } from './configuration.ts';

const YELLOW = { isDefault: true, alloy: { databaseId: 3, code: '14KY' } };
const WHITE = { isDefault: false, alloy: { databaseId: 4, code: '14KW' } };

test.each([
  ['14KW', WHITE],
  ['4', WHITE],
  ['9,4', WHITE],
  ['9', YELLOW],
  [null, YELLOW],
])('the metal %s of the address is the alloy %o', (metal, expected) => {
  expect(chosenAlloy({ alloys: [YELLOW, WHITE] }, { metal })).toBe(expected);
});

const engraving = (maxLength: number | null) => ({ attribute: { maxLength } }) as unknown as OfferedAttribute; // the rest of the offer does not matter here

test.each([
  [5, 'Luna', 0],
  [5, ' Luna ', 0],
  [5, 'L & M 2026', 5],
  [2, '💍', 0],
  [null, 'as long as one likes', 0],
])('of at most %s characters, %j has %i too many', (maxLength, text, expected) => {
  expect(charactersTooMany(engraving(maxLength), text)).toBe(expected);
});

test('blanks at the ends do not count', () => {
  expect(lengthOf('  L & M ')).toBe(5);
});

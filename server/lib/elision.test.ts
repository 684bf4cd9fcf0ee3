import { expect, test } from '@jest/globals';
import { deFrench } from './elision.ts';

test.each([
  ['Luna', 'de Luna'],
  ['Aurifex', 'd’Aurifex'],
  ['Évelyne', 'd’Évelyne'],
  ['œuvre', 'd’œuvre'],
  ['INV-10025', 'd’INV-10025'],
  ['Hatton Row', 'de Hatton Row'],
  ['Yale', 'de Yale'],
  ['3 oz', 'de 3 oz'],
  ['', 'de '],
])('%s becomes "%s"', (name, phrase) => {
  expect(deFrench(name)).toBe(phrase);
});

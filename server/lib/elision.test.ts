import { expect, test } from '@jest/globals';
import { deFrench, elideFrench } from './elision.ts';

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

test.each([
  ['que', 'Aurifex', 'qu’Aurifex'],
  ['que', 'Luna', 'que Luna'],
  ['De', 'Amélie', 'D’Amélie'],
])('%s with %s becomes %s', (word, name, phrase) => {
  expect(elideFrench(word, name)).toBe(phrase);
});

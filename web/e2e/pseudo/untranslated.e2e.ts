import { expect, test } from '@jest/globals';
import { pseudoText } from './pseudo-text.ts';
import type { SeenText } from './seen-texts.ts';
import { untranslated } from './untranslated.ts';

const ANSWERS = new Set([
  'Luna Fine Jewelers',
  'Ring',
  'Bianca Reyes',
  '@Bianca Reyes can we have it on Friday?',
]);

function text(...texts: string[]): SeenText[] {
  return texts.map((part) => ({ kind: 'text', text: part, where: '<p>' }));
}

test('pseudo texts keep placeholders and parts, and are longer', () => {
  const text = pseudoText('Remove <b>{{name}}</b> from the cart');
  expect(text).toMatch(/^⟦Rémövé <b>\{\{name\}\}<\/b> fröm thé çårt .+⟧$/);
});

test.each([
  ['a text of a file', text(pseudoText('Save'))],
  ['a text of a file with parts', text('⟦Remove ', 'Some name', ' now⟧')],
  ['what the server answered', text('Luna Fine Jewelers, LUNA-001'.replace('LUNA-001', '001'))],
  ['a part of what the server answered', text(' can we have it on Friday?')],
  ['initials of a name', text('BR')],
  [
    'numbers, prices, dates',
    text('1,240.00', '$45.00', 'US$45.00', 'USD 45.00', 'Nov 20, 2026, 2:05 PM', '4.20 g', '3/10'),
  ],
])('%s is no fault', (_case, seen) => {
  expect(untranslated(seen, ANSWERS)).toEqual([]);
});

test.each([
  ['a word in the code', text('Save')],
  ['a key that no file has', text('jobs:approve.title')],
  ['a word beside a text of a file', text('⟦Size⟧ or so')],
  ['a longer word than the server answered', text('Rings')],
  ['a text that was cut', text('⟦Remove')],
])('%s is a fault', (_case, seen) => {
  expect(untranslated(seen, ANSWERS)).toHaveLength(1);
});

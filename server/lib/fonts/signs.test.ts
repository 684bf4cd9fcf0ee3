import { expect, test } from '@jest/globals';
import { FRAUNCES_SIGNS, INTER_SIGNS, PINYON_SCRIPT_SIGNS } from './font-signs.ts';
import { signsWithout } from './signs.ts';

test.each([
  ['Léa & Noé, 12·5·2026', FRAUNCES_SIGNS, []],
  ['e\u0301ternité'.normalize('NFD'), FRAUNCES_SIGNS, []],
  ['日本日', FRAUNCES_SIGNS, ['日', '本']],
  ['Ты ♥', FRAUNCES_SIGNS, ['Т', 'ы', '♥']],
  ['Ты ♥', INTER_SIGNS, []],
  ['👩‍👧 x', INTER_SIGNS, ['👩‍👧']],
  ['Zoë Łódź', PINYON_SCRIPT_SIGNS, []],
  ['Ты', PINYON_SCRIPT_SIGNS, ['Т', 'ы']],
  ['a\nb', FRAUNCES_SIGNS, []],
])('%s: characters missing in the font', (text, signs, without) => {
  expect(signsWithout(text, signs)).toEqual(without);
});

import { expect, test } from '@jest/globals';
import { midPhrase } from './mid-phrase.ts';

test.each([
  ['Or blanc 14 ct', 'or blanc 14 ct'],
  ['Étain', 'étain'],
  ['14K yellow gold', '14K yellow gold'],
  ['PVD black', 'PVD black'],
  ['', ''],
])('%p within a phrase is %p', (noun, within) => {
  expect(midPhrase(noun)).toBe(within);
});

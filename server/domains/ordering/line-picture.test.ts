import { expect, test } from '@jest/globals';
import { chosenCut, linePictureUrl } from './line-picture.ts';

const choice = {
  attributeId: 1,
  attributeCode: 'FINISH',
  attributeNameEn: 'Finish',
  attributeNameFr: 'Finition',
  optionId: 2,
  valueEn: 'Matte',
  valueFr: 'Mat',
  text: null,
};
const cut = { ...choice, attributeCode: 'CUT', stoneShape: 'OVAL' };

test.each([
  [[], null],
  [[choice], null],
  [[choice, cut], 'OVAL'],
])('of %j the cut is %s', (choices, expected) => {
  expect(chosenCut(choices)).toBe(expected);
});

test('the picture of a line follows its metal and its cut', () => {
  const line = { itemType: { id: 7, version: 3 }, alloyId: 4 };
  expect(linePictureUrl({ ...line, choices: [choice, cut] }, 640)).toBe(
    '/pictures/pieces/7/4/0/640.webp?v=3&cut=OVAL',
  );
  expect(linePictureUrl({ ...line, choices: [choice] }, 160)).toBe('/pictures/pieces/7/4/0/160.webp?v=3');
});

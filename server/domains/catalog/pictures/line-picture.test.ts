import { expect, test } from '@jest/globals';
import type { ConfiguredPart } from '../../pricing/configuration/configuration.ts';
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
  const line = { itemType: { id: 7, version: 3 }, alloyId: 4, parts: [] };
  expect(linePictureUrl({ ...line, choices: [choice, cut] }, 640)).toBe(
    '/pictures/pieces/7/4/0/640.webp?v=3&cut=OVAL',
  );
  expect(linePictureUrl({ ...line, choices: [choice] }, 160)).toBe('/pictures/pieces/7/4/0/160.webp?v=3');
});

const part: ConfiguredPart = {
  itemTypeId: 8,
  code: 'BAND',
  nameEn: 'Band',
  nameFr: 'Alliance',
  alloyId: 5,
  alloyCode: '14KW',
  alloyNameEn: '14K white gold',
  alloyNameFr: 'or blanc 14 ct',
  size: null,
  choices: [{ ...choice, look: 'finish=SATIN' }],
  quantity: 1,
  follows: false,
};

test.each([
  ['what is not the standard', [{ ...choice, look: 'finish=HAMMERED' }], [], '&finish=HAMMERED'],
  ['with a cut', [cut, { ...choice, look: 'carat=2' }], [], '&cut=OVAL&carat=2'],
  ['a part chosen apart', [choice], [part], '&part.alloy=5&part.finish=SATIN'],
  ['a part that follows', [choice], [{ ...part, follows: true }], ''],
])('the picture of a line shows %s', (_name, choices, parts, terms) => {
  const url = linePictureUrl({ itemType: { id: 7, version: 3 }, alloyId: 4, choices, parts }, 320);
  expect(url).toBe(`/pictures/pieces/7/4/0/320.webp?v=3${terms}`);
});

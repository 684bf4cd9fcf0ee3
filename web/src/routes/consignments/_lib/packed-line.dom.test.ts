import { expect, test } from '@jest/globals';
import { lineField, sentLine } from './packed-line.ts';

const LINE = { key: 'k', piece: { databaseId: 7, code: 'RS-101', name: 'Solitaire' } };

test.each([
  ['in French', '120,50', '120.50'],
  ['in English', '120.5', '120.5'],
  ['as nothing', '', '0'],
])('sends the values of a line, with a price that is typed %s', (_how, price, memoPrice) => {
  const data = new FormData();
  data.set(lineField(1, 'alloyId'), '3');
  data.set(lineField(1, 'quantity'), '4');
  data.set(lineField(1, 'memoPrice'), price);
  expect(sentLine(LINE, 1, data)).toEqual({
    itemTypeId: 7,
    alloyId: 3,
    size: null,
    quantity: 4,
    memoPrice,
  });
});

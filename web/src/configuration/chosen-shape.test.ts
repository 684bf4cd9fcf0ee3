import { expect, test } from '@jest/globals';
import { chosenShape, inCut } from './chosen-shape.ts';

const ATTRIBUTES = [
  { attribute: { code: 'FINISH' }, options: [{ databaseId: 1, stoneShape: null }] },
  {
    attribute: { code: 'CUT' },
    defaultOption: { databaseId: 2 },
    options: [
      { databaseId: 2, stoneShape: 'ROUND' },
      { databaseId: 3, stoneShape: 'OVAL' },
    ],
  },
];

test.each([
  [{}, 'ROUND'],
  [{ CUT: '3' }, 'OVAL'],
  [{ CUT: '9' }, null],
])('%j is cut %s', (choices, shape) => {
  expect(chosenShape(ATTRIBUTES, { choices })).toBe(shape);
});

test('a piece without a choice of cuts has its own picture', () => {
  expect(inCut('/a.webp?v=1', chosenShape([], { choices: {} }))).toBe('/a.webp?v=1');
  expect(inCut('/a.webp?v=1', 'OVAL')).toBe('/a.webp?v=1&cut=OVAL');
});

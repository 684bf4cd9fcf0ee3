import { expect, test } from '@jest/globals';
import { shownPhotos } from './shown-photos.ts';

const PHOTOS = [
  { id: 'any', metalColour: null, shape: null },
  { id: 'yellow', metalColour: 'YELLOW', shape: null },
  { id: 'yellow oval', metalColour: 'YELLOW', shape: 'OVAL' },
  { id: 'round', metalColour: null, shape: 'ROUND' },
];

test.each<[string | null, string | null, string[]]>([
  ['YELLOW', 'ROUND', ['any', 'yellow', 'round']],
  ['YELLOW', 'OVAL', ['any', 'yellow', 'yellow oval']],
  ['WHITE', 'OVAL', ['any']],
  ['WHITE', null, ['any']],
  [null, 'ROUND', ['any', 'round']],
])('%s %s', (metalColour, shape, shown) => {
  expect(shownPhotos(PHOTOS, { metalColour, shape }).map(({ id }) => id)).toEqual(shown);
});

test('photos of other metals leave the piece to its drawing', () => {
  expect(shownPhotos(PHOTOS.slice(1, 3), { metalColour: 'WHITE', shape: 'OVAL' })).toEqual([]);
});

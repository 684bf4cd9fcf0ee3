import { expect, test } from '@jest/globals';
import { closedAbove, idsAbove, templatePlaces, templatesBelow } from './template-tree.ts';

const template = (databaseId: number, parentDatabaseId: number | null, name: string, isActive = true) => ({
  databaseId,
  parentDatabaseId,
  name,
  isActive,
});

// Rings contain solitaires, which contain one piece. Bands have no children.
const tree = [
  template(1, null, 'Rings', false),
  template(4, null, 'Bands'),
  template(2, 1, 'Solitaires'),
  template(3, 2, 'Aurora'),
];

test('lists templates below their parents, in order', () => {
  const below = templatesBelow(tree);
  expect(below.get(null)?.map(({ name }) => name)).toEqual(['Rings', 'Bands']);
  expect(below.get(2)?.map(({ name }) => name)).toEqual(['Aurora']);
});

test.each([
  ['a new one', null, []],
  ['a leaf', 3, [3]],
  ['a branch', 1, [1, 2, 3]],
])('%s cannot be moved below itself', (_what, id, own) => {
  const places = templatePlaces(tree, id);
  expect(places.map(({ path }) => path)).toEqual([
    'Rings',
    'Rings › Solitaires',
    'Rings › Solitaires › Aurora',
    'Bands',
  ]);
  expect(places.flatMap(({ databaseId, isOwn }) => (isOwn ? [databaseId] : []))).toEqual(own);
});

test.each([
  ['a leaf', 3, [2, 1], 'Rings'],
  ['a root', 1, [], null],
  ['one that is gone', 9, [], null],
])('the ancestors of %s', (_what, id, above, closed) => {
  expect(idsAbove(tree, id)).toEqual(above);
  expect(closedAbove(tree, id)?.name ?? null).toBe(closed);
});

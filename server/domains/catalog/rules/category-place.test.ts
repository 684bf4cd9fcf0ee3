import { expect, test } from '@jest/globals';
import { categoryPlaceIssue } from './category-place.ts';

/** 1 is the parent of 2, and 2 of 3; 4 has no relatives. */
const TREE = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
];

test.each<[what: string, categoryId: number | null, parentId: number | null, issue: string | null]>([
  ['a new one at the top', null, null, null],
  ['a new one below another', null, 2, null],
  ['a new one on the deepest level', null, 3, null],
  ['one that moves to the top', 3, null, null],
  ['one that stays', 2, 1, null],
  ['below a category that there is not', null, 9, 'UNKNOWN'],
  ['below itself', 4, 4, 'CATEGORY_BELOW_ITSELF'],
  ['below its child', 1, 2, 'CATEGORY_BELOW_ITSELF'],
  ['below its grandchild', 1, 3, 'CATEGORY_BELOW_ITSELF'],
  ['one without children on the deepest level', 4, 3, null],
  ['one whose grandchildren stay on the deepest level', 1, 4, null],
])('%s', (_what, categoryId, parentId, issue) => {
  expect(categoryPlaceIssue(TREE, { categoryId, parentId }, 4)).toBe(issue);
});

test.each<[what: string, categoryId: number | null, parentId: number]>([
  ['a new one', null, 3],
  ['one with children below it', 1, 4],
])('%s goes no deeper than the tree may be', (_what, categoryId, parentId) => {
  expect(categoryPlaceIssue(TREE, { categoryId, parentId }, 3)).toBe('CATEGORY_TOO_DEEP');
});

test('a cyclic tree ends', () => {
  const circle = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
    { id: 3, parentId: null },
  ];
  expect(categoryPlaceIssue(circle, { categoryId: null, parentId: 1 }, 4)).toBeNull();
  expect(categoryPlaceIssue(circle, { categoryId: 1, parentId: 3 }, 3)).toBe('CATEGORY_TOO_DEEP');
});

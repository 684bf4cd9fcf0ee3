import { expect, test } from '@jest/globals';
import { makesCycle } from './template-cycle.ts';

// 1 › 2 › 3, and 4 by itself.
const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
];

test.each([
  ['becomes a root', 2, null, false],
  ['moves to another branch', 3, 4, false],
  ['stays where it is', 3, 2, false],
  ['stands below itself', 2, 2, true],
  ['stands below its child', 2, 3, true],
  ['stands below its grandchild', 1, 3, true],
  ['is new', 9, 3, false],
  ['has a parent that is gone', 3, 8, false],
])('a node that %s', (_what, id, parentId, expected) => {
  expect(makesCycle(tree, id, parentId)).toBe(expected);
});

test('a cycle that is there already is not walked for ever', () => {
  const broken = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ];
  expect(makesCycle(broken, 3, 1)).toBe(false);
});

import { expect, test } from '@jest/globals';
import { cyclePath, movedTo, settled, type TreeNode } from './template-tree.ts';

const node = (id: number, parentId: number | null, rank = 0, isActive = true): TreeNode => ({
  id,
  parentId,
  rank,
  isActive,
  isOffered: true,
});

// 1 › 2 › 3, and 4 separately.
const chain = [node(1, null), node(2, 1), node(3, 2), node(4, null, 1)];

test.each([
  ['becomes a root', 2, null, null],
  ['moves to another branch', 3, 4, null],
  ['stays where it is', 3, 2, null],
  ['stands below itself', 2, 2, [2, 2]],
  ['stands below its child', 2, 3, [2, 3, 2]],
  ['stands below its grandchild', 1, 3, [1, 2, 3, 1]],
  ['is new', 9, 3, null],
  ['has a parent that is gone', 3, 8, null],
])('a node that %s', (_what, id, parentId, expected) => {
  expect(cyclePath(chain, id, parentId)).toEqual(expected);
});

test('a cycle that is there already is not walked for ever', () => {
  const broken = [node(1, 2), node(2, 1)];
  expect(cyclePath(broken, 3, 1)).toBeNull();
});

// 1 has 2, 3 and 4; 5 has 6.
const family = [node(1, null), node(2, 1, 0), node(3, 1, 1), node(4, 1, 2), node(5, null, 1), node(6, 5)];

/** Ids below each node in order, as `1: 2 3 4`. */
function layout(nodes: readonly TreeNode[]): string {
  const groups = Map.groupBy(nodes, ({ parentId }) => parentId);
  return [...groups]
    .toSorted(([one], [other]) => (one ?? 0) - (other ?? 0))
    .map(([parentId, below]) => {
      const ordered = below.toSorted((one, other) => one.rank - other.rank);
      expect(ordered.map(({ rank }) => rank)).toEqual(ordered.map((_, rank) => rank));
      return `${parentId ?? 'top'}: ${ordered.map(({ id }) => id).join(' ')}`;
    })
    .join(' | ');
}

test.each([
  ['up', 3, 1, 0, 'top: 1 5 | 1: 3 2 4 | 5: 6'],
  ['down', 2, 1, 1, 'top: 1 5 | 1: 3 2 4 | 5: 6'],
  ['to where it is', 3, 1, 1, 'top: 1 5 | 1: 2 3 4 | 5: 6'],
  ['beyond the end', 2, 1, 99, 'top: 1 5 | 1: 3 4 2 | 5: 6'],
  ['to the end of another branch', 3, 5, null, 'top: 1 5 | 1: 2 4 | 5: 6 3'],
  ['to the top', 6, null, 0, 'top: 6 1 5 | 1: 2 3 4'],
])('a node goes %s', (_what, id, parentId, position, expected) => {
  expect(layout(settled(movedTo(family, id, { parentId, position })))).toBe(expected);
});

test('a tree without the node stays unchanged', () => {
  expect(movedTo(family, 9, { parentId: 1, position: 0 })).toEqual(family);
});

test('gaps and equal ranks close', () => {
  expect(layout(settled([node(1, null, 7), node(2, null, 7), node(3, null, 2)]))).toBe('top: 3 1 2');
});

test.each([
  ['all are active', [], [1, 2, 3, 4]],
  ['the root is not', [1], [4]],
  ['one in the middle is not', [2], [1, 4]],
  ['a leaf is not', [3], [1, 2, 4]],
])('what is offered where %s', (_what, inactive: number[], offered) => {
  const tree = chain.map((each) => ({ ...each, isActive: !inactive.includes(each.id) }));
  const seen = settled(tree).flatMap(({ id, isOffered }) => (isOffered ? [id] : []));
  expect(seen.toSorted()).toEqual(offered);
});

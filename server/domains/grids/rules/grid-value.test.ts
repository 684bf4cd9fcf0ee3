import { expect, test } from '@jest/globals';
import { type Grid, gridOf, inOrder, storedGrid } from './grid-value.ts';

const GRID: Grid = {
  columns: [
    { key: 'number', visible: true, width: 140, pinned: true },
    { key: 'title', visible: false, width: null, pinned: false },
  ],
  sort: 'number:asc',
  pageSize: 20,
  density: 'COMPACT',
};
const NOTHING: Grid = { columns: [], sort: null, pageSize: null, density: 'COMFORTABLE' };

test('reads a stored grid back', () => {
  expect(gridOf(storedGrid(GRID, null))).toEqual(GRID);
  expect(gridOf(storedGrid(NOTHING, storedGrid(GRID, null)))).toEqual(NOTHING);
});

test('keys of other clients stay, those of a column with the column', () => {
  const before = {
    zoom: 2,
    sort: 'old',
    columns: [{ key: 'title', title: 'Piece', width: 20 }, { key: 'gone', title: 'Gone' }, 'odd'],
  };
  expect(storedGrid(GRID, before)).toEqual({
    zoom: 2,
    sort: 'number:asc',
    pageSize: 20,
    density: 'COMPACT',
    columns: [
      { key: 'number', visible: true, width: 140, order: 0, pinned: true },
      { key: 'title', title: 'Piece', visible: false, width: null, order: 1, pinned: false },
    ],
  });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'columns'],
  ['a list', [1, 2]],
  ['columns of another form', { columns: 'number', sort: 5, pageSize: '20', density: 'TINY' }],
  ['columns without keys', { columns: [null, 7, {}, { key: 7 }], pageSize: 1.5 }],
])('%s is an unchanged grid', (_what, stored) => {
  expect(gridOf(stored)).toEqual(NOTHING);
});

test('sorts columns by position if each has one', () => {
  const [first, second, lost] = [{ order: 1 }, { order: 2 }, {}];
  expect(inOrder([second, first])).toEqual([first, second]);
  expect(inOrder([second, lost, first])).toEqual([second, lost, first]);
  expect(inOrder([])).toEqual([]);
});

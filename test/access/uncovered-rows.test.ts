import { expect, test } from '@jest/globals';
import { COLUMNS } from './matrix-actors.ts';
import type { TableRow } from './table.ts';
import { uncoveredRows } from './uncovered-rows.ts';

function row(name: string, outcomes: Partial<TableRow['cells']>): TableRow {
  const cells = Object.fromEntries(COLUMNS.map((column) => [column, outcomes[column] ?? '-']));
  return { name, needs: '-', cells: cells as TableRow['cells'] };
}

test.each([
  ['somebody is shown', { admin: 'read', sales: '?' }],
  ['hides a value from somebody', { holder: 'hidden' }],
])('a row that %s was tried', (_what, outcomes) => {
  expect(uncoveredRows([row('Cart: notes', outcomes)])).toEqual([]);
});

test.each([
  ['has no value', { holder: '?', admin: '?' }],
  ['nobody reaches', {}],
])('a row that %s was not', (_what, outcomes) => {
  const [problem] = uncoveredRows([row('Cart: items', { admin: 'read' }), row('Cart: notes', outcomes)]);
  expect(problem).toContain('No row fills Cart: notes');
});

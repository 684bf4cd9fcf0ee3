import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { DataCell } from './DataCell.tsx';
import { DataGrid } from './DataGrid.tsx';
import { DataRow } from './DataRow.tsx';

test('a table in every layout: sortable headers show the current order, with their cells below', async () => {
  await showPlain(
    <DataGrid
      label="Jobs"
      columns={[
        { key: 'number', header: 'Number', sort: { to: '/?sort=number', direction: 'descending' } },
        { key: 'ordered', header: 'Ordered', sort: { to: '/?sort=ordered', direction: null } },
        { key: 'total', header: 'Total' },
      ]}
    >
      <DataRow rowKey="JO-1" isSelected>
        <DataCell area="title">JO-1</DataCell>
        <DataCell area="more" cardLabel="Ordered:">
          Monday
        </DataCell>
        <DataCell area="amount">$1</DataCell>
      </DataRow>
    </DataGrid>,
  );
  const table = screen.getByRole('table', { name: 'Jobs' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', 'none', null]);
  expect(screen.getByRole('link', { name: 'Number' }).getAttribute('href')).toBe('/?sort=number');
  const [, row] = within(table).getAllByRole('row');
  expect([row?.dataset['row'], row?.getAttribute('aria-selected')]).toEqual(['JO-1', 'true']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['JO-1', 'Ordered: Monday', '$1']);
});

import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../../ui/plain.examples.tsx';
import { listAddress } from '../list-address.ts';
import { order, pageSize, searchText } from '../parameter.ts';
import { useList } from '../useList.ts';
import { ListToolbar } from './ListToolbar.tsx';

const parts = { search: searchText('q'), pageSize: pageSize('size', [20, 50]) };
const oneOrder = listAddress(parts);
const orders = listAddress({ ...parts, sort: order('sort', ['name', '-name'], { name: 'NAME' }) });

const words = { search: 'Search', filters: [], filterTitle: 'Filters', filterDone: 'Done' };

function OneOrder() {
  return <ListToolbar list={useList(oneOrder)} {...words} sortLabel={String} />;
}

function Orders() {
  return <ListToolbar list={useList(orders)} {...words} sortLabel={String} />;
}

test.each([
  ['a list with several orders lets one choose', Orders, ['name', '-name']],
  ['a list with one order has nothing to choose', OneOrder, []],
])('%s', async (_, Toolbar, choices) => {
  await showPlain(<Toolbar />);
  const select = screen.queryByRole<HTMLSelectElement>('combobox', { name: 'list.sort', hidden: true });
  expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual(choices);
  expect(screen.getByRole('combobox', { name: 'list.pageSize', hidden: true })).toBeTruthy();
});

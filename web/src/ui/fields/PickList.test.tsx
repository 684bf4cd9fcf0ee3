import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { system } from '../../theme/system.ts';
import { PickList } from './PickList.tsx';

const PICKS = [
  { key: '1', title: 'Luna Fine Jewelers', detail: 'LUNA-001' },
  { key: '2', title: 'Luna Outlet', detail: 'LUNA-002', mark: 'Active' },
];

function renderList(isBusy: boolean) {
  const picked: string[] = [];
  render(
    <ChakraProvider value={system}>
      <PickList
        label="Customers"
        picks={PICKS}
        currentKey="2"
        isBusy={isBusy}
        onPick={(key) => picked.push(key)}
      />
    </ChakraProvider>,
  );
  return picked;
}

test('a click picks; the current one is marked', () => {
  const picked = renderList(false);
  const list = within(screen.getByRole('list', { name: 'Customers' }));
  expect(list.getByRole('button', { name: /Luna Outlet/ }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(list.getByRole('button', { name: /Luna Fine/ }));
  expect(picked).toEqual(['1']);
});

test('nothing is picked while it is busy', () => {
  const picked = renderList(true);
  fireEvent.click(screen.getByRole('button', { name: /Luna Fine/ }));
  expect(picked).toEqual([]);
});

import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

const option = (name: RegExp) =>
  within(screen.getByRole('listbox', { name: 'Customers' })).getByRole('option', { name });

test('a click selects; the current option is marked, and can be selected again', async () => {
  const picked = renderList(false);
  expect(option(/Luna Outlet/).getAttribute('aria-current')).toBe('true');
  expect(option(/Luna Fine/).getAttribute('aria-current')).toBeNull();
  await act(async () => void fireEvent.click(option(/Luna Fine/)));
  await act(async () => void fireEvent.click(option(/Luna Outlet/)));
  expect(picked).toEqual(['1', '2']);
});

test('arrow keys move from the current option, Enter selects', async () => {
  const picked = renderList(false);
  const list = screen.getByRole('listbox');
  await act(async () => list.focus());
  for (const key of ['ArrowUp', 'Enter']) await act(async () => void fireEvent.keyDown(list, { key }));
  expect(picked).toEqual(['1']);
});

test('cannot be used while busy', async () => {
  const picked = renderList(true);
  await act(async () => void fireEvent.click(option(/Luna Fine/)));
  expect(picked).toEqual([]);
});

import { ChakraProvider } from '@chakra-ui/react';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { system } from '../theme/system.ts';
import { CustomerCombobox } from './CustomerCombobox.tsx';

type Environment = ReturnType<typeof createMockEnvironment>;

const customer = (databaseId: number, name: string) => ({
  node: { id: `customer-${databaseId}`, databaseId, name, accountNumber: `A-${databaseId}` },
});

const LUNA = customer(1, 'Luna Fine Jewelers');
const ORCHARD = customer(2, 'Orchard & Vine');

function show() {
  const environment = createMockEnvironment();
  const onPick = jest.fn();
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <CustomerCombobox onPick={onPick} />
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  return { environment, onPick, field: screen.getByRole('combobox', { name: 'customer.search' }) };
}

/** Waits for a search request and resolves it. */
async function answer(environment: Environment, search: string | null, edges: object[]) {
  const find = () =>
    environment.mock.getAllOperations().find(({ request }) => request.variables['search'] === search);
  await waitFor(() => expect(find()).toBeDefined());
  const operation = find();
  if (!operation) throw new Error('The search was sent');
  await act(async () => environment.mock.resolve(operation, { data: { customers: { edges } } }));
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('shows the list before typing, with the first option marked; arrow keys and Enter select', async () => {
  const { environment, onPick, field } = show();
  await answer(environment, null, [LUNA, ORCHARD]);
  expect(options()).toEqual(['Luna Fine JewelersA-1', 'Orchard & VineA-2']);

  field.focus();
  await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }));
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));

  await waitFor(() =>
    expect(onPick).toHaveBeenCalledWith(2, expect.objectContaining({ name: 'Orchard & Vine' })),
  );
});

test('a click selects an option', async () => {
  const { environment, onPick } = show();
  await answer(environment, null, [LUNA, ORCHARD]);

  await act(async () => fireEvent.click(screen.getByText('Orchard & Vine')));

  expect(onPick).toHaveBeenCalledWith(2, expect.objectContaining({ name: 'Orchard & Vine' }));
});

test('searches when typing pauses, and keeps the previous results until then', async () => {
  const { environment, field } = show();
  await answer(environment, null, [LUNA, ORCHARD]);

  await act(async () => fireEvent.change(field, { target: { value: 'or' } }));
  await act(async () => fireEvent.change(field, { target: { value: 'orch ' } }));
  expect(options()).toHaveLength(2);
  await answer(environment, 'orch', [ORCHARD]);

  expect(options()).toEqual(['Orchard & VineA-2']);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('shows an empty result or an error, and keeps the page', async () => {
  const { environment, field } = show();
  await answer(environment, null, []);
  expect(screen.getByText('customer.noneFound')).toBeTruthy();

  await act(async () => fireEvent.change(field, { target: { value: 'x' } }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('gone')));

  expect(screen.getByText('customer.failed')).toBeTruthy();
});

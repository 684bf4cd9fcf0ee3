import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { system } from '../../../../../theme/system.ts';
import { ReorderDialog } from './ReorderDialog.tsx';

const ADDRESS = { lines: ['Ann', '1 Main Street', 'Denver, CO 80202', 'United States'] };

const STANDARD = { id: 'standard', databaseId: 1, name: 'Standard', price: '12.00' };
const COURIER = { id: 'courier', databaseId: 2, name: 'Courier', price: '40.00' };

/** The server’s preview of the re-order; `proposed` is its shipping method. */
const preview = (proposed: typeof STANDARD) => ({
  before: '100.00',
  after: '100.00',
  quoteRequired: false,
  quantity: 1,
  currency: 'USD',
  subTotal: '100.00',
  grandTotal: '112.00',
  order: null,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  sellToAddress: null,
  shippingMethod: proposed,
  shippingMethods: [STANDARD, COURIER],
  jobOrder: {
    id: 'job',
    title: 'Solitaire',
    quantity: 1,
    poNumber: 'PO 1',
    reference: null,
    endCustomer: null,
    note: null,
    size: null,
    choices: [{ attributeId: 5, attributeName: 'Engraving', value: 'Anna', optionId: null }],
    parts: [],
    orderGroup: { id: 'group', customerWoNumber: null },
    customer: {
      id: 'luna',
      addresses: [{ id: 'a', databaseId: 9, label: 'Shop', line1: '2 Pine', city: 'Boulder' }],
    },
  },
});

async function open() {
  const environment = createMockEnvironment();
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <MemoryRouter>
          <ReorderDialog job={{ id: 'job', number: 'JO-1-1', version: 1 }} onClose={() => {}} />
        </MemoryRouter>
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );

  /** Waits for a preview of these changes and resolves it. */
  async function answer(changes: object, proposed = STANDARD) {
    await waitFor(() =>
      expect(environment.mock.getAllOperations().at(-1)?.request.variables['changes']).toEqual(changes),
    );
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { reorderPreview: preview(proposed) } }),
    );
  }

  await answer({});
  await screen.findByLabelText(/reorder.quantity/);
  return { environment, answer };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) =>
  act(async () => void fireEvent.input(field(label), { target: { value } }));
const select = (label: RegExp, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

test('opens with the values of the job and requires nothing more', async () => {
  const { environment } = await open();
  expect(field(/reorder.quantity/).value).toBe('1');
  expect(field(/Engraving/).value).toBe('Anna');
  expect(field(/fact.po/).value).toBe('');
  expect(field(/reorder.shippingMethod/).value).toBe('1');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('previews differences, and removes those that no longer exist', async () => {
  const { answer } = await open();
  await type(/reorder.quantity/, '3');
  await answer({ quantity: 3 });
  await type(/Engraving/, 'Bea');
  await answer({ quantity: 3, texts: [{ attributeId: 5, text: 'Bea' }] });
  await type(/Engraving/, 'Anna');
  await answer({ quantity: 3 });
});

test('a click copies the number of the previous order', async () => {
  const { answer } = await open();
  await act(async () => void fireEvent.click(screen.getByText('reorder.takeOver')));
  expect(field(/fact.po/).value).toBe('PO 1');
  expect(screen.queryByText('reorder.takeOver')).toBeNull();
  await answer({ poNumber: 'PO 1' });
});

test('keeps a chosen shipping method until another address is chosen, then uses its default', async () => {
  const { answer } = await open();
  await select(/reorder.shippingMethod/, '2');
  await answer({ shippingMethodId: 2 }, COURIER);
  expect(field(/reorder.shippingMethod/).value).toBe('2');

  await select(/reorder.shipTo/, '9');
  await answer({ shippingAddressId: 9 }, COURIER);
  await waitFor(() => expect(field(/reorder.shippingMethod/).value).toBe('2'));
  await select(/reorder.shippingMethod/, '1');
  await answer({ shippingAddressId: 9, shippingMethodId: 1 });
});

import { ChakraProvider } from '@chakra-ui/react';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { startI18n } from '../../../lib/i18n/i18n.ts';
import { system } from '../../../theme/system.ts';
import type { CartTaxTestQuery } from './__generated__/CartTaxTestQuery.graphql.ts';
import { CartTax } from './CartTax.tsx';

beforeAll(async () => {
  await startI18n('en');
  const { default: texts } = await import('./_locales/en.json', { with: { type: 'json' } });
  i18next.addResourceBundle('en', 'cart-extras', texts);
});

const query = graphql`
  query CartTaxTestQuery {
    cart {
      ...CartTax_cart
    }
  }
`;

function show(totals: { salesTaxEnabled: boolean; salesTaxPercent: string; isSalesTaxSet: boolean }) {
  const environment = createMockEnvironment();
  const cart = { id: 'cart', totals };
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), { cart });
  const onClose = jest.fn();
  function Dialog() {
    const data = useLazyLoadQuery<CartTaxTestQuery>(query, {}, { fetchPolicy: 'store-only' });
    return data.cart && <CartTax cart={data.cart} onClose={onClose} />;
  }
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <MemoryRouter>
          <Dialog />
        </MemoryRouter>
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  return environment;
}

const choose = (way: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: /Tax rate/ }), { target: { value: way } });
const saved = async (environment: ReturnType<typeof createMockEnvironment>) => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  return environment.mock.getMostRecentOperation().request.variables.input;
};

test('sends a custom rate with a decimal point, whichever sign was typed', async () => {
  const environment = show({ salesTaxEnabled: true, salesTaxPercent: '6.5', isSalesTaxSet: false });
  await screen.findByRole('dialog', { name: 'Sales tax of this order' });
  expect(screen.queryByRole('textbox', { name: /Rate \(%\)/ })).toBeNull();
  choose('RATE');
  const rate = screen.getByRole('textbox', { name: /Rate \(%\)/ });
  expect(rate).toHaveProperty('value', '6.50');
  fireEvent.change(rate, { target: { value: '4 %' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByText(/Please enter a number/);
  fireEvent.change(rate, { target: { value: '4,25' } });
  expect(await saved(environment)).toEqual({ salesTaxEnabled: true, salesTaxPercent: '4.25' });
});

test.each([
  ['DESTINATION', { salesTaxEnabled: true, salesTaxPercent: null }],
  ['NONE', { salesTaxEnabled: false, salesTaxPercent: null }],
])('%s removes a custom rate', async (way, input) => {
  const environment = show({ salesTaxEnabled: true, salesTaxPercent: '4.25', isSalesTaxSet: true });
  await screen.findByRole('textbox', { name: /Rate \(%\)/ });
  choose(way);
  expect(await saved(environment)).toEqual(input);
});

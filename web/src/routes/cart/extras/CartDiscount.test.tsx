import { ChakraProvider } from '@chakra-ui/react';
import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { CART_ANSWER } from '../../../cart/cart-answer.examples.ts';
import { startI18n } from '../../../lib/i18n/i18n.ts';
import { system } from '../../../theme/system.ts';
import { receiveToasts, type ToastMessage } from '../../../ui/feedback/toaster.ts';
import type { CartDiscountTestQuery } from './__generated__/CartDiscountTestQuery.graphql.ts';
import { CartDiscount } from './CartDiscount.tsx';

beforeAll(async () => {
  await startI18n('en');
  const { default: texts } = await import('./_locales/en.json', { with: { type: 'json' } });
  i18next.addResourceBundle('en', 'cart-extras', texts);
});

const query = graphql`
  query CartDiscountTestQuery {
    cart {
      ...CartDiscount_cart
    }
  }
`;

function show(staffDiscount: { kind: string; value: string; reason: string } | null) {
  const environment = createMockEnvironment();
  const cart = { id: 'cart', staffDiscount, totals: { currency: 'USD' } };
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), { cart });
  function Discount() {
    const data = useLazyLoadQuery<CartDiscountTestQuery>(query, {}, { fetchPolicy: 'store-only' });
    return data.cart && <CartDiscount cart={data.cart} />;
  }
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <MemoryRouter>
          <Discount />
        </MemoryRouter>
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  return environment;
}

/** Ends the save that the cart waits for. */
async function refuse({ mock }: ReturnType<typeof show>): Promise<void> {
  await act(async () => mock.rejectMostRecentOperation(new Error('refused')));
}

test('an amount and its reason are sent, and neither is left out', async () => {
  const environment = show(null);
  fireEvent.click(screen.getByRole('button', { name: 'Add a discount…' }));
  await screen.findByRole('dialog', { name: 'Discount on this order' });
  fireEvent.change(screen.getByRole('combobox', { name: /Discount type/ }), {
    target: { value: 'AMOUNT' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: /Amount \(USD\)/ }), { target: { value: '25,50' } });
  const grant = screen.getByRole('button', { name: 'Add discount' });
  fireEvent.click(grant);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Fair' } });
  fireEvent.click(grant);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
    kind: 'AMOUNT',
    value: '25.50',
    reason: 'Fair',
  });
  await refuse(environment);
});

test('shows a granted discount with its reason, and removes it', async () => {
  const environment = show({ kind: 'PERCENT', value: '10', reason: 'Fair' });
  screen.getByText('Discount of 10%: Fair');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the discount' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
    'useCartDiscountRemoveMutation',
  );
  await refuse(environment);
});

test('a removed discount is granted again with its reason by Undo', async () => {
  const { mock } = show({ kind: 'PERCENT', value: '10', reason: 'Fair' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the discount' }));
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  const result = { __typename: 'RemoveCartDiscountSuccess', cart: CART_ANSWER };
  const toasts: ToastMessage[] = [];
  const stop = receiveToasts((toast) => toasts.push(toast));
  await act(async () => mock.resolveMostRecentOperation({ data: { result } }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Discount removed.'));
  act(() => void toasts.at(-1)?.action?.onClick());
  stop();
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  const { node, variables } = mock.getMostRecentOperation().request;
  expect(node.operation.name).toBe('useCartDiscountGrantMutation');
  expect(variables.input).toEqual({ kind: 'PERCENT', value: '10', reason: 'Fair' });
  await act(async () => mock.rejectMostRecentOperation(new Error('refused')));
});

import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter, useLocation } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { CART_ANSWER } from '../../../cart/cart-answer.examples.ts';
import { sameSizeQuestion } from '../../../cart/same-size.ts';
import { useEstimateToCart } from './useEstimateToCart.ts';

afterEach(() => act(() => sameSizeQuestion()?.answer(false)));

const REFUSED = {
  __typename: 'RefusedError',
  __isMutationError: 'RefusedError',
  code: 'SAME_RING_SIZE',
  message: 'SAME_RING_SIZE',
  data: { sizes: [{ us: '7', eu: '54.4', uk: 'N½', mm: '17.32', count: 2 }] },
};
const DONE = { __typename: 'AddEstimateToCartSuccess', cart: CART_ANSWER, estimate: null };

/** Adds an estimate to the cart as its second line. The server refuses at first if there is a ring of equal size. */
async function toCart(isShared: boolean) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter initialEntries={['/estimate']}>{children}</MemoryRouter>
    </RelayEnvironmentProvider>
  );
  const { result } = renderHook(
    () => ({ ...useEstimateToCart({ id: 'estimate', number: 'EST-1' }), path: useLocation().pathname }),
    { wrapper },
  );
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.toCart();
  });
  await waitFor(() => environment.mock.getMostRecentOperation());
  const sent: object[] = [];
  const answer = (result: object) =>
    act(async () => {
      const operation = environment.mock.getMostRecentOperation();
      sent.push(operation.request.variables.input);
      environment.mock.resolve(operation, { data: { result } });
      await Promise.resolve();
    });
  const waiting = () => environment.mock.getAllOperations().length;
  await answer(isShared ? REFUSED : DONE);
  if (!isShared) await act(async () => void (await done));
  return { answer, sent, waiting, path: () => result.current.path };
}

test('asks about a ring of the same size, and does not add it if declined', async () => {
  const { sent, waiting, path } = await toCart(true);
  expect(sent).toMatchObject([{ asksSameRingSize: true }]);
  await act(async () => sameSizeQuestion()?.answer(false));
  expect(waiting()).toBe(0);
  expect(path()).toBe('/estimate');
});

test('sends it again if confirmed, and opens the cart', async () => {
  const { answer, sent, path } = await toCart(true);
  await act(async () => sameSizeQuestion()?.answer(true));
  await answer(DONE);
  expect(sent).toMatchObject([{ asksSameRingSize: true }, { asksSameRingSize: false }]);
  expect(path()).toBe('/backoffice/shopping-cart');
});

test('asks nothing without another ring of the same size', async () => {
  const { path } = await toCart(false);
  expect(sameSizeQuestion()).toBeNull();
  expect(path()).toBe('/backoffice/shopping-cart');
});

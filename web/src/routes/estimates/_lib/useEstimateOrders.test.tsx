import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter, useLocation } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { closeSameSize, sameSizeQuestion } from '../../../cart/same-size.ts';
import { useEstimateOrders } from './useEstimateOrders.ts';

afterEach(closeSameSize);

/** Puts an estimate into the cart as its second line; the server names these lines as rings of one size. */
async function toCart(sameRingSizeLineIds: string[]) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter initialEntries={['/estimate']}>{children}</MemoryRouter>
    </RelayEnvironmentProvider>
  );
  const { result } = renderHook(
    () => ({ ...useEstimateOrders({ id: 'estimate', number: 'EST-1' }), path: useLocation().pathname }),
    { wrapper },
  );
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.toCart();
  });
  await waitFor(() => environment.mock.getMostRecentOperation());
  const line = (id: string) => ({ id, itemType: { id: 'piece', name: 'Aurora' }, size: { us: '7' } });
  await act(async () => {
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: {
        result: {
          __typename: 'AddEstimateToCartSuccess',
          addedLineIds: ['line-2'],
          sameRingSizeLineIds,
          cart: { id: 'cart', itemCount: 2, items: [line('line-1'), line('line-2')] },
        },
      },
    });
    await done;
  });
  return { environment, path: () => result.current.path };
}

test('a ring of the size of another is asked about, and its line goes and its estimate is open again', async () => {
  const { environment, path } = await toCart(['line-1', 'line-2']);
  const question = sameSizeQuestion();
  expect(question?.rings).toHaveLength(2);
  expect(path()).toBe('/estimate');

  const takeBack = question?.takeBack;
  if (typeof takeBack !== 'function') throw new Error('The estimate is taken back, not its line alone.');
  act(takeBack);
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.params.name).toBe('estimateToCartOutMutation');
  expect(request.variables).toEqual({ input: { id: 'estimate' } });
  expect(path()).toBe('/estimate');
});

test('who means it goes on to the cart', async () => {
  const { path } = await toCart(['line-1', 'line-2']);
  act(() => sameSizeQuestion()?.keep?.());
  expect(path()).toBe('/backoffice/shopping-cart');
});

test('an estimate that repeats no ring is not asked about', async () => {
  const { path } = await toCart([]);
  expect(sameSizeQuestion()).toBeNull();
  expect(path()).toBe('/backoffice/shopping-cart');
});

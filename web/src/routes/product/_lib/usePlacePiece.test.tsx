import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter, useLocation } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { closeSameSize, sameSizeQuestion } from '../../../cart/same-size.ts';
import { usePlacePiece } from './usePlacePiece.ts';

afterEach(closeSameSize);

const order = (size: string) => ({ configuration: { itemTypeId: 1, size }, quantity: 1, wantedBy: null });

/** Gives a line of size 6 the size 7; the server names these lines as rings of one size. */
async function changeLine(sameRingSizeLineIds: string[]) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter initialEntries={['/product']}>{children}</MemoryRouter>
    </RelayEnvironmentProvider>
  );
  const { result } = renderHook(
    () => ({ ...usePlacePiece('line-1', order('6')), path: useLocation().pathname }),
    { wrapper },
  );
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.place(order('7'));
  });
  const line = (id: string) => ({ id, itemType: { id: 'piece', name: 'Aurora' }, size: { us: '7' } });
  await act(async () => {
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: {
        result: {
          __typename: 'UpdateCartItemSuccess',
          sameRingSizeLineIds,
          cart: { id: 'cart', itemCount: 2, items: [line('line-1'), line('line-2')] },
        },
      },
    });
    await done;
  });
  return { environment, path: () => result.current.path };
}

test('a line that is given the size of another ring is asked about, and gets its own size back', async () => {
  const { environment, path } = await changeLine(['line-1', 'line-2']);
  const question = sameSizeQuestion();
  expect(question?.rings).toHaveLength(2);
  expect(path()).toBe('/product');

  const takeBack = question?.takeBack;
  if (typeof takeBack !== 'function') throw new Error('A change is taken back, not taken out.');
  act(takeBack);
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.params.name).toBe('useChangeLineMutation');
  expect(request.variables).toEqual({ input: { id: 'line-1', ...order('6') } });
  expect(path()).toBe('/product');
});

test('who means it goes on to the cart', async () => {
  const { path } = await changeLine(['line-1', 'line-2']);
  act(() => sameSizeQuestion()?.keep?.());
  expect(path()).toBe('/backoffice/shopping-cart');
});

test('a change that repeats no ring is not asked about', async () => {
  const { path } = await changeLine([]);
  expect(sameSizeQuestion()).toBeNull();
  expect(path()).toBe('/backoffice/shopping-cart');
});

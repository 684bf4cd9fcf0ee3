import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { CART_ANSWER } from '../../../cart/cart-answer.examples.ts';
import { sameSizeQuestion } from '../../../cart/same-size.ts';
import { useDuplicateLine } from './useDuplicateLine.ts';

afterEach(() => act(() => sameSizeQuestion()?.answer(false)));

const REFUSED = {
  __typename: 'RefusedError',
  __isMutationError: 'RefusedError',
  code: 'SAME_RING_SIZE',
  message: 'SAME_RING_SIZE',
  data: { sizes: [{ us: '7', eu: '54.4', uk: 'N½', mm: '17.32', count: 2 }] },
};
const DONE = { __typename: 'DuplicateCartItemSuccess', cart: CART_ANSWER };

/** Duplicates a line. The server refuses at first if there is a ring of equal size. */
async function duplicate(isShared: boolean) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      <MemoryRouter>{children}</MemoryRouter>
    </RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useDuplicateLine(), { wrapper });
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current[0]('line-1');
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
  await answer(isShared ? REFUSED : DONE);
  if (!isShared) await act(async () => void (await done));
  return { answer, sent };
}

test('asks before copying a ring of the same size, and sends it again if confirmed', async () => {
  const { answer, sent } = await duplicate(true);
  expect(sent).toMatchObject([{ id: 'line-1', asksSameRingSize: true }]);
  await act(async () => sameSizeQuestion()?.answer(true));
  await answer(DONE);
  expect(sent).toMatchObject([{ asksSameRingSize: true }, { id: 'line-1', asksSameRingSize: false }]);
});

test('asks nothing for a copy of another piece', async () => {
  await duplicate(false);
  expect(sameSizeQuestion()).toBeNull();
});

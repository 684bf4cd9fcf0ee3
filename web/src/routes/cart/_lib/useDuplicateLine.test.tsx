import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { closeSameSize, sameSizeQuestion } from '../../../cart/same-size.ts';
import { useDuplicateLine } from './useDuplicateLine.ts';

afterEach(closeSameSize);

/** Duplicates a line; the server names these lines as rings of one size. */
async function duplicate(sameRingSizeLineIds: string[]) {
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
  const line = (id: string) => ({ id, itemType: { name: 'Aurora' }, size: { us: '7' } });
  await act(async () => {
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: {
        result: {
          __typename: 'DuplicateCartItemSuccess',
          sameRingSizeLineIds,
          cartItem: { id: 'line-2' },
          cart: { id: 'cart', itemCount: 2, items: [line('line-1'), line('line-2')] },
        },
      },
    });
    await done;
  });
}

test('a copy of a ring is asked about by name, and is what is taken out when it was not meant', async () => {
  await duplicate(['line-1', 'line-2']);
  const question = sameSizeQuestion();
  expect(question?.rings).toHaveLength(2);
  expect(question?.takeBack).toEqual({ lineIds: ['line-2'] });
});

test('a copy that repeats no ring is not asked about', async () => {
  await duplicate([]);
  expect(sameSizeQuestion()).toBeNull();
});

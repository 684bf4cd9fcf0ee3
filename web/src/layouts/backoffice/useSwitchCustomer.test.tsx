import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { cartSessionId, chooseCart } from '../../lib/session/cart-session.ts';
import { sessionStartedAt } from '../../lib/session/session-mark.ts';
import { receiveToasts, type ToastMessage } from '../../ui/feedback/toaster.ts';
import { useSwitchCustomer } from './useSwitchCustomer.ts';

beforeEach(() => localStorage.clear());

/** Switches to a customer with this server response. Returns the messages shown in the meantime. */
async function switchTo(customerId: number, result: Record<string, unknown>) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const toasts: ToastMessage[] = [];
  const stop = receiveToasts((message) => toasts.push(message));
  const { result: hook } = renderHook(() => useSwitchCustomer(), { wrapper });
  let done: Promise<void> | undefined;
  act(() => {
    done = hook.current[0](customerId);
  });
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => {
    environment.mock.resolve(operation, { data: { result } });
    await done;
  });
  stop();
  return { variables: operation.request.variables, toasts: toasts.map(({ title }) => title) };
}

test('switching the customer starts a new session and leaves the previous cart', async () => {
  chooseCart('of the former');
  const { variables, toasts } = await switchTo(7, {
    __typename: 'SwitchCustomerSuccess',
    viewer: { customer: { id: 'customer-7' } },
  });
  expect(variables).toEqual({ input: { customerId: 7 } });
  expect(toasts).toEqual([]);
  expect(sessionStartedAt()).not.toBeNull();
  expect(cartSessionId()).toBeNull();
});

test('shows an error, and changes nothing', async () => {
  chooseCart('of mine');
  const { toasts } = await switchTo(8, {
    __typename: 'ForbiddenError',
    __isMutationError: 'ForbiddenError',
    code: 'FORBIDDEN',
    message: 'Forbidden',
    data: null,
    permission: 3102,
    permissionKey: null,
    permissionName: 'Switch customer',
  });
  expect(toasts).toEqual(['FORBIDDEN_NAMED']);
  expect(sessionStartedAt()).toBeNull();
  expect(cartSessionId()).toBe('of mine');
});

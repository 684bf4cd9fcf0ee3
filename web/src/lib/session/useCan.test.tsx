import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import { CART_ADD, CART_VIEW } from './permissions.ts';
import { shellQuery } from './ShellQuery.ts';
import { useCan } from './useCan.ts';
import { ShellContext } from './useShell.ts';

/** `useCan` for a viewer with these permissions; null: a visitor. */
function canOf(permissions: number[] | null) {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(shellQuery), {});
  const { data } = MockPayloadGenerator.generate(operation, {
    Query: () => ({ viewer: permissions && { permissions } }),
  });
  if (!data) throw new Error('The shell has data');
  environment.commitPayload(operation, data);
  const shell = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      <ShellContext value={shell}>
        <Suspense>{children}</Suspense>
      </ShellContext>
    </RelayEnvironmentProvider>
  );
  return renderHook(() => useCan(), { wrapper }).result.current;
}

test('a user has exactly the permissions of their list', () => {
  const can = canOf([CART_VIEW, CART_ADD * 10, -CART_ADD]);
  expect([can(CART_VIEW), can(CART_ADD)]).toEqual([true, false]);
});

test('a visitor has no permissions', () => {
  expect(canOf(null)(CART_VIEW)).toBe(false);
});

import { ChakraProvider } from '@chakra-ui/react';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { ShellQuery } from '../../lib/session/__generated__/ShellQuery.graphql.ts';
import { shellQuery } from '../../lib/session/ShellQuery.ts';
import { ShellContext } from '../../lib/session/useShell.ts';
import { system } from '../../theme/system.ts';

/** A test user of the job pages. */
type Person = { isStaff: boolean; permissions: readonly number[] };

/** Buys for a customer: sees prices, approves and declines. */
export const BUYER: Person = { isStaff: false, permissions: [1101, 1105, 1301, 1701, 1702, 1705] };

/** Works on jobs; sees no prices. */
export const WORKSHOP: Person = { isStaff: true, permissions: [1701, 1703, 1708] };

/** A mock environment with a signed-in user, and a function that renders a page or dialog for them. */
export function signIn(person: Person) {
  const environment = createMockEnvironment();
  const shell = createOperationDescriptor(getRequest(shellQuery), {});
  const { data } = MockPayloadGenerator.generate(shell, {
    Viewer: () => ({ ...person, isMultiCustomer: false, actingAs: null, mustChangePassword: false }),
    User: () => ({ id: 'me', fullName: 'Bianca Reyes' }),
  });
  if (!data) throw new Error('The shell has data');
  environment.commitPayload(shell, data);
  const shellRef = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });

  /** Renders it at a URL. Returns the router, whose state contains the URL. */
  async function show(element: ReactNode, address = '/') {
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
    await act(async () =>
      render(
        <ChakraProvider value={system}>
          <RelayEnvironmentProvider environment={environment}>
            <ShellContext value={shellRef}>
              <RouterProvider router={router} />
            </ShellContext>
          </RelayEnvironmentProvider>
        </ChakraProvider>,
      ),
    );
    return router;
  }

  return { environment, show };
}

import { ChakraProvider } from '@chakra-ui/react';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { ShellQuery } from '../../lib/session/__generated__/ShellQuery.graphql.ts';
import { shellQuery } from '../../lib/session/ShellQuery.ts';
import { ShellContext } from '../../lib/session/useShell.ts';
import { system } from '../../theme/system.ts';
import { BottomBar } from './BottomBar.tsx';
import { menu } from './generated-menu.ts';

beforeEach(() => {
  // Read by the colour mode button.
  Object.assign(window, {
    matchMedia: jest.fn(() => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
  });
});

/** Renders the bar for a user who may open all of these pages. */
async function show(items: typeof menu) {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(shellQuery), {});
  const { data } = MockPayloadGenerator.generate(operation, {
    Query: () => ({ viewer: { isStaff: true, permissions: items.map(({ permission }) => permission) } }),
  });
  if (!data) throw new Error('The shell has data');
  environment.commitPayload(operation, data);
  const shell = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <ShellContext value={shell}>
            <MemoryRouter>
              <BottomBar />
            </MemoryRouter>
          </ShellContext>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
}

const pagesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const addresses = (items: typeof menu) => items.map(({ to }) => to);

test('on a phone, the bar has four pages of the menu; the others are in a sheet, which closes on selection', async () => {
  await show(menu);
  expect(pagesIn(screen.getByRole('navigation'))).toEqual(addresses(menu.slice(0, 4)));

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'menu.more' })));
  const sheet = await screen.findByRole('dialog');
  const others = within(sheet).getByRole('navigation', { name: 'menu.label' });
  expect(pagesIn(others)).toEqual(addresses(menu.slice(4)));

  await act(async () => fireEvent.click(within(others).getByRole('link', { name: 'quotes' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

import { ChakraProvider } from '@chakra-ui/react';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter, useLocation } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { ShellQuery } from '../../lib/session/__generated__/ShellQuery.graphql.ts';
import { shellQuery } from '../../lib/session/ShellQuery.ts';
import { ShellContext } from '../../lib/session/useShell.ts';
import { system } from '../../theme/system.ts';
import { SearchLink } from './SearchLink.tsx';

// Texts of the dialog that opens.
i18next.addResourceBundle(i18next.language, 'search', {});

let isDesk = true;

beforeEach(() => {
  isDesk = true;
  Object.assign(window, {
    matchMedia: jest.fn(() => ({ matches: isDesk, addEventListener() {}, removeEventListener() {} })),
  });
});

function Place() {
  return <output>{useLocation().pathname}</output>;
}

async function show(path = '/backoffice/my-profile') {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(shellQuery), {});
  const { data } = MockPayloadGenerator.generate(operation, {
    Query: () => ({ viewer: { permissions: [] } }),
  });
  if (!data) throw new Error('The shell has data');
  environment.commitPayload(operation, data);
  const shell = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <ShellContext value={shell}>
            <MemoryRouter initialEntries={[path]}>
              <SearchLink />
              <Place />
            </MemoryRouter>
          </ShellContext>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
  return screen.getByRole('link', { name: 'searchAll' });
}

/** Presses Ctrl-K. Returns whether the browser's own shortcut still applies. */
const pressKeys = () => act(async () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
const dialog = () => screen.queryByRole('dialog');

test('Ctrl-K opens the search over the page, and closes it again', async () => {
  await show();
  expect(await pressKeys()).toBe(false);
  await waitFor(() => expect(dialog()).not.toBeNull());
  expect(screen.getByRole('combobox')).toBeTruthy();
  await pressKeys();
  await waitFor(() => expect(dialog()).toBeNull());
});

test('a click opens it on a desktop, and its page on a phone', async () => {
  const link = await show();
  await act(async () => fireEvent.click(link));
  await waitFor(() => expect(dialog()).not.toBeNull());
  await pressKeys();
  isDesk = false;
  await act(async () => fireEvent.click(link));
  expect(screen.getByText('/backoffice/search')).toBeTruthy();
});

test('the search does not open over a dialog', async () => {
  await show();
  const other = document.createElement('div');
  other.setAttribute('role', 'alertdialog');
  document.body.append(other);
  await pressKeys();
  other.remove();
  expect(dialog()).toBeNull();
});

test('the search does not open on its own page', async () => {
  const link = await show('/backoffice/search');
  await pressKeys();
  await act(async () => fireEvent.click(link));
  expect(dialog()).toBeNull();
});

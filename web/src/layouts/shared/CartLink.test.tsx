import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter, useLocation } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { closeCartPanel, isCartPanelOpen } from '../../cart/cart-panel.ts';
import type { ShellQuery } from '../../lib/session/__generated__/ShellQuery.graphql.ts';
import { shellQuery } from '../../lib/session/ShellQuery.ts';
import { ShellContext } from '../../lib/session/useShell.ts';
import { system } from '../../theme/system.ts';
import { CartLink } from './CartLink.tsx';

// Texts of the panel that opens.
i18next.addResourceBundle(i18next.language, 'cart', {});
i18next.addResourceBundle(i18next.language, 'choices', {});

afterEach(() => act(closeCartPanel));

const CART = '/backoffice/shopping-cart';

function Place() {
  return <output>{useLocation().pathname}</output>;
}

/** Renders the cart link in the storefront header, for a user or a visitor. */
async function show(viewer: { cartItemCount: number } | null) {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(shellQuery), {});
  const { data } = MockPayloadGenerator.generate(operation, { Query: () => ({ viewer }) });
  if (!data) throw new Error('The shell has data');
  environment.commitPayload(operation, data);
  const shell = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <ShellContext value={shell}>
            <MemoryRouter initialEntries={['/shop']}>
              <CartLink to={CART} />
              <Place />
            </MemoryRouter>
          </ShellContext>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
  return screen.getByRole('link');
}

test('a visitor sees the cart link, and its page requires signing in', async () => {
  const link = await show(null);
  expect(link.getAttribute('aria-label')).toBe('menu.cart');
  await act(async () => fireEvent.click(link));
  expect(isCartPanelOpen()).toBe(false);
  expect(screen.getByText(CART)).toBeTruthy();
});

test('a user sees the number of lines, and a click opens the panel', async () => {
  const link = await show({ cartItemCount: 2 });
  expect(link.getAttribute('aria-label')).toBe('menu.cartWithCount');
  await act(async () => fireEvent.click(link));
  expect(isCartPanelOpen()).toBe(true);
  expect(screen.getByText('/shop')).toBeTruthy();
});

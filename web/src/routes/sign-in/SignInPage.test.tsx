import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { links } from '../../links.ts';
import { system } from '../../theme/system.ts';
import { SignInPage } from './SignInPage.tsx';

async function openAt(address: string) {
  const page = (
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={createMockEnvironment()}>
        <MemoryRouter initialEntries={[address]}>
          <SignInPage />
        </MemoryRouter>
      </RelayEnvironmentProvider>
    </ChakraProvider>
  );
  await act(async () => render(page));
}

test('a visitor who opens the cart is asked to sign in first', async () => {
  await openAt(links.signIn(`${links.cart()}?line=1`));
  expect(screen.getByText('cartSignInFirst')).toBeTruthy();
});

test('visitors of other pages are not', async () => {
  await openAt(links.signIn(links.jobOrders()));
  expect(screen.queryByText('cartSignInFirst')).toBeNull();
});

import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { links } from '../../links.ts';
import { system } from '../../theme/system.ts';
import { SignInPage } from './SignInPage.tsx';

function openAt(address: string) {
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={createMockEnvironment()}>
        <MemoryRouter initialEntries={[address]}>
          <SignInPage />
        </MemoryRouter>
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
}

test('a visitor who came for the cart is asked to log in first', () => {
  openAt(links.signIn(`${links.cart()}?line=1`));
  expect(screen.getByText('cartSignInFirst')).toBeTruthy();
});

test('who came for something else is not', () => {
  openAt(links.signIn(links.jobOrders()));
  expect(screen.queryByText('cartSignInFirst')).toBeNull();
});

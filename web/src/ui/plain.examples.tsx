import { ChakraProvider } from '@chakra-ui/react';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../theme/system.ts';

/** Shows a component at an address, in the theme; answers the router, whose state holds the address. */
export async function showPlain(element: ReactNode, address = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>,
    ),
  );
  return router;
}

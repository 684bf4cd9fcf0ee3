import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RequestError } from '../lib/relay/request-errors.ts';
import { system } from '../theme/system.ts';
import { PageError } from './PageError.tsx';

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

function FailingPage(): never {
  throw new RequestError('Boom', { code: undefined, requestId: 'r-1', status: 500 });
}

async function show(failure: string | undefined) {
  const route = { path: '/', element: <FailingPage />, errorElement: <PageError failure={failure} /> };
  const router = createMemoryRouter([route]);
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} onError={() => {}} />
      </ChakraProvider>,
    ),
  );
}

test('shows the error message of the route if it has one', async () => {
  await show('consignments:failed.list');
  expect(screen.getByText('failed.list')).toBeTruthy();
  expect(screen.queryByText(/error\.text/)).toBeNull();
});

test('other routes show that an error occurred while loading, and that the rest works', async () => {
  await show(undefined);
  expect(screen.getByText('operation.failed error.text')).toBeTruthy();
});

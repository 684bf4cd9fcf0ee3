import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { system } from '../../theme/system.ts';
import { CardBoundary } from './CardBoundary.tsx';

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Totals() {
  const total = useLoaderData<string | null>();
  if (total === null) throw new TypeError('The answer lacks the total');
  return <p>Total: {total}</p>;
}

test('a card that fails leaves the others usable, and reads the data of the page again', async () => {
  const answers = [null, '120.00'];
  const order = jest.fn();
  const page = (
    <ChakraProvider value={system}>
      <CardBoundary>
        <button type="button" onClick={order}>
          Order
        </button>
      </CardBoundary>
      <CardBoundary>
        <Totals />
      </CardBoundary>
    </ChakraProvider>
  );
  const loader = () => answers.shift() ?? null;
  const router = createMemoryRouter([{ path: '/', element: page, loader, HydrateFallback: () => null }]);
  await act(async () => render(<RouterProvider router={router} />));

  expect((await screen.findByRole('alert')).textContent).toContain('operation.failed');
  fireEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(order).toHaveBeenCalledTimes(1);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'error.retry' })));
  expect(screen.getByText('Total: 120.00')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

import { ChakraProvider } from '@chakra-ui/react';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createOperationDescriptor, getRequest, type OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import type { ShellQuery } from '../../lib/session/__generated__/ShellQuery.graphql.ts';
import { shellQuery } from '../../lib/session/ShellQuery.ts';
import { ShellContext } from '../../lib/session/useShell.ts';
import { system } from '../../theme/system.ts';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import { productPageQuery, ShopProductPage } from './ProductPage.tsx';
import { CHEAPER_RING, MARKED_RING, priceAnswer, RING, VISITOR_SHELL } from './product-page.examples.ts';

const PAGE = '/shop/product/RS-101';

beforeEach(() => {
  sessionStorage.clear();
  // Jsdom has no layout and no scrolling.
  Element.prototype.scrollIntoView = () => {};
});

/** Opens the piece as a visitor. Prices wait until the test resolves them. */
async function openPiece(search = '', piece: typeof RING | typeof MARKED_RING | typeof CHEAPER_RING = RING) {
  window.history.replaceState(null, '', PAGE + search);
  const environment = createMockEnvironment();
  environment.commitPayload(createOperationDescriptor(getRequest(shellQuery), {}), VISITOR_SHELL);
  const shellRef = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });
  const variables = { code: 'RS-101', id: null };
  environment.commitPayload(createOperationDescriptor(getRequest(productPageQuery), variables), piece);
  const queryRef = loadQuery<ProductPageQuery>(environment, productPageQuery, variables, {
    fetchPolicy: 'store-only',
  });
  const router = createBrowserRouter([{ path: '*', element: <ShopProductPage queryRef={queryRef} /> }]);
  const page = (
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <ShellContext value={shellRef}>
          <RouterProvider router={router} />
        </ShellContext>
      </RelayEnvironmentProvider>
    </ChakraProvider>
  );
  await act(async () => render(page));

  const waiting = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'usePriceQuery');
  const inputOf = (operation: OperationDescriptor) => operation.request.variables['input'];
  return {
    /** The pending price request. There is never more than one. */
    async asked() {
      await waitFor(() => expect(waiting()).toHaveLength(1));
      const [operation] = waiting();
      if (!operation) throw new Error('No price was asked for');
      return { operation, input: inputOf(operation) };
    },
    answer(operation: OperationDescriptor, unitPrice: string | null, missing?: readonly number[]) {
      act(() =>
        environment.mock.resolve(operation, priceAnswer(inputOf(operation).requestId, unitPrice, missing)),
      );
    },
    resolve(operation: OperationDescriptor, answer: ReturnType<typeof priceAnswer>) {
      act(() => environment.mock.resolve(operation, answer));
    },
    isWaiting: (operation: OperationDescriptor) => waiting().includes(operation),
  };
}

test('a newer choice aborts the pending price, and only the latest is shown', async () => {
  const page = await openPiece('?size=7');
  const first = await page.asked();
  expect(first.input).toMatchObject({ configuration: { itemTypeId: 1, alloyId: 3, size: '7' }, quantity: 1 });
  page.answer(first.operation, '1000.00');
  expect(await screen.findByText('US$1,000.00')).toBeTruthy();

  fireEvent.click(screen.getByLabelText('White gold'));
  const second = await page.asked();
  fireEvent.change(screen.getByLabelText(/Ring size/), { target: { value: '6.5' } });
  await waitFor(() => expect(page.isWaiting(second.operation)).toBe(false));
  const third = await page.asked();
  expect(third.input.configuration).toMatchObject({ alloyId: 4, size: '6.5' });
  expect(screen.getByText('US$1,000.00')).toBeTruthy();

  page.answer(third.operation, '1200.00');
  expect(await screen.findByText('US$1,200.00')).toBeTruthy();
  expect(screen.queryByText('US$1,000.00')).toBeNull();
});

test('the configuration is in the address, and the picture follows the metal', async () => {
  const page = await openPiece('?metal=14KW&size=6.5&quantity=3');
  expect((await page.asked()).input).toMatchObject({
    configuration: { alloyId: 4, size: '6.5' },
    quantity: 3,
  });
  expect(screen.getByAltText('Aurora, White gold')).toBeTruthy();

  fireEvent.click(screen.getByLabelText('Yellow gold'));
  await waitFor(() => expect(window.location.search).toBe('?metal=14KY&size=6.5&quantity=3'));
  expect(await screen.findByAltText('Aurora, Yellow gold')).toBeTruthy();
});

test('prices the default immediately, with its size, and shows and adds it', async () => {
  const page = await openPiece();
  const { operation, input } = await page.asked();
  expect(input.configuration).toMatchObject({ itemTypeId: 1, alloyId: 3, size: '7' });
  expect(screen.getByLabelText<HTMLSelectElement>(/Ring size/).value).toBe('7');
  page.answer(operation, '1000.00');
  expect(await screen.findByText('US$1,000.00')).toBeTruthy();
  expect(screen.queryByText('price.from')).toBeNull();

  fireEvent.click(screen.getByText('add'));
  expect(await screen.findByText('cartSignInFirst')).toBeTruthy();
});

test('a missing required choice is shown on its field, and nothing is added', async () => {
  const page = await openPiece('', MARKED_RING);
  page.answer((await page.asked()).operation, null, [8]);
  expect(await screen.findByText('US$900.00', { exact: false })).toBeTruthy();
  expect(screen.getByText('price.from')).toBeTruthy();

  fireEvent.click(screen.getByText('add'));
  expect(await screen.findByText('missing')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Thumb'));
  expect(screen.queryByText('cartSignInFirst')).toBeNull();
});

test('without rates and prices, the market shows only its day, and no price is guaranteed', async () => {
  const page = await openPiece();
  const { operation, input } = await page.asked();
  const { data } = priceAnswer(input.requestId, null);
  const hidden = { ...data.calculatePrice, market: [], validUntil: '2026-11-21T12:00:00.000Z' };
  page.resolve(operation, { data: { calculatePrice: hidden } });
  expect(await screen.findByText('facts.marketDay')).toBeTruthy();
  expect(screen.queryByText('facts.marketAsOf')).toBeNull();
  expect(screen.getByText('price.hidden')).toBeTruthy();
  expect(screen.getByText('facts.validUntil').nextElementSibling?.textContent).toBe('–');
});

test('a visitor who adds must sign in, and returns to the configured piece', async () => {
  const page = await openPiece('?metal=14KW&size=6.5');
  page.answer((await page.asked()).operation, '1200.00');

  fireEvent.click(screen.getByText('add'));
  expect(await screen.findByText('cartSignInFirst')).toBeTruthy();
  const link = screen.getByText('signInFirst.signIn').closest('a');
  const returnTo = new URL(link?.href ?? '').searchParams.get('returnTo');
  expect(returnTo).toBe(`${PAGE}?metal=14KW&size=6.5`);
});

test('the details of the piece follow the choices: stones and lead time', async () => {
  const page = await openPiece();
  const { operation } = await page.asked();
  expect(screen.queryByText('about.stone')).toBeNull();
  page.answer(operation, '1000.00');
  expect(await screen.findByText('about.stone')).toBeTruthy();
});

test('the lowest price names its choice, and selects it', async () => {
  const page = await openPiece('?size=7', CHEAPER_RING);
  page.answer((await page.asked()).operation, '1000.00');
  expect(await screen.findByText(/price\.least/)).toBeTruthy();
  fireEvent.click(screen.getByText('price.chooseLeast'));
  await waitFor(() => expect(window.location.search).toBe('?metal=14KW&size=6.5'));
  const { operation, input } = await page.asked();
  expect(input.configuration).toMatchObject({ alloyId: 4, size: '6.5' });
  page.answer(operation, '900.00');
  expect(await screen.findByText('US$900.00')).toBeTruthy();
  expect(screen.queryByText('price.chooseLeast')).toBeNull();
});

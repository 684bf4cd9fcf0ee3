import { ChakraProvider } from '@chakra-ui/react';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { system } from '../../../theme/system.ts';
import type { PlaceOrderBarTestQuery } from './__generated__/PlaceOrderBarTestQuery.graphql.ts';
import { PlaceOrderBar } from './PlaceOrderBar.tsx';

const query = graphql`
  query PlaceOrderBarTestQuery {
    cart {
      ...PlaceOrderBar_cart
    }
  }
`;

function show(grandTotal: string | null, isPlacing = false) {
  const environment = createMockEnvironment();
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), {
    cart: { __typename: 'Cart', id: 'cart', target: 'JO', totals: { currency: 'USD', grandTotal } },
  });
  const onPlace = jest.fn();
  function Bar() {
    const { cart } = useLazyLoadQuery<PlaceOrderBarTestQuery>(query, {}, { fetchPolicy: 'store-only' });
    return cart && <PlaceOrderBar cart={cart} isPlacing={isPlacing} onPlace={onPlace} />;
  }
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <Bar />
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  return { onPlace, button: screen.getByRole<HTMLButtonElement>('button') };
}

test('the bar of the phone shows the total beside the button that orders', () => {
  const { onPlace, button } = show('490.78');
  expect(screen.getByText(/490\.78/)).toBeTruthy();
  fireEvent.click(button);
  expect(onPlace).toHaveBeenCalledTimes(1);
});

test('an unknown total has a text', () => {
  show(null);
  expect(screen.getByText('totals.unknown')).toBeTruthy();
});

test('cannot be submitted twice', () => {
  const { onPlace, button } = show('490.78', true);
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  expect(onPlace).not.toHaveBeenCalled();
});

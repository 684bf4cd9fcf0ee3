import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { graphql, loadQuery, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { MemoryRouter } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { ShellQuery } from '../../../lib/session/__generated__/ShellQuery.graphql.ts';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { shellQuery } from '../../../lib/session/ShellQuery.ts';
import { ShellContext } from '../../../lib/session/useShell.ts';
import { system } from '../../../theme/system.ts';
import type { LineTextsTestQuery } from './__generated__/LineTextsTestQuery.graphql.ts';
import { LineTexts } from './LineTexts.tsx';

i18next.addResourceBundle('cimode', 'cart-extras', {});

const query = graphql`
  query LineTextsTestQuery {
    cart {
      items {
        ...LineTexts_item
      }
    }
  }
`;

const LINE = { id: 'line', reference: 'Window', endCustomer: '', note: '', drawing: null, pictures: [] };

/** The texts of a line, for a viewer who may change the cart. */
function show() {
  const environment = createMockEnvironment();
  const shellOperation = createOperationDescriptor(getRequest(shellQuery), {});
  const { data } = MockPayloadGenerator.generate(shellOperation, {
    Query: () => ({ viewer: { permissions: [CART_EDIT] } }),
  });
  if (!data) throw new Error('The shell has data');
  environment.commitPayload(shellOperation, data);
  const shell = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), {
    cart: { id: 'cart', items: [LINE] },
  });
  function Line() {
    const { cart } = useLazyLoadQuery<LineTextsTestQuery>(query, {}, { fetchPolicy: 'store-only' });
    return cart?.items[0] && <LineTexts item={cart.items[0]} />;
  }
  const { container } = render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <ShellContext value={shell}>
          <MemoryRouter>
            <Line />
          </MemoryRouter>
        </ShellContext>
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  const fold = container.querySelector('details');
  if (!fold) throw new Error('The texts fold');
  return { environment, fold };
}

test('a drawing can be added to an expanded line, and is saved immediately', async () => {
  const { environment, fold } = show();
  expect(screen.queryByText('drawing.drawingDrop')).toBeNull();
  await act(async () => void fireEvent(fold, new Event('toggle')));
  expect(await screen.findByText('drawing.drawingDrop')).toBeTruthy();

  const input = fold.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  const files = [new File(['ring'], 'ring.png', { type: 'image/png' })];
  await act(async () => void fireEvent.input(input, { target: { files } }));
  expect(screen.getByText('drawing.drawingUploading')).toBeTruthy();
  const file = {
    id: 'file',
    databaseId: 9,
    url: '/9',
    thumbnailUrl: '/9s',
    name: 'ring.png',
    width: 1,
    height: 1,
  };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { result: { __typename: 'UploadFileSuccess', file } },
    }),
  );

  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
      id: 'line',
      drawingFileId: 9,
    }),
  );
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('refused')));
});

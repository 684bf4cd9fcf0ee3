import { ChakraProvider } from '@chakra-ui/react';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LuGem } from 'react-icons/lu';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { MemoryRouter, useLocation } from 'react-router';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { ShellQuery } from '../lib/session/__generated__/ShellQuery.graphql.ts';
import { JOB_ORDERS_VIEW } from '../lib/session/permissions.ts';
import { shellQuery } from '../lib/session/ShellQuery.ts';
import { ShellContext } from '../lib/session/useShell.ts';
import { system } from '../theme/system.ts';
import { recentIds, rememberItem } from './recent-items.ts';
import { SearchBox } from './SearchBox.tsx';

const SCREENS = [
  { key: 'catalog', label: 'Catalogue', to: '/backoffice/catalog', icon: LuGem },
  { key: 'quotes', label: 'Price quotes', to: '/backoffice/quotes', icon: LuGem },
];

const USER = 7;

beforeEach(() => localStorage.clear());

function hit(kind: string, number: string, facts: object = {}) {
  return {
    kind,
    nodeId: `id-of-${number}`,
    databaseId: 3,
    number,
    title: null,
    customer: null,
    matched: [],
    status: null,
    ...facts,
  };
}

function Box({ onOpen }: { onOpen: () => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <SearchBox text={text} onText={setText} screens={SCREENS} onOpen={onOpen} />
      <output>{useLocation().pathname + useLocation().search}</output>
    </>
  );
}

async function show() {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(shellQuery), {});
  const viewer = { user: { databaseId: USER }, permissions: [JOB_ORDERS_VIEW] };
  const { data } = MockPayloadGenerator.generate(operation, { Query: () => ({ viewer }) });
  if (!data) throw new Error('The shell has data');
  environment.commitPayload(operation, data);
  const shell = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-only' });
  const onOpen = jest.fn();
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <ShellContext value={shell}>
            <MemoryRouter>
              <Box onOpen={onOpen} />
            </MemoryRouter>
          </ShellContext>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
  const field = screen.getByRole('combobox', { name: 'field' });
  const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }));
  const press = (key: string) => act(async () => fireEvent.keyDown(field, { key }));

  const asked = () => environment.mock.getAllOperations().map(({ request }) => request.variables['text']);

  /** Waits for a search request for this text and resolves it. */
  async function answer(text: string, search: object[], searchHits: object[] = []) {
    await waitFor(() => expect(asked()).toContain(text));
    const sent = environment.mock
      .getAllOperations()
      .find(({ request }) => request.variables['text'] === text);
    if (!sent) throw new Error('The search was sent');
    await act(async () => environment.mock.resolve(sent, { data: { search, searchHits } }));
  }

  return { environment, field, type, press, answer, asked, onOpen };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const place = () => screen.getByText(/^\//).textContent;

test('shows pages and recent visible items before typing', async () => {
  rememberItem(USER, 'id-of-JO-1-1');
  rememberItem(USER, 'id-of-JO-9-1');
  const { environment, answer } = await show();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const [sent] = environment.mock.getAllOperations();
  expect(sent?.request.variables).toEqual({ text: '', recent: ['id-of-JO-9-1', 'id-of-JO-1-1'] });
  await answer('', [], [hit('JOB_ORDER', 'JO-1-1')]);
  expect(options()).toEqual(['JO-1-1', 'Catalogue', 'Price quotes']);
  expect(screen.getByRole('group', { name: 'recent' })).toBeTruthy();
});

test('arrow keys and Enter open a result, which becomes the first recent item', async () => {
  const { type, press, answer, onOpen } = await show();
  await type('jo-1');
  await answer('jo-1', [
    {
      kind: 'JOB_ORDER',
      hasMore: true,
      hits: [
        hit('JOB_ORDER', 'JO-1-1', { title: 'Ring', customer: 'Luna', matched: ['PO-4'] }),
        hit('JOB_ORDER', 'JO-1-2'),
      ],
    },
  ]);
  expect(options()).toEqual(['JO-1-1Ring · Luna · PO-4', 'JO-1-2', 'all.JOB_ORDER']);
  await press('ArrowDown');
  await press('Enter');
  await waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(place()).toMatch(/job-orders\/JO-1-[12]$/);
  expect(recentIds(USER)).toHaveLength(1);
});

test('the list of all that match opens with the text', async () => {
  const { type, answer } = await show();
  await type(' jo-1 ');
  await answer('jo-1', [{ kind: 'JOB_ORDER', hasMore: true, hits: [hit('JOB_ORDER', 'JO-1-1')] }]);
  await act(async () => fireEvent.click(screen.getByText('all.JOB_ORDER')));
  expect(place()).toContain('tab=all&search=jo-1');
});

test('finds pages by the beginnings of their words; sends no request below two letters', async () => {
  const { type, asked } = await show();
  await type('q');
  expect(options()).toEqual(['Price quotes']);
  expect(screen.getByText('more')).toBeTruthy();
  await type('atalog');
  expect(options()).toEqual([]);
  expect(asked()).not.toContain('q');
});

test('ignores an outdated response', async () => {
  const { environment, type, answer, asked } = await show();
  await type('first');
  await waitFor(() => expect(asked()).toContain('first'));
  await type('second');
  await answer('second', [{ kind: 'JOB_ORDER', hasMore: false, hits: [hit('JOB_ORDER', 'JO-2-1')] }]);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(options()).toEqual(['JO-2-1']);
});

test('shows a text without results, and an error that can be retried', async () => {
  const { environment, type, answer, asked } = await show();
  await type('xyz');
  await answer('xyz', []);
  expect(screen.getByText('nothing')).toBeTruthy();
  await type('xyzz');
  await waitFor(() => expect(asked()).toContain('xyzz'));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('gone')));
  expect(screen.getByRole('alert').textContent).toContain('failed');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'retry' })));
  await answer('xyzz', [{ kind: 'JOB_ORDER', hasMore: false, hits: [hit('JOB_ORDER', 'JO-3-1')] }]);
  expect(options()).toEqual(['JO-3-1']);
});

test('omits results that the viewer cannot open', async () => {
  const { type, answer } = await show();
  await type('band');
  await answer('band', [
    { kind: 'PRODUCT', hasMore: false, hits: [hit('PRODUCT', 'BD-1', { title: 'Band' })] },
  ]);
  expect(options()).toEqual([]);
});

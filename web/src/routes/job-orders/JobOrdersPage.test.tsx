import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { loadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { JobOrdersPageQuery } from './__generated__/JobOrdersPageQuery.graphql.ts';
import { JobOrdersPage, jobOrdersPageQuery } from './JobOrdersPage.tsx';
import { BUYER, signIn } from './job-pages.examples.tsx';

// Names of texts are shown; the bulk actions load theirs.
i18next.addResourceBundle('cimode', 'job-bulk', {});

const LIST = '/backoffice/status-tracking/job-orders';

const JOB = {
  id: 'job-1',
  number: 'JO-10023-1',
  title: 'Solitaire, 14K yellow gold',
  quantity: 1,
  imageUrl: '/pictures/pieces/1/0/0/640.webp',
  currency: 'USD',
  total: '1240.00',
  promisedOn: '2026-03-20',
  createdAt: '2026-03-02T10:00:00Z',
  urgency: 'ON_TRACK',
  noteCount: 0,
  unreadNoteCount: 0,
  bulkActions: [],
};

/** Settings of a user who has not changed the list. */
const DEFAULT_SETTING = { code: 'JOB_ORDERS', columns: [], density: 'COMFORTABLE', views: [] };

/** Opens the list at a URL, with the given jobs and the user’s settings. */
async function openList(search: string, jobs: readonly object[] = [JOB], setting: object = DEFAULT_SETTING) {
  const { environment, show } = signIn(BUYER);
  const variables = { tab: 'ALL' as const, filter: {}, count: 10, hasCustomer: false };
  const operation = createOperationDescriptor(getRequest(jobOrdersPageQuery), variables);
  const { data } = MockPayloadGenerator.generate(operation, {
    Query: () => ({
      jobOrderTabCounts: [
        { tab: 'NEW', count: 12, atLeast: false },
        { tab: 'PROCESSING', count: 48, atLeast: false },
        { tab: 'CLOSED', count: 1000, atLeast: true },
        { tab: 'ALL', count: 1000, atLeast: true },
      ],
      statuses: [{ code: 'NEW', name: 'New', colour: 'blue', tab: 'NEW' }],
    }),
    GridSetting: () => setting,
    JobOrderConnection: () => ({
      edges: jobs.map((node) => ({ node, cursor: 'c' })),
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  });
  if (!data) throw new Error('The list has data');
  environment.commitPayload(operation, data);
  const queryRef = loadQuery<JobOrdersPageQuery>(environment, jobOrdersPageQuery, variables, {
    fetchPolicy: 'store-only',
  });
  const router = await show(<JobOrdersPage queryRef={queryRef} />, LIST + search);
  return Object.assign(() => router.state.location.search, { environment });
}

test('tabs are links that keep the filters, with counts capped at a thousand', async () => {
  await openList('?search=luna&selected=JO-1-1');
  const closed = screen.getByRole('link', { name: /tab\.closed/ });
  expect(closed.getAttribute('href')).toBe(`${LIST}?tab=closed&search=luna`);
  expect(closed.textContent).toContain('1,000+');
});

test('a filter is stored in the URL and clears the selection', async () => {
  const search = await openList('?selected=job-1');
  fireEvent.click(screen.getByRole('button', { name: 'filters.open' }));
  const late = await screen.findByLabelText('option.promised.late');
  await act(async () => fireEvent.click(late));
  expect(search()).toBe('?promised=late');
  await act(async () => fireEvent.click(screen.getByLabelText('New')));
  expect(search()).toBe('?status=NEW&promised=late');
});

test('the link of a job contains the list, for next and previous', async () => {
  await openList('?tab=new&sort=promised&selected=job-1');
  const link = screen.getByRole('link', { name: 'JO-10023-1' });
  expect(link.getAttribute('href')).toBe(`${LIST}/JO-10023-1?tab=new&sort=promised`);
});

test('selecting a job stores its id in the URL and shows its actions', async () => {
  const search = await openList('');
  await act(async () => fireEvent.click(screen.getByLabelText('list.selectOne')));
  expect(search()).toBe('?selected=job-1');
  expect(await screen.findByText('print')).toBeTruthy();
  expect(screen.queryByText('updateStatus')).toBeNull();
});

test('shows the bulk actions that the server offers', async () => {
  const offered = [{ action: 'APPROVE', enabled: false }];
  await openList('?selected=job-1', [{ ...JOB, bulkActions: offered }]);
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'approve' });
  expect(approve.disabled).toBe(true);
  expect(screen.getByText('noneAwaiting')).toBeTruthy();
  expect(screen.queryByText('updateStatus')).toBeNull();
});

test.each([
  { search: '?search=zzz', title: 'empty.noMatch' },
  { search: '?tab=new', title: 'empty.new' },
])('an empty list at $search shows $title', async ({ search, title }) => {
  await openList(search, []);
  expect(screen.getByText(title)).toBeTruthy();
});

const column = (key: string, visible = true) => ({ key, visible, width: null, pinned: false });
// Also below a dialog, which hides the page from screen readers.
const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);

test('shows columns in the user’s arrangement from the first render', async () => {
  const columns = [column('status'), column('number'), column('piece', false), column('contact')];
  await openList('', [JOB], { ...DEFAULT_SETTING, columns, density: 'COMPACT' });
  expect(heads().slice(0, 4)).toEqual(['', 'column.picture', 'column.status', 'column.ordered']);
  expect(heads()).toContain('column.contact');
  expect(heads()).not.toContain('column.piece');
  expect(screen.getByRole('table').hasAttribute('data-compact')).toBe(true);
});

test('shows a change of columns immediately, saves it later, and reverts it if saving fails', async () => {
  const { environment } = await openList('');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'columns.open' })));
  const status = await screen.findByLabelText('column.status');
  await act(async () => fireEvent.click(status));
  expect(heads()).not.toContain('column.status');
  const mutation = await waitFor(() => environment.mock.getMostRecentOperation());
  const { code, columns, density } = mutation.request.variables['input'];
  expect([code, density]).toEqual(['JOB_ORDERS', 'COMFORTABLE']);
  expect(columns).toContainEqual({ key: 'status', visible: false, width: null, pinned: false });
  await act(async () => environment.mock.reject(mutation, new Error('lost')));
  expect(heads()).toContain('column.status');
});

test('shows the name of the view, and whether it was changed', async () => {
  const view = {
    id: 'V1',
    name: 'Late',
    query: '?promised=late',
    isShared: false,
    isDefault: false,
    isMine: true,
    canChange: true,
    ownerName: 'Bianca Reyes',
  };
  await openList('?promised=late&tab=new&view=V1', [JOB], { ...DEFAULT_SETTING, views: [view] });
  expect(screen.getByRole('button', { name: 'views.updateOf' })).toBeTruthy();
});

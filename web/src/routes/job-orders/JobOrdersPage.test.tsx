import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { JobOrdersPageQuery } from './__generated__/JobOrdersPageQuery.graphql.ts';
import { JobOrdersPage, jobOrdersPageQuery } from './JobOrdersPage.tsx';
import { BUYER, signIn } from './job-pages.examples.tsx';

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
  bulkActions: [],
};

/** Opens the list at an address; it holds the one job, or none. */
async function openList(search: string, jobs: readonly object[] = [JOB]) {
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
  return () => router.state.location.search;
}

test('tabs are links that keep the filters, with counts capped at a thousand', async () => {
  await openList('?search=luna&selected=JO-1-1');
  const closed = screen.getByRole('link', { name: /tab\.closed/ });
  expect(closed.getAttribute('href')).toBe(`${LIST}?tab=closed&search=luna`);
  expect(closed.textContent).toContain('1,000+');
});

test('a filter goes into the address and clears the selection', async () => {
  const search = await openList('?selected=job-1');
  fireEvent.click(screen.getByRole('button', { name: 'filters.open' }));
  const late = await screen.findByLabelText('option.promised.late');
  await act(async () => fireEvent.click(late));
  expect(search()).toBe('?promised=late');
  await act(async () => fireEvent.click(screen.getByLabelText('New')));
  expect(search()).toBe('?status=NEW&promised=late');
});

test('the link of a job carries the list along, for next and previous', async () => {
  await openList('?tab=new&sort=promised&selected=job-1');
  const link = screen.getByRole('link', { name: 'JO-10023-1' });
  expect(link.getAttribute('href')).toBe(`${LIST}/JO-10023-1?tab=new&sort=promised`);
});

test('selecting a job puts its id into the address and offers what can be done with it', async () => {
  const search = await openList('');
  await act(async () => fireEvent.click(screen.getByLabelText('list.selectOne')));
  expect(search()).toBe('?selected=job-1');
  expect(await screen.findByText('bulk.print')).toBeTruthy();
  expect(screen.queryByText('bulk.updateStatus')).toBeNull();
});

test('what can be done with several jobs is what the server offers for them', async () => {
  const offered = [{ action: 'APPROVE', enabled: false }];
  await openList('?selected=job-1', [{ ...JOB, bulkActions: offered }]);
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'bulk.approve' });
  expect(approve.disabled).toBe(true);
  expect(screen.getByText('bulk.noneAwaiting')).toBeTruthy();
  expect(screen.queryByText('bulk.updateStatus')).toBeNull();
});

test.each([
  { search: '?search=zzz', title: 'empty.noMatch' },
  { search: '?tab=new', title: 'empty.new' },
])('an empty list at $search says $title', async ({ search, title }) => {
  await openList(search, []);
  expect(screen.getByText(title)).toBeTruthy();
});

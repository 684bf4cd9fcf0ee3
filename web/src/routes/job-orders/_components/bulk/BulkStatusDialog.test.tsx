import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { startI18n } from '../../../../lib/i18n/i18n.ts';
import { signIn, WORKSHOP } from '../../job-pages.examples.tsx';
import { BulkStatusDialog } from './BulkStatusDialog.tsx';

beforeAll(async () => {
  await startI18n('en');
  const { default: jobs } = await import('../../_locales/en.json', { with: { type: 'json' } });
  i18next.addResourceBundle('en', 'jobs', jobs);
  const { default: bulk } = await import('./_locales/en.json', { with: { type: 'json' } });
  i18next.addResourceBundle('en', 'job-bulk', bulk);
});

beforeEach(() => sessionStorage.clear());

const REFUSED = 'This status change is not allowed.';

const JOBS = [
  { id: 'one', number: 'JO-10001-1', bulkActions: [] },
  { id: 'two', number: 'JO-10002-1', bulkActions: [] },
];

const row = (jobOrderId: string, code: string | null) => ({
  jobOrderId,
  ok: code === null,
  takesReason: false,
  requiresTracking: false,
  code,
  to: { name: 'In production', id: 'to' },
});

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((each) =>
      within(each)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('every job shows what would happen, then what happened', async () => {
  const { environment, show } = signIn(WORKSHOP);
  const onClose = jest.fn();
  await show(<BulkStatusDialog ids={JOBS.map(({ id }) => id)} rows={JOBS} onClose={onClose} />);
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: { statuses: [{ id: 's', code: 'IN_PRODUCTION', name: 'In production' }] },
    }),
  );

  fireEvent.change(await screen.findByLabelText('New status'), { target: { value: 'IN_PRODUCTION' } });
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      jobOrderIds: ['one', 'two'],
      statusCode: 'IN_PRODUCTION',
    }),
  );
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: {
        jobOrderStatusPreview: [
          {
            ...row('one', null),
            jobOrder: {
              id: 'one',
              number: 'JO-10001-1',
              version: 4,
              status: { id: 'from', name: 'Approved' },
            },
          },
          { ...row('two', 'STATUS_TRANSITION_DENIED'), jobOrder: null },
        ],
      },
    }),
  );
  expect(rowsOf('Preview')).toEqual([
    ['Done', 'JO-10001-1', 'Approved → In production'],
    ['Not done', 'JO-10002-1', REFUSED],
  ]);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Move 1 job' })));
  const mutation = environment.mock.getMostRecentOperation();
  expect(mutation.request.variables['input']).toMatchObject({
    jobOrderIds: ['one', 'two'],
    statusCode: 'IN_PRODUCTION',
  });
  await act(async () =>
    environment.mock.resolve(mutation, {
      data: {
        result: {
          __typename: 'UpdateJobOrderStatusesSuccess',
          results: [
            { ...row('one', 'PAYMENT_TERMS_NOT_MET'), jobOrder: null },
            { ...row('two', 'STATUS_TRANSITION_DENIED'), jobOrder: null },
          ],
        },
      },
    }),
  );
  expect(rowsOf('Results')).toEqual([
    ['Not done', 'JO-10001-1', 'The payment terms of the customer do not allow this yet.'],
    ['Not done', 'JO-10002-1', REFUSED],
  ]);
});

test('can be undone in the same dialog, per job', async () => {
  const { environment, show } = signIn(WORKSHOP);
  const answer = (data: object) =>
    act(async () =>
      environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: data as never }),
    );
  const input = () => environment.mock.getMostRecentOperation().request.variables['input'];
  await show(<BulkStatusDialog ids={JOBS.map(({ id }) => id)} rows={JOBS} onClose={jest.fn()} />);
  await answer({ statuses: [{ id: 's', code: 'IN_PRODUCTION', name: 'In production' }] });
  fireEvent.change(await screen.findByLabelText('New status'), { target: { value: 'IN_PRODUCTION' } });
  const status = (name: string) => ({ id: name, code: name, name, colour: 'green' });
  const job = (id: string, version: number, more: object = {}) => ({
    id,
    number: JOBS.find((each) => each.id === id)?.number,
    version,
    urgency: null,
    undoableUntil: new Date(Date.now() + 600_000).toISOString(),
    status: status('In production'),
    ...more,
  });
  await answer({
    jobOrderStatusPreview: JOBS.map(({ id }) => ({
      ...row(id, null),
      jobOrder: job(id, 4, { status: status('Approved') }),
    })),
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Move 2 jobs' })));
  expect(input()).toMatchObject({ jobOrderIds: ['one', 'two'], versions: [4, 4] });
  await answer({
    result: {
      __typename: 'UpdateJobOrderStatusesSuccess',
      results: [
        { ...row('one', null), jobOrder: job('one', 5) },
        { ...row('two', 'CONFLICT'), jobOrder: job('two', 6) },
      ],
    },
  });
  expect(screen.getByText(/^1 job moved to ‘In production’/)).toBeTruthy();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  // Only the moved jobs, in their new version.
  expect(input()).toEqual({ jobOrderIds: ['one'], versions: [5] });
  await answer({
    result: {
      __typename: 'UndoJobOrderStatusesSuccess',
      results: [
        {
          ...row('one', null),
          to: { name: 'Approved', id: 'to' },
          jobOrder: job('one', 6, { status: status('Approved') }),
        },
      ],
    },
  });
  expect(rowsOf('Results')).toEqual([['Done', 'JO-10001-1', 'Back to: Approved']]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the button to cancel jobs is enabled once the totals of their orders are shown', async () => {
  const { environment, show } = signIn(WORKSHOP);
  const answer = (data: object) =>
    act(async () =>
      environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: data as never }),
    );
  await show(<BulkStatusDialog ids={['one']} rows={JOBS} onClose={jest.fn()} />);
  await answer({ statuses: [{ id: 's', code: 'CANCELLED', name: 'Cancelled' }] });
  fireEvent.change(await screen.findByLabelText('New status'), { target: { value: 'CANCELLED' } });
  await answer({ jobOrderStatusPreview: [{ ...row('one', null), jobOrder: null }] });
  const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel 1 job' });
  expect(cancel().disabled).toBe(true);
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
      'OrdersIfCancelledQuery',
    ),
  );
  const sums = (grandTotal: string) => ({ discountValue: '0', grandTotal });
  await answer({
    jobOrderCancelPreview: [{ code: 'JO-10001', currency: 'USD', before: sums('90'), after: sums('0') }],
  });
  expect(cancel().disabled).toBe(false);
});

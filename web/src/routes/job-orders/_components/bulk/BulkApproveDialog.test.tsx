import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { startI18n } from '../../../../lib/i18n/i18n.ts';
import { BUYER, signIn } from '../../job-pages.examples.tsx';
import { BulkApproveDialog } from './BulkApproveDialog.tsx';

beforeAll(async () => {
  await startI18n('en');
  const { default: jobs } = await import('../../_locales/en.json', { with: { type: 'json' } });
  i18next.addResourceBundle('en', 'jobs', jobs);
});

const job = (id: string, totalIfApproved: string, offer: object | null) => ({
  node: {
    id,
    number: `JO-${id}`,
    version: 1,
    title: 'Solitaire',
    quantity: 1,
    currency: 'USD',
    lineTotal: totalIfApproved,
    total: totalIfApproved,
    totalIfApproved,
    metalIfApproved: '0',
    pendingApprovals: [],
    charges: [],
    services: [],
    allowedActions: offer === null ? [] : [{ action: 'APPROVE', missing: null, ...offer }],
  },
});

const chosen = ['1', '2', '3', '4'].map((id) => ({ id, number: `JO-${id}`, bulkActions: [] }));

async function openDialog(jobs: readonly object[]) {
  const { environment, show } = signIn(BUYER);
  const onClose = jest.fn();
  await show(<BulkApproveDialog ids={chosen.map(({ id }) => id)} rows={chosen} onClose={onClose} />);
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: { jobOrders: { edges: jobs } },
    }),
  );
  return { environment, onClose };
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('what is approved comes to one sum, and what is left out is named with why', async () => {
  await openDialog([
    job('1', '100.10', { enabled: true }),
    job('2', '20.05', { enabled: true }),
    job('3', '7.00', null),
    job('4', '9.00', { enabled: false, missing: 'NOTHING_AWAITS_APPROVAL' }),
  ]);

  expect(screen.getByText('All together').parentElement?.textContent).toContain('120.15');
  expect(screen.getByRole('button', { name: 'Approve 2 jobs' })).toBeTruthy();
  expect(rows('2 jobs are left out')).toEqual([
    'Not doneJO-3Nothing awaits approval.',
    'Not doneJO-4Nothing awaits approval.',
  ]);
});

test('it ends with what became of each job, and Done', async () => {
  const { environment, onClose } = await openDialog([job('1', '100.10', { enabled: true })]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Approve 1 job' })));
  const failed = { __typename: 'RefusedError', __isMutationError: 'RefusedError', message: '', data: null };
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: { result: { ...failed, code: 'NOTHING_AWAITS_APPROVAL' } },
    }),
  );
  expect(screen.getByRole('status').textContent).toBe('0 of 1 approved.');
  expect(rows('What happened')).toEqual(['Not doneJO-1Nothing awaits approval.']);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Done' })));

  expect(onClose).toHaveBeenCalledWith(true);
});

test('with nothing to approve there is nothing to press but Done', async () => {
  const { onClose } = await openDialog([job('3', '7.00', null)]);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  expect(onClose).toHaveBeenCalledWith(false);
});

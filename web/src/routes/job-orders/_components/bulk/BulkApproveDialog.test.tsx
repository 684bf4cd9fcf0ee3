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
  const { default: bulk } = await import('./_locales/en.json', { with: { type: 'json' } });
  i18next.addResourceBundle('en', 'job-bulk', bulk);
});

const job = (id: string, totalIfApproved: string, offer: object | null) => ({
  node: {
    id,
    number: `JO-${id}`,
    version: 1,
    title: 'Solitaire',
    quantity: 1,
    currency: 'USD',
    reference: null,
    note: null,
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

const order = (orderCode: string, grandTotal: string, jobNumbers: readonly string[]) => {
  const address = { lines: ['Luna', '1 Main Street'] };
  const line = { title: 'Band', quantity: 1, unitPrice: '5.00', linePrice: '5.00', pricingNote: null };
  const texts = { reference: null, note: null, promisedOn: null };
  return {
    orderCode,
    currency: 'USD',
    lines: jobNumbers.map((jobNumber) => ({ ...line, ...texts, jobNumber })),
    poNumber: null,
    notes: 'Ring the bell',
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: { id: 'ground', name: 'Ground' },
    amounts: {
      subTotal: grandTotal,
      discountValue: '0.00',
      shippingPrice: '0.00',
      salesTaxValue: '0.00',
      grandTotal,
    },
    taxComponents: [],
    promotions: [],
    promisedOn: null,
  };
};

const chosen = ['1', '2', '3', '4'].map((id) => ({ id, number: `JO-${id}`, bulkActions: [] }));

async function openDialog(jobs: readonly object[], orders: readonly object[] = []) {
  const { environment, show } = signIn(BUYER);
  const onClose = jest.fn();
  await show(<BulkApproveDialog ids={chosen.map(({ id }) => id)} rows={chosen} onClose={onClose} />);
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: { jobOrders: { edges: jobs }, jobOrderApprovalPreview: orders },
    }),
  );
  return { environment, onClose };
}

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('each order has a confirmation; all have one total, and skipped jobs are named with the reason', async () => {
  await openDialog(
    [
      job('1', '100.10', { enabled: true }),
      job('2', '20.05', { enabled: true }),
      job('3', '7.00', null),
      job('4', '9.00', { enabled: false, missing: 'NOTHING_AWAITS_APPROVAL' }),
    ],
    [order('JO-A', '110.10', ['JO-1', 'JO-9']), order('JO-B', '30.05', ['JO-2'])],
  );

  const steps = await screen.findAllByRole('region', { name: 'Order summary' });
  expect(steps.map((each) => each.textContent)).toEqual([
    expect.stringMatching(
      /^JO-1.*Other pieces in the orderBand.*1 Main Street.*Ground.*Ring the bell.*110\.10/s,
    ),
    expect.stringMatching(/^JO-2(?!.*Other pieces).*1 Main Street.*30\.05/s),
  ]);
  expect(screen.getByText('Grand total').parentElement?.textContent).toContain('140.15');
  expect(screen.getByRole('button', { name: 'Approve 2 jobs' })).toBeTruthy();
  expect(rows('2 jobs are skipped')).toEqual([
    'Not doneJO-3Nothing awaits approval.',
    'Not doneJO-4Nothing awaits approval.',
  ]);
});

test('approves each order at its total; ends with the result of each job, and Done', async () => {
  const { environment, onClose } = await openDialog(
    [job('1', '100.10', { enabled: true }), job('2', '7.00', { enabled: true })],
    [order('JO-A', '130.05', ['JO-1', 'JO-2', 'JO-9'])],
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Approve 2 jobs' })));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { jobOrderIds: ['1', '2'], versions: [1, 1], expectedGrandTotal: '130.05' },
  });
  const failed = { __typename: 'RefusedError', __isMutationError: 'RefusedError', message: '', data: null };
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: { result: { ...failed, code: 'NOTHING_AWAITS_APPROVAL' } },
    }),
  );
  expect(screen.getByRole('status').textContent).toBe('0 of 2 approved.');
  expect(rows('Results')).toEqual([
    'Not doneJO-1Nothing awaits approval.',
    'Not doneJO-2Nothing awaits approval.',
  ]);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Done' })));

  expect(onClose).toHaveBeenCalledWith(true);
});

test('shows only Done if there is nothing to approve', async () => {
  const { onClose } = await openDialog([job('3', '7.00', null)]);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  expect(onClose).toHaveBeenCalledWith(false);
});

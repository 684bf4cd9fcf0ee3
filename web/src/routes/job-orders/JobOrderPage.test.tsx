import { beforeAll, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { loadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { JobOrderPageQuery } from './__generated__/JobOrderPageQuery.graphql.ts';
import { JobOrderPage, jobOrderPageQuery } from './JobOrderPage.tsx';
import { BUYER, signIn, WORKSHOP } from './job-pages.examples.tsx';

// Lazily loaded parts have texts too. In this language each text is its key.
beforeAll(() => void i18next.addResourceBundle('cimode', 'bench', {}));

const offer = (action: string, missing: string | null = null) => ({
  action,
  missing,
  enabled: missing === null,
  requiresReason: false,
  takesReason: false,
  reversible: true,
  undoableUntil: null,
  fee: null,
});

const DECLINE = { ...offer('DECLINE'), requiresReason: true, takesReason: true, reversible: false };

/** Opens a job with these actions. */
async function openJob(person: typeof BUYER, job: Record<string, unknown>) {
  const { environment, show } = signIn(person);
  const variables = { number: 'JO-10023-1', tab: 'ALL' as const };
  const operation = createOperationDescriptor(getRequest(jobOrderPageQuery), variables);
  const { data } = MockPayloadGenerator.generate(operation, {
    JobOrder: () => ({
      id: 'job-1',
      number: 'JO-10023-1',
      version: 7,
      currency: 'USD',
      lineTotal: '1240.00',
      total: '1240.00',
      totalIfApproved: '1240.00',
      charges: [],
      undoableUntil: null,
      unitPrice: '1240.00',
      cancelFee: null,
      createdAt: '2026-03-02T10:00:00Z',
      marketAsOf: '2026-03-02T10:00:00Z',
      approvedAt: null,
      shippedAt: null,
      promisedOn: '2026-03-20',
      wantedBy: null,
      urgency: 'ON_TRACK',
      estimatedWeight: '4.20',
      actualWeight: null,
      weightDeviation: null,
      progress: { milestones: [], completed: 0 },
      benchEntries: [],
      invoiceNumbers: [],
      history: [],
      notes: [],
      services: [],
      remake: null,
      remakeablePieces: 1,
      proofVersions: [],
      allowedEdits: [],
      remadeFrom: null,
      reorderedFrom: null,
      waitingFor: null,
      ...job,
    }),
    JobItem: () => ({ notes: [] }),
    AddressSnapshot: () => ({ lines: [] }),
    OrderGroup: () => ({
      currency: 'USD',
      grandTotal: null,
      current: null,
      charges: [],
      jobOrders: [],
      salesOrderNumber: null,
    }),
  });
  if (!data) throw new Error('The job has data');
  environment.commitPayload(operation, data);
  const queryRef = loadQuery<JobOrderPageQuery>(environment, jobOrderPageQuery, variables, {
    fetchPolicy: 'store-only',
  });
  await show(<JobOrderPage queryRef={queryRef} />, '/backoffice/status-tracking/job-orders/JO-10023-1');
  return environment;
}

test('shows a buyer the available actions, the next step first', async () => {
  await openJob(BUYER, { allowedActions: ['DECLINE', 'APPROVE', 'CANCEL'].map((name) => offer(name)) });
  const labels = screen.getAllByRole('button').map((button) => button.textContent);
  expect(labels.slice(0, 2)).toEqual(['action.APPROVE', 'action.DECLINE']);
  expect(screen.queryByText('action.START')).toBeNull();
});

test('a refused action has no button; the page shows what is missing', async () => {
  await openJob(WORKSHOP, { allowedActions: [offer('START', 'PAYMENT_TERMS_NOT_MET')] });
  expect(screen.queryByRole('button', { name: 'action.START' })).toBeNull();
  expect(screen.getByText('refused')).toBeTruthy();
});

test('an action without input runs immediately, with the displayed version', async () => {
  const environment = await openJob(WORKSHOP, { allowedActions: [offer('START')] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'action.START' })));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    id: 'job-1',
    version: 7,
    action: 'START',
  });
});

test('shows internal notes only to staff', async () => {
  await openJob(BUYER, { allowedActions: [] });
  expect(screen.queryByText('title.INTERNAL')).toBeNull();
  expect(screen.getByText('title.CUSTOMER')).toBeTruthy();
});

test('declining requires a reason first', async () => {
  const environment = await openJob(BUYER, { allowedActions: [DECLINE] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'action.DECLINE' })));
  const reason = await screen.findByLabelText('decline.reason');
  const send = screen.getAllByRole('button', { name: 'action.DECLINE' }).at(-1);
  if (!send) throw new Error('The dialog has a button that declines');

  await act(async () => fireEvent.click(send));
  expect(environment.mock.getAllOperations()).toHaveLength(0);

  fireEvent.input(reason, { target: { value: 'The shank is too thick.' } });
  await act(async () => fireEvent.click(send));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    id: 'job-1',
    version: 7,
    reasonText: 'The shank is too thick.',
  });
});

test('the current step has the name of the status, and stages that do not apply are omitted', async () => {
  await openJob(WORKSHOP, {
    allowedActions: [],
    progress: { milestones: ['ORDERED', 'APPROVAL', 'PRODUCTION'], completed: 2 },
    status: { code: 'ON_HOLD', name: 'On hold', colour: 'grey' },
    history: [],
    stage: { code: 50, name: 'Clean-up' },
    benchStageIndex: 1,
    benchStages: [
      { code: 40, name: 'Casting' },
      { code: 50, name: 'Clean-up' },
      { code: 90, name: 'Polishing' },
    ],
  });
  const [progress, bench] = screen.getAllByRole('list', { name: /^progress/ });
  expect(progress?.querySelector('[aria-current]')?.textContent).toBe('On hold');
  expect([...(bench?.children ?? [])].map((step) => step.textContent)).toEqual([
    'Casting',
    'Clean-up',
    'Polishing',
  ]);
  expect(bench?.querySelector('[aria-current]')?.textContent).toBe('Clean-up');
});

import { expect, test } from '@jest/globals';
import { addMinutes } from '../../../lib/calendar.ts';
import { type Attempt, AWAITING, at, decideAttempt } from './attempt.examples.ts';
import { actorWith, BUYER_ID, JOB, NOW } from './job.examples.ts';
import { offeredActions } from './offered-actions.ts';

const GRANTED: (Attempt & { what: string; to: string })[] = [
  {
    what: 'an approver approves a colleague’s job',
    action: 'APPROVE',
    role: 'PORTAL_APPROVER',
    job: AWAITING,
    actor: { userId: BUYER_ID + 1 },
    to: 'APPROVED',
  },
  {
    what: 'the contact of a job approves it',
    action: 'APPROVE',
    role: 'PORTAL_BUYER',
    job: { ...AWAITING, contactId: 12 },
    actor: { userId: 12 },
    to: 'APPROVED',
  },
  {
    what: 'staff cancels as the buyer',
    action: 'CANCEL',
    role: 'PORTAL_BUYER',
    actor: { isActedFor: true },
    to: 'CANCELLED',
  },
  {
    what: 'a held job goes back to where it was',
    action: 'RESUME',
    job: { status: 'ON_HOLD', previousStatus: 'IN_PRODUCTION' },
    to: 'IN_PRODUCTION',
  },
  {
    what: 'the customer collects it',
    action: 'SHIP',
    job: { status: 'READY' },
    input: { pickup: true },
    to: 'SHIPPED',
  },
  {
    what: 'sixty days to pay',
    action: 'START',
    job: { status: 'APPROVED', paymentTerms: 'NET_60' },
    to: 'IN_PRODUCTION',
  },
  {
    what: 'restored in the last moment',
    action: 'RESTORE',
    job: { status: 'CANCELLED', statusSince: at('09T12:00:00') },
    to: 'NEW',
  },
  {
    what: 'staff cancels an approved job that has begun',
    action: 'CANCEL',
    job: { status: 'APPROVED', firstStageStarted: true },
    to: 'CANCELLED',
  },
  {
    what: 're-ordering leaves the job as it is',
    action: 'RE_ORDER',
    role: 'PORTAL_BUYER',
    job: { status: 'COMPLETED' },
    to: 'COMPLETED',
  },
];

test.each(GRANTED)('$what', ({ to, ...attempt }) => {
  expect(decideAttempt(attempt)).toMatchObject({ ok: true, to });
});

const TWO_WAITING = JOB.services.map((service) => ({ ...service, status: 'AWAITING_APPROVAL' as const }));

test('approving one of several services leaves the job waiting, approving all moves it', () => {
  const job = { ...AWAITING, services: TWO_WAITING };
  const one = decideAttempt({
    action: 'APPROVE',
    role: 'PORTAL_BUYER',
    job,
    input: { serviceTypeCode: 'CAD' },
  });
  expect(one).toMatchObject({ ok: true, to: 'AWAITING_APPROVAL', approvedServiceIds: [1] });
  const all = decideAttempt({ action: 'APPROVE', role: 'PORTAL_BUYER', job });
  expect(all).toMatchObject({ ok: true, to: 'APPROVED', approvedServiceIds: [1, 2, 3] });
});

test('cancelling a job held from production costs the fee and cannot be undone', () => {
  const job = { status: 'ON_HOLD' as const, previousStatus: 'IN_PRODUCTION' as const };
  expect(decideAttempt({ action: 'CANCEL', job, input: { reason: 'lost interest' } })).toMatchObject({
    ok: true,
    sideEffects: ['ADD_FEE_LINE'],
    transition: { reversible: false },
  });
});

test('offered actions state their required input', () => {
  const shipping = offeredActions({ ...JOB, status: 'READY' }, actorWith('STAFF_PRODUCTION'), NOW);
  expect(shipping[0]).toEqual({
    action: 'SHIP',
    to: 'SHIPPED',
    permission: 1703,
    requiresReason: false,
    takesReason: false,
    requiresTracking: true,
    reversible: false,
    undoableUntil: null,
    fee: null,
    enabled: true,
    missing: null,
  });
  const declining = offeredActions({ ...JOB, ...AWAITING }, actorWith('PORTAL_BUYER'), NOW);
  expect(declining.find(({ action }) => action === 'DECLINE')?.requiresReason).toBe(true);
});

test('someone acting as a buyer is not offered the buyer’s decisions', () => {
  const offered = offeredActions(
    { ...JOB, ...AWAITING },
    actorWith('PORTAL_BUYER', { isActedFor: true }),
    NOW,
  );
  expect(offered.filter(({ enabled }) => enabled).map(({ action }) => action)).toEqual([
    'CANCEL',
    'RE_ORDER',
  ]);
});

test.each([
  ['NEW', null, true, null],
  ['APPROVED', 'NEW', true, null],
  ['IN_PRODUCTION', null, false, '40.00'],
  ['ON_HOLD', 'APPROVED', true, null],
  ['ON_HOLD', 'IN_PRODUCTION', false, '40.00'],
] as const)('cancelling from %s (held from %s) has a fee and whether it can be undone', (...row) => {
  const [status, previousStatus, reversible, fee] = row;
  const offers = offeredActions({ ...JOB, status, previousStatus }, actorWith('STAFF_SALES'), NOW);
  const cancel = offers.find(({ action }) => action === 'CANCEL');
  expect(cancel).toMatchObject({ reversible, requiresReason: !reversible });
  expect(cancel?.fee?.toFixed(2) ?? null).toBe(fee);
  expect(cancel?.undoableUntil).toEqual(reversible ? addMinutes(NOW, 10) : null);
});

test('a bulk update may request approval without a question, a single one may not', () => {
  expect(decideAttempt({ action: 'ASK_INFO', isBulk: true }).ok).toBe(true);
  expect(decideAttempt({ action: 'ASK_INFO' })).toMatchObject({ refused: { code: 'REASON_REQUIRED' } });
  expect(decideAttempt({ action: 'ASK_INFO', input: { reason: 'Which size?' } }).ok).toBe(true);
});

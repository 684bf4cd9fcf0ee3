import { expect, test } from '@jest/globals';
import { actorWith, JOB, NOW, PARENT_ORDER } from '../job.examples.ts';
import { decideUndo, type LastTransition } from './undo-transition.ts';

const HELD: LastTransition = {
  from: 'APPROVED',
  action: 'HOLD',
  to: 'ON_HOLD',
  at: new Date('2026-03-10T11:50:00Z'),
  previousStatus: null,
};
const CANCELLED: LastTransition = { ...HELD, from: 'IN_PRODUCTION', action: 'CANCEL', to: 'CANCELLED' };
const REQUESTED: LastTransition = {
  ...HELD,
  from: 'NEW',
  action: 'REQUEST_APPROVAL',
  to: 'AWAITING_APPROVAL',
};

test.each([
  {
    what: 'in the last moment',
    last: HELD,
    role: 'STAFF_PRODUCTION' as const,
    answer: { ok: true, to: 'APPROVED', previousStatus: null },
  },
  {
    what: 'a second late',
    last: { ...HELD, at: new Date('2026-03-10T11:49:59Z') },
    role: 'STAFF_PRODUCTION' as const,
    answer: { ok: false, refused: 'UNDO_WINDOW_CLOSED' },
  },
  {
    what: 'a cancel with fee',
    last: CANCELLED,
    role: 'STAFF_SALES' as const,
    answer: { ok: false, refused: 'NOT_REVERSIBLE' },
  },
  {
    what: 'services are proposed again',
    last: REQUESTED,
    role: 'STAFF_PRODUCTION' as const,
    answer: { ok: true, to: 'NEW', sideEffects: ['SERVICES_PROPOSED'] },
  },
  {
    what: 'by someone who could not do it',
    last: HELD,
    role: 'PORTAL_BUYER' as const,
    answer: { ok: false, refused: 'FORBIDDEN' },
  },
])('undo $what', ({ last, role, answer }) => {
  expect(decideUndo({ ...JOB, status: last.to }, last, actorWith(role), NOW)).toMatchObject(answer);
});

test('a job that has moved on is not undone', () => {
  const decision = decideUndo({ ...JOB, status: 'READY' }, HELD, actorWith('STAFF_PRODUCTION'), NOW);
  expect(decision).toEqual({ ok: false, refused: 'STATUS_TRANSITION_DENIED' });
});

test.each([
  ['a cancelled job', { from: 'NEW', action: 'CANCEL', to: 'CANCELLED' }, true, 'SALES_ORDER_CLOSED'],
  ['a cancelled job', { from: 'NEW', action: 'CANCEL', to: 'CANCELLED' }, false, 'NEW'],
  ['what else was done', { from: 'SHIPPED', action: 'COMPLETE', to: 'COMPLETED' }, true, 'SHIPPED'],
] as const)('undo of %s %j, its order closed: %s gives %s', (_what, step, isClosed, expected) => {
  const last = { ...step, at: NOW, previousStatus: null };
  const job = { ...JOB, status: step.to, salesOrder: { ...PARENT_ORDER, isClosed } };
  const decision = decideUndo(job, last, actorWith('STAFF_SALES'), NOW);
  expect(decision.ok ? decision.to : decision.refused).toBe(expected);
});

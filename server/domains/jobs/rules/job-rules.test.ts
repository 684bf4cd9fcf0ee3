import { expect, test } from '@jest/globals';
import {
  isJobStatusCode,
  JOB_STATUS_CODES,
  JOB_STATUSES,
  type JobTab,
} from '../../orders/rules/job-status-codes.ts';
import { jobNumber, orderCode } from '../../orders/rules/order-number.ts';
import { promisedDate } from '../../orders/rules/promised-date.ts';
import { decideUndo, type LastTransition } from './bulk/undo-transition.ts';
import { actorWith, JOB, NOW } from './job.examples.ts';
import { jobUrgency } from './job-urgency.ts';

const codesOfTab = (tab: JobTab) => JOB_STATUS_CODES.filter((code) => JOB_STATUSES[code].tab === tab);

test('statuses have their ids and exactly one tab each', () => {
  expect(JOB_STATUS_CODES.map((code) => JOB_STATUSES[code].id)).toEqual(
    Array.from({ length: 13 }, (_, index) => 1901 + index),
  );
  expect(codesOfTab('NEW')).toEqual(['NEW', 'NEEDS_INFO', 'AWAITING_APPROVAL', 'DECLINED']);
  expect(codesOfTab('PROCESSING')).toEqual([
    'APPROVED',
    'IN_PRODUCTION',
    'QUALITY_CHECK',
    'ON_HOLD',
    'READY',
  ]);
  expect(codesOfTab('CLOSED')).toEqual(['SHIPPED', 'COMPLETED', 'CANCELLED', 'REMADE']);
  expect([isJobStatusCode('READY'), isJobStatusCode('ready'), isJobStatusCode('toString')]).toEqual([
    true,
    false,
    false,
  ]);
});

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
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-09', urgency: 'LATE' },
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-10', urgency: 'DUE_SOON' },
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-13', urgency: 'DUE_SOON' },
  { status: 'IN_PRODUCTION' as const, promisedOn: '2026-03-14', urgency: 'ON_TRACK' },
  { status: 'NEW' as const, promisedOn: null, urgency: 'UNSCHEDULED' },
  { status: 'SHIPPED' as const, promisedOn: '2020-01-01', urgency: 'CLOSED' },
])('$status promised $promisedOn is $urgency', ({ urgency, ...job }) => {
  expect(jobUrgency(job, '2026-03-10')).toBe(urgency);
});

test('the jobs of an order carry its code', () => {
  expect([orderCode(10023), jobNumber(10023, 1)]).toEqual(['JO-10023', 'JO-10023-1']);
});

test.each([
  { leads: [5, 12, null], promised: '2026-03-26' },
  { leads: [0], promised: '2026-03-10' },
  { leads: [null, null], promised: null },
  { leads: [], promised: null },
])('lead times $leads promise $promised', ({ leads, promised }) => {
  expect(promisedDate('2026-03-10', leads)).toBe(promised);
});

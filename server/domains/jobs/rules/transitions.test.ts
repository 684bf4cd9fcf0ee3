import { describe, expect, test } from '@jest/globals';
import { DEFAULT_ROLES, type DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { JOB_STATUS_CODES, type JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { decideTransition } from './decide-transition.ts';
import { actionLeadingTo } from './find-transition.ts';
import { actorWith, JOB, NOW } from './job.examples.ts';
import { offeredActions } from './offered-actions.ts';
import type { JobAction } from './transition.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

const INPUT = {
  reason: 'because',
  serviceTypeCode: null,
  trackingNumber: '1Z',
  pickup: false,
  quantity: null,
};

/** What each role may do from each status when every guard passes, from the product rules. */
const TABLE: Record<JobStatusCode, { buyer: string; workshop: string; office: string; orders: string }> = {
  NEW: {
    buyer: 'CANCEL RE_ORDER',
    workshop: 'ASK_INFO REQUEST_APPROVAL HOLD',
    office: 'RELEASE CANCEL',
    orders: 'RE_ORDER',
  },
  NEEDS_INFO: { buyer: 'ANSWER CANCEL RE_ORDER', workshop: '', office: 'CANCEL', orders: 'RE_ORDER' },
  AWAITING_APPROVAL: {
    buyer: 'APPROVE DECLINE CANCEL RE_ORDER',
    workshop: 'RECALL',
    office: 'CANCEL',
    orders: 'RE_ORDER',
  },
  DECLINED: { buyer: 'CANCEL RE_ORDER', workshop: 'REQUEST_APPROVAL', office: 'CANCEL', orders: 'RE_ORDER' },
  APPROVED: {
    buyer: 'CANCEL RE_ORDER',
    workshop: 'START HOLD CHANGE_ORDER',
    office: 'CANCEL',
    orders: 'RE_ORDER',
  },
  IN_PRODUCTION: {
    buyer: 'RE_ORDER',
    workshop: 'TO_QC HOLD CHANGE_ORDER',
    office: 'CANCEL',
    orders: 'RE_ORDER',
  },
  QUALITY_CHECK: { buyer: 'RE_ORDER', workshop: 'PASS REWORK REMAKE', office: '', orders: 'RE_ORDER' },
  ON_HOLD: { buyer: 'CANCEL RE_ORDER', workshop: 'RESUME', office: 'CANCEL', orders: 'RE_ORDER' },
  READY: { buyer: 'RE_ORDER', workshop: 'SHIP REOPEN', office: '', orders: 'RE_ORDER' },
  SHIPPED: { buyer: 'RE_ORDER', workshop: 'COMPLETE UNSHIP', office: '', orders: 'RE_ORDER' },
  COMPLETED: { buyer: 'RE_ORDER', workshop: '', office: '', orders: 'RE_ORDER' },
  CANCELLED: { buyer: 'RE_ORDER', workshop: '', office: 'RESTORE', orders: 'RE_ORDER' },
  REMADE: { buyer: 'RE_ORDER', workshop: '', office: '', orders: 'RE_ORDER' },
};

const KINDS: Record<DefaultRoleCode, (keyof (typeof TABLE)['NEW'])[]> = {
  PORTAL_VIEWER: [],
  PORTAL_BUYER: ['buyer'],
  PORTAL_APPROVER: ['buyer'],
  PORTAL_ACCOUNTING: [],
  PORTAL_ADMIN: ['buyer'],
  MEMORIAL_PARTNER: ['buyer'],
  STAFF_SALES: ['workshop', 'office', 'orders'],
  STAFF_PRODUCTION: ['workshop'],
  STAFF_FINANCE: [],
  STAFF_CONTENT: [],
  ADMINISTRATOR: ['workshop', 'office', 'orders'],
};

const ACTIONS = [...new Set(JOB_TRANSITIONS.map((transition) => transition.action))];

function expectedActions(role: DefaultRoleCode, from: JobStatusCode): JobAction[] {
  const words = KINDS[role].flatMap((kind) => TABLE[from][kind].split(' '));
  return ACTIONS.filter((action) => words.includes(action));
}

describe.each(DEFAULT_ROLES)('$code', ({ code }) => {
  test.each(JOB_STATUS_CODES)('from %s: every action, allowed or refused', (from) => {
    const job = { ...JOB, status: from };
    const actor = actorWith(code);
    const decisions = ACTIONS.map((action) => ({
      action,
      decision: decideTransition({ job, action, actor, input: INPUT, now: NOW }),
    }));
    const allowed = decisions.filter(({ decision }) => decision.ok).map(({ action }) => action);
    expect(allowed).toEqual(expectedActions(code, from));
    const offered = offeredActions(job, actor, NOW)
      .filter(({ enabled }) => enabled)
      .map(({ action }) => action);
    expect(offered.toSorted()).toEqual(allowed.toSorted());
  });
});

const TARGETS: [JobStatusCode, JobAction, JobStatusCode][] = [
  ['NEW', 'ASK_INFO', 'NEEDS_INFO'],
  ['NEW', 'REQUEST_APPROVAL', 'AWAITING_APPROVAL'],
  ['NEW', 'RELEASE', 'APPROVED'],
  ['NEW', 'HOLD', 'ON_HOLD'],
  ['NEW', 'CANCEL', 'CANCELLED'],
  ['NEEDS_INFO', 'ANSWER', 'NEW'],
  ['AWAITING_APPROVAL', 'APPROVE', 'APPROVED'],
  ['AWAITING_APPROVAL', 'DECLINE', 'DECLINED'],
  ['AWAITING_APPROVAL', 'RECALL', 'NEW'],
  ['DECLINED', 'REQUEST_APPROVAL', 'AWAITING_APPROVAL'],
  ['APPROVED', 'START', 'IN_PRODUCTION'],
  ['APPROVED', 'CHANGE_ORDER', 'AWAITING_APPROVAL'],
  ['IN_PRODUCTION', 'TO_QC', 'QUALITY_CHECK'],
  ['QUALITY_CHECK', 'PASS', 'READY'],
  ['QUALITY_CHECK', 'REWORK', 'IN_PRODUCTION'],
  ['QUALITY_CHECK', 'REMAKE', 'REMADE'],
  ['ON_HOLD', 'RESUME', 'NEW'],
  ['ON_HOLD', 'CANCEL', 'CANCELLED'],
  ['READY', 'SHIP', 'SHIPPED'],
  ['READY', 'REOPEN', 'QUALITY_CHECK'],
  ['SHIPPED', 'COMPLETE', 'COMPLETED'],
  ['SHIPPED', 'UNSHIP', 'READY'],
  ['CANCELLED', 'RESTORE', 'NEW'],
];

test.each(TARGETS)('from %s, %s is the single action that leads to %s', (from, action, to) => {
  expect(actionLeadingTo({ status: from, previousStatus: 'NEW' }, to)).toBe(action);
});

test('each pair of status and action is in the table once, and each action has one target', () => {
  const pairs = JOB_TRANSITIONS.map(({ from, action }) => `${from} ${action}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const targets = JOB_TRANSITIONS.filter(({ to }) => to !== 'SAME').map(({ from, to }) => `${from} ${to}`);
  expect(new Set(targets).size).toBe(targets.length);
});

test('reversible: all but approve, decline, ship, remake, re-order and cancelling with a fee', () => {
  const final = JOB_TRANSITIONS.filter(({ reversible }) => !reversible).map(
    ({ from, action }) => `${from} ${action}`,
  );
  expect(final).toEqual([
    'AWAITING_APPROVAL APPROVE',
    'AWAITING_APPROVAL DECLINE',
    'IN_PRODUCTION CANCEL',
    'QUALITY_CHECK REMAKE',
    'READY SHIP',
    ...JOB_STATUS_CODES.map((from) => `${from} RE_ORDER`),
  ]);
});

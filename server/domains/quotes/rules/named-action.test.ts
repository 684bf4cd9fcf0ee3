import { expect, test } from '@jest/globals';
import { QUOTE_STATUS_CODES, type QuoteStatusCode } from './status-codes.ts';
import type { QuoteAction } from './transition.ts';
import { namedAction, QUOTE_ACTIONS, QUOTE_TRANSITIONS } from './transitions.ts';

/** The target statuses of each action from any status. */
const TARGETS: Record<QuoteAction, readonly QuoteStatusCode[]> = {
  SUBMIT: ['REQUESTED'],
  DELETE: [],
  REVIEW: ['IN_REVIEW'],
  ASK_INFO: ['NEEDS_INFO'],
  ANSWER: ['IN_REVIEW'],
  WITHDRAW: ['WITHDRAWN'],
  REJECT: ['DECLINED'],
  SEND: ['SENT'],
  // Approvals keep the status of the quote.
  ASK_APPROVAL: ['DRAFT', 'IN_REVIEW'],
  APPROVE: ['DRAFT', 'IN_REVIEW'],
  REFUSE_APPROVAL: ['DRAFT', 'IN_REVIEW'],
  RETURN: ['DRAFT'],
  RECALL: ['IN_REVIEW'],
  // The same step creates the order.
  ACCEPT: ['ACCEPTED', 'CONVERTED'],
  COUNTER: ['CHANGES_REQUESTED'],
  DECLINE: ['DECLINED'],
  REVISE: ['IN_REVIEW'],
  REFRESH: ['IN_REVIEW'],
  REPLACE: ['SUPERSEDED'],
  EXPIRE: ['EXPIRED'],
  CONVERT: ['CONVERTED'],
};

test.each(QUOTE_STATUS_CODES)('from %s an action alone is the action, possible or not', (from) => {
  for (const action of QUOTE_ACTIONS) expect(namedAction(from, { action, statusCode: null })).toBe(action);
});

test.each(QUOTE_STATUS_CODES)('from %s an action and a status that do not agree name nothing', (from) => {
  for (const action of QUOTE_ACTIONS)
    for (const statusCode of QUOTE_STATUS_CODES) {
      const agrees = TARGETS[action].includes(statusCode);
      expect([action, statusCode, namedAction(from, { action, statusCode })]).toEqual([
        action,
        statusCode,
        agrees ? action : null,
      ]);
    }
});

/** The single action for each change of status, by its first status. */
const BY_STATUS: Record<QuoteStatusCode, Partial<Record<QuoteStatusCode, QuoteAction>>> = {
  DRAFT: { REQUESTED: 'SUBMIT', SENT: 'SEND' },
  REQUESTED: { IN_REVIEW: 'REVIEW', NEEDS_INFO: 'ASK_INFO', DECLINED: 'REJECT', WITHDRAWN: 'WITHDRAW' },
  IN_REVIEW: { DRAFT: 'RETURN', NEEDS_INFO: 'ASK_INFO', SENT: 'SEND', SUPERSEDED: 'REPLACE' },
  NEEDS_INFO: { IN_REVIEW: 'ANSWER', WITHDRAWN: 'WITHDRAW' },
  SENT: {
    IN_REVIEW: 'RECALL',
    CHANGES_REQUESTED: 'COUNTER',
    ACCEPTED: 'ACCEPT',
    CONVERTED: 'ACCEPT',
    DECLINED: 'DECLINE',
    EXPIRED: 'EXPIRE',
    SUPERSEDED: 'REPLACE',
  },
  CHANGES_REQUESTED: { IN_REVIEW: 'REVISE', DECLINED: 'REJECT', SUPERSEDED: 'REPLACE' },
  ACCEPTED: { CONVERTED: 'CONVERT' },
  CONVERTED: {},
  DECLINED: { IN_REVIEW: 'REFRESH' },
  // Accepting an expired offer is refused with the reason.
  EXPIRED: { IN_REVIEW: 'REFRESH', ACCEPTED: 'ACCEPT', CONVERTED: 'ACCEPT' },
  WITHDRAWN: { IN_REVIEW: 'REFRESH' },
  SUPERSEDED: {},
};

test.each(QUOTE_STATUS_CODES)('from %s a status alone names the one action that leads there', (from) => {
  for (const statusCode of QUOTE_STATUS_CODES)
    expect([statusCode, namedAction(from, { action: null, statusCode })]).toEqual([
      statusCode,
      BY_STATUS[from][statusCode] ?? null,
    ]);
});

test('one action at most leads from one status to another, so that a status identifies it', () => {
  // Actions that keep the status are identified only by their name.
  const pairs = QUOTE_TRANSITIONS.filter(({ from, to }) => from !== to).map(
    ({ from, to }) => `${from} > ${to}`,
  );
  expect(new Set(pairs).size).toBe(pairs.length);
});

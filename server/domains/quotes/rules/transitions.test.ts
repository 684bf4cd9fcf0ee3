import { expect, test } from '@jest/globals';
import { addHours } from '../../../lib/calendar.ts';
import type { DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { decideTransition } from './decide-transition.ts';
import { offeredActions } from './offered-actions.ts';
import { actorWith, LIMITS, NOW, QUOTE, ROLES } from './quote.examples.ts';
import { QUOTE_STATUS_CODES, QUOTE_STATUSES, type QuoteStatusCode } from './status-codes.ts';
import { QUOTE_ACTIONS, QUOTE_TRANSITIONS } from './transitions.ts';

const INPUT = { reason: 'Because', hasTargets: false };

const row = (transition: (typeof QUOTE_TRANSITIONS)[number]) => {
  const { action, to, customer, staff, isAutomatic, guards, requiresReason } = transition;
  const side = (name: string, terms: typeof customer) =>
    terms && [`${name} ${terms.anyOf.join('|')}`, ...terms.guards].join('+');
  const who = [side('C', customer), side('S', staff), isAutomatic && 'auto'].filter(Boolean).join(', ');
  return [`${action} > ${to}: ${who}`, ...guards, ...(requiresReason ? ['reason'] : [])].join('; ');
};

const SENDABLE = 'hasLines; everyLinePriced; marginAboveFloor; discountWithinLimit';
const APPROVALS = (status: QuoteStatusCode) => [
  `ASK_APPROVAL > ${status}: S 1603; hasLines; everyLinePriced; approvalNeeded; approvalNotAsked; reason`,
  `APPROVE > ${status}: S 1609; approvalAsked`,
  `REFUSE_APPROVAL > ${status}: S 1609; approvalAsked; reason`,
];
const REFRESH = ['REFRESH > IN_REVIEW: C 1603, S 1603'];

/** The transitions, from the product rules. */
const TABLE: Record<QuoteStatusCode, string[]> = {
  DRAFT: [
    'SUBMIT > REQUESTED: C 1602; hasLines',
    `SEND > SENT: S 1603|1609; ${SENDABLE}`,
    ...APPROVALS('DRAFT'),
    'DELETE > NOWHERE: C 1602, S 1604+nothingSent',
  ],
  REQUESTED: [
    'REVIEW > IN_REVIEW: S 1603',
    'ASK_INFO > NEEDS_INFO: S 1603; reason',
    'WITHDRAW > WITHDRAWN: C 1603',
    'REJECT > DECLINED: S 1603; reason',
  ],
  IN_REVIEW: [
    `SEND > SENT: S 1603|1609; ${SENDABLE}`,
    ...APPROVALS('IN_REVIEW'),
    'ASK_INFO > NEEDS_INFO: S 1603; reason',
    'RETURN > DRAFT: S 1603+offeredUnasked',
    'REPLACE > SUPERSEDED: S 1603',
  ],
  NEEDS_INFO: ['ANSWER > IN_REVIEW: C 1603; reason', 'WITHDRAW > WITHDRAWN: C 1603'],
  SENT: [
    'ACCEPT > ACCEPTED: C 1605; notExpired',
    'COUNTER > CHANGES_REQUESTED: C 1603; reason',
    'DECLINE > DECLINED: C 1603; reason',
    'RECALL > IN_REVIEW: S 1603',
    'REPLACE > SUPERSEDED: S 1603',
    'EXPIRE > EXPIRED: auto; hasExpired',
  ],
  CHANGES_REQUESTED: [
    'REVISE > IN_REVIEW: S 1603',
    'REJECT > DECLINED: S 1603; reason',
    'REPLACE > SUPERSEDED: S 1603',
  ],
  ACCEPTED: ['CONVERT > CONVERTED: auto'],
  CONVERTED: [],
  DECLINED: REFRESH,
  EXPIRED: REFRESH,
  WITHDRAWN: REFRESH,
  SUPERSEDED: [],
};

test.each(QUOTE_STATUS_CODES)('from %s nothing else is possible', (status) => {
  expect(QUOTE_TRANSITIONS.filter(({ from }) => from === status).map(row)).toEqual(TABLE[status]);
});

const EVERYONE_OF = (roles: DefaultRoleCode[], actions: string[]) =>
  Object.fromEntries(roles.map((role) => [role, actions]));

const BUYERS: DefaultRoleCode[] = ['PORTAL_BUYER', 'PORTAL_APPROVER', 'PORTAL_ADMIN', 'MEMORIAL_PARTNER'];
const SELLERS: DefaultRoleCode[] = ['STAFF_SALES', 'ADMINISTRATOR'];
const SENDERS_OVER_LIMITS: DefaultRoleCode[] = ['STAFF_FINANCE'];

/** What each role may do from each status with the example's limits. */
const OFFERED: Record<QuoteStatusCode, Partial<Record<DefaultRoleCode, string[]>>> = {
  DRAFT: {
    ...EVERYONE_OF(BUYERS, ['SUBMIT', 'DELETE']),
    ...EVERYONE_OF(SELLERS, ['SEND', 'DELETE']),
    ...EVERYONE_OF(SENDERS_OVER_LIMITS, ['SEND']),
  },
  REQUESTED: {
    ...EVERYONE_OF(BUYERS, ['WITHDRAW']),
    ...EVERYONE_OF(SELLERS, ['REVIEW', 'ASK_INFO', 'REJECT']),
  },
  IN_REVIEW: {
    ...EVERYONE_OF(SELLERS, ['SEND', 'ASK_INFO', 'RETURN', 'REPLACE']),
    ...EVERYONE_OF(SENDERS_OVER_LIMITS, ['SEND']),
  },
  NEEDS_INFO: EVERYONE_OF(BUYERS, ['ANSWER', 'WITHDRAW']),
  SENT: {
    ...EVERYONE_OF(['PORTAL_APPROVER', 'PORTAL_ADMIN'], ['ACCEPT', 'COUNTER', 'DECLINE']),
    ...EVERYONE_OF(['PORTAL_BUYER', 'MEMORIAL_PARTNER'], ['COUNTER', 'DECLINE']),
    ...EVERYONE_OF(SELLERS, ['RECALL', 'REPLACE']),
  },
  CHANGES_REQUESTED: EVERYONE_OF(SELLERS, ['REVISE', 'REJECT', 'REPLACE']),
  ACCEPTED: {},
  CONVERTED: {},
  DECLINED: EVERYONE_OF([...BUYERS, ...SELLERS], ['REFRESH']),
  EXPIRED: EVERYONE_OF([...BUYERS, ...SELLERS], ['REFRESH']),
  WITHDRAWN: EVERYONE_OF([...BUYERS, ...SELLERS], ['REFRESH']),
  SUPERSEDED: {},
};

test.each(QUOTE_STATUS_CODES.flatMap((status) => ROLES.map((role) => [status, role] as const)))(
  'in %s a %s has only its own actions',
  (status, role) => {
    const quote = { ...QUOTE, status };
    const [actor, limits, now] = [actorWith(role), LIMITS, NOW];
    const expected = OFFERED[status][role] ?? [];
    expect(offeredActions(quote, { actor, limits, now }).map(({ action }) => action)).toEqual(expected);
    for (const action of QUOTE_ACTIONS) {
      const decision = decideTransition({ quote, limits, action, actor, input: INPUT, now });
      expect([action, decision.ok]).toEqual([action, expected.includes(action)]);
    }
  },
);

test.each(QUOTE_STATUS_CODES.flatMap((status) => ROLES.map((role) => [status, role] as const)))(
  'in %s nothing is done with the quote of another customer by a %s of the customer’s side',
  (status, role) => {
    const actor = actorWith(role, { customerId: 6, userId: 77 });
    if (actor.side === 'STAFF') return;
    const quote = { ...QUOTE, status };
    for (const action of QUOTE_ACTIONS)
      expect(
        decideTransition({ quote, limits: LIMITS, action, actor, input: INPUT, now: NOW }),
      ).toMatchObject({ ok: false });
  },
);

test.each(QUOTE_STATUS_CODES)('in %s an acting user cannot decide for the customer', (status) => {
  const actor = actorWith('PORTAL_ADMIN', { isActedFor: true });
  const quote = { ...QUOTE, status };
  for (const action of QUOTE_ACTIONS) {
    const decision = decideTransition({ quote, limits: LIMITS, action, actor, input: INPUT, now: NOW });
    const isTheirs = OFFERED[status].PORTAL_ADMIN?.includes(action) ?? false;
    const isDecision = action === 'ACCEPT' || action === 'DECLINE';
    expect([action, decision.ok]).toEqual([action, isTheirs && !isDecision]);
    if (isDecision) expect(decision).toMatchObject({ refused: { code: 'ACTING_AS_FORBIDDEN' } });
  }
});

test.each(QUOTE_STATUS_CODES)('from %s only the clock and the order happen by themselves', (status) => {
  const quote = { ...QUOTE, status, validUntil: addHours(NOW, -1) };
  const occurrence = QUOTE_ACTIONS.filter(
    (action) => decideTransition({ quote, limits: LIMITS, action, actor: null, input: INPUT, now: NOW }).ok,
  );
  expect(occurrence).toEqual(status === 'SENT' ? ['EXPIRE'] : status === 'ACCEPTED' ? ['CONVERT'] : []);
});

test('every status has the number, the tab and the names of the product rules', () => {
  const rows = QUOTE_STATUS_CODES.map((code) => {
    const { id, tab, nameEn, nameFr } = QUOTE_STATUSES[code];
    return [id, code, tab, nameEn, nameFr].join(' ');
  });
  expect(rows).toEqual([
    '2201 DRAFT NEW Draft Brouillon',
    '2202 REQUESTED NEW Requested Demandé',
    '2203 IN_REVIEW PROCESSING In review À l’étude',
    '2204 NEEDS_INFO PROCESSING Information needed Information requise',
    '2205 SENT PROCESSING Sent Envoyé',
    '2206 CHANGES_REQUESTED PROCESSING Changes requested Modification demandée',
    '2207 ACCEPTED PROCESSING Accepted Accepté',
    '2208 CONVERTED CLOSED Converted Converti',
    '2209 DECLINED CLOSED Declined Refusé',
    '2210 EXPIRED CLOSED Expired Expiré',
    '2211 WITHDRAWN CLOSED Withdrawn Retiré',
    '2212 SUPERSEDED CLOSED Superseded Remplacé',
  ]);
});

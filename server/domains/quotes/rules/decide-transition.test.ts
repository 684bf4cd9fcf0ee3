import { expect, test } from '@jest/globals';
import { addHours } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import type { DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { decideTransition } from './decide-transition.ts';
import { offeredActions, possibleActions } from './offered-actions.ts';
import { actorWith, LIMITS, line, NOW, QUOTE } from './quote.examples.ts';
import type { QuoteFacts } from './quote-facts.ts';
import type { QuoteAction } from './transition.ts';

type Attempt = [
  what: string,
  quote: Partial<QuoteFacts>,
  role: DefaultRoleCode,
  action: QuoteAction,
  reason: string | null,
];

const decide = (
  changes: Partial<QuoteFacts>,
  role: DefaultRoleCode,
  action: QuoteAction,
  reason: string | null,
) =>
  decideTransition({
    quote: { ...QUOTE, ...changes },
    limits: LIMITS,
    action,
    actor: actorWith(role),
    input: { reason, hasTargets: false },
    now: NOW,
  });

const AT_COST = [line(1, { unitPrice: decimal('80.00'), calculatedPrice: decimal('80.00') })];
const AT_FLOOR = [line(1, { unitPrice: decimal('93.75'), calculatedPrice: decimal('93.75') })];
const CHEAPENED = [line(1, { calculatedPrice: decimal('111.20') })];
const AT_LIMIT = [line(1, { calculatedPrice: decimal('111.11') })];
const REVIEWED = { status: 'IN_REVIEW' } as const;
const SENT = { status: 'SENT' } as const;
const OVER = { ...SENT, validUntil: addHours(NOW, -1) };

test.each<[...Attempt, code: string]>([
  ['a request without pieces', { lines: [] }, 'PORTAL_BUYER', 'SUBMIT', null, 'QUOTE_EMPTY'],
  ['an offer without pieces', { ...REVIEWED, lines: [] }, 'STAFF_SALES', 'SEND', null, 'QUOTE_EMPTY'],
  [
    'a line without a price',
    { ...REVIEWED, lines: [line(1), line(2, { unitPrice: null })] },
    'ADMINISTRATOR',
    'SEND',
    null,
    'LINES_NOT_PRICED',
  ],
  [
    'a margin below the floor',
    { ...REVIEWED, lines: AT_COST },
    'STAFF_SALES',
    'SEND',
    null,
    'MARGIN_BELOW_FLOOR',
  ],
  [
    'a discount above the limit',
    { ...REVIEWED, lines: CHEAPENED },
    'STAFF_SALES',
    'SEND',
    null,
    'DISCOUNT_ABOVE_LIMIT',
  ],
  [
    'a request that would go from the customer’s sight',
    { ...REVIEWED, isRequest: true },
    'STAFF_SALES',
    'RETURN',
    null,
    'REQUESTED_BY_CUSTOMER',
  ],
  ['a draft that was sent before', { wasSent: true }, 'STAFF_SALES', 'DELETE', null, 'QUOTE_WAS_SENT'],
  ['an offer that is over', OVER, 'PORTAL_APPROVER', 'ACCEPT', null, 'QUOTE_EXPIRED'],
  [
    'an offer that the clock has ended',
    { ...OVER, status: 'EXPIRED' },
    'PORTAL_APPROVER',
    'ACCEPT',
    null,
    'QUOTE_EXPIRED',
  ],
  ['no question', { status: 'REQUESTED' }, 'STAFF_SALES', 'ASK_INFO', ' ', 'REASON_REQUIRED'],
  ['no answer', { status: 'NEEDS_INFO' }, 'PORTAL_BUYER', 'ANSWER', null, 'REASON_REQUIRED'],
  ['no reason of the customer', SENT, 'PORTAL_BUYER', 'DECLINE', '\n', 'REASON_REQUIRED'],
  ['no reason of ours', { status: 'REQUESTED' }, 'STAFF_SALES', 'REJECT', null, 'REASON_REQUIRED'],
  ['nothing that shall be otherwise', SENT, 'PORTAL_BUYER', 'COUNTER', null, 'REASON_REQUIRED'],
  ['an act of the other side', SENT, 'ADMINISTRATOR', 'ACCEPT', null, 'NOT_FOR_THIS_SIDE'],
  ['an approval that is not needed', REVIEWED, 'STAFF_SALES', 'ASK_APPROVAL', 'x', 'APPROVAL_NOT_NEEDED'],
  [
    'no word on why to approve',
    { ...REVIEWED, lines: AT_COST },
    'STAFF_SALES',
    'ASK_APPROVAL',
    null,
    'REASON_REQUIRED',
  ],
  [
    'an approval of who needs none',
    { ...REVIEWED, lines: AT_COST },
    'ADMINISTRATOR',
    'ASK_APPROVAL',
    'x',
    'APPROVAL_NOT_NEEDED',
  ],
  [
    'an approval that was asked for',
    { ...REVIEWED, lines: AT_COST, approval: 'ASKED' },
    'STAFF_SALES',
    'ASK_APPROVAL',
    'x',
    'APPROVAL_ASKED',
  ],
  [
    'what waits for its approval',
    { ...REVIEWED, lines: AT_COST, approval: 'ASKED' },
    'STAFF_SALES',
    'SEND',
    null,
    'MARGIN_BELOW_FLOOR',
  ],
  [
    'what was not approved',
    { ...REVIEWED, lines: CHEAPENED, approval: 'REFUSED' },
    'STAFF_SALES',
    'SEND',
    null,
    'DISCOUNT_ABOVE_LIMIT',
  ],
  [
    'to approve one’s own',
    { ...REVIEWED, lines: AT_COST, approval: 'ASKED' },
    'STAFF_SALES',
    'APPROVE',
    null,
    'FORBIDDEN',
  ],
  [
    'to approve what nobody asked for',
    { ...REVIEWED, lines: AT_COST },
    'STAFF_FINANCE',
    'APPROVE',
    null,
    'APPROVAL_NOT_ASKED',
  ],
  [
    'to refuse without a reason',
    { ...REVIEWED, lines: AT_COST, approval: 'ASKED' },
    'STAFF_FINANCE',
    'REFUSE_APPROVAL',
    ' ',
    'REASON_REQUIRED',
  ],
  [
    'to approve by a customer',
    { ...REVIEWED, approval: 'ASKED' },
    'PORTAL_ADMIN',
    'APPROVE',
    null,
    'NOT_FOR_THIS_SIDE',
  ],
  ['an act of nobody', SENT, 'ADMINISTRATOR', 'EXPIRE', null, 'NOT_FOR_THIS_SIDE'],
  ['no permission', SENT, 'PORTAL_BUYER', 'ACCEPT', null, 'FORBIDDEN'],
  ['a colleague’s quote', { ...SENT, placedById: 12 }, 'PORTAL_BUYER', 'DECLINE', 'x', 'FORBIDDEN'],
  ['a step from elsewhere', SENT, 'STAFF_SALES', 'REVIEW', null, 'STATUS_TRANSITION_DENIED'],
])('%s is refused', (_what, quote, role, action, reason, code) => {
  expect(decide(quote, role, action, reason)).toMatchObject({ ok: false, refused: { code } });
});

test.each<Attempt>([
  ['a margin at the floor', { ...REVIEWED, lines: AT_FLOOR }, 'STAFF_SALES', 'SEND', null],
  ['a discount at the limit', { ...REVIEWED, lines: AT_LIMIT }, 'STAFF_SALES', 'SEND', null],
  ['a margin below the floor, with 1609', { ...REVIEWED, lines: AT_COST }, 'ADMINISTRATOR', 'SEND', null],
  ['a discount above the limit, with 1609', { ...REVIEWED, lines: CHEAPENED }, 'STAFF_FINANCE', 'SEND', null],
  ['to ask for an approval', { ...REVIEWED, lines: AT_COST }, 'STAFF_SALES', 'ASK_APPROVAL', 'x'],
  [
    'to ask again after a refusal',
    { ...REVIEWED, lines: CHEAPENED, approval: 'REFUSED' },
    'STAFF_SALES',
    'ASK_APPROVAL',
    'x',
  ],
  ['an approval', { ...REVIEWED, lines: AT_COST, approval: 'ASKED' }, 'STAFF_FINANCE', 'APPROVE', null],
  [
    'a refusal of one',
    { status: 'DRAFT', lines: AT_COST, approval: 'ASKED' },
    'STAFF_FINANCE',
    'REFUSE_APPROVAL',
    'x',
  ],
  ['what was approved', { ...REVIEWED, lines: AT_COST, approval: 'APPROVED' }, 'STAFF_SALES', 'SEND', null],
  ['the very last moment', { ...SENT, validUntil: NOW }, 'PORTAL_APPROVER', 'ACCEPT', null],
  ['the contact of a quote', { ...SENT, placedById: 12, contactId: 11 }, 'PORTAL_BUYER', 'DECLINE', 'x'],
  ['a colleague’s quote, for an approver', { ...SENT, placedById: 12 }, 'PORTAL_APPROVER', 'ACCEPT', null],
])('%s is granted', (_what, quote, role, action, reason) => {
  expect(decide(quote, role, action, reason)).toMatchObject({ ok: true });
});

test('target prices count as a description of the request', () => {
  const counter = (hasTargets: boolean) =>
    decideTransition({
      quote: { ...QUOTE, ...SENT },
      limits: LIMITS,
      action: 'COUNTER',
      actor: actorWith('PORTAL_BUYER'),
      input: { reason: null, hasTargets },
      now: NOW,
    });
  expect([counter(true).ok, counter(false).ok]).toEqual([true, false]);
});

test('without limits of the owner any margin and any discount is sent', () => {
  const decision = decideTransition({
    quote: { ...QUOTE, ...REVIEWED, lines: AT_COST },
    limits: { marginFloor: null, discountLimit: null },
    action: 'SEND',
    actor: actorWith('STAFF_SALES'),
    input: { reason: null, hasTargets: false },
    now: NOW,
  });
  expect(decision.ok).toBe(true);
});

test('an offer that is over is offered to be refreshed, before the clock has written that it ended', () => {
  const quote = { ...QUOTE, ...OVER };
  const offered = (role: DefaultRoleCode) =>
    offeredActions(quote, { actor: actorWith(role), limits: LIMITS, now: NOW });
  for (const role of ['PORTAL_APPROVER', 'STAFF_SALES'] as const)
    expect(offered(role)).toMatchObject([{ action: 'REFRESH', to: 'IN_REVIEW', enabled: true }]);
  expect(offered('PORTAL_VIEWER')).toEqual([]);
});

test('offered actions state what is missing; possible actions do not', () => {
  const quote = { ...QUOTE, ...REVIEWED, isRequest: true, lines: AT_COST };
  const viewer = { actor: actorWith('STAFF_SALES'), limits: LIMITS, now: NOW };
  expect(offeredActions(quote, viewer)).toMatchObject([
    { action: 'SEND', enabled: false, missing: 'MARGIN_BELOW_FLOOR' },
    { action: 'ASK_APPROVAL', enabled: true, missing: null, requiresReason: true },
    { action: 'ASK_INFO', enabled: true, missing: null, requiresReason: true },
    { action: 'RETURN', enabled: false, missing: 'REQUESTED_BY_CUSTOMER' },
    { action: 'REPLACE', enabled: true },
  ]);
  expect(possibleActions(quote, viewer)).toEqual(['ASK_APPROVAL', 'ASK_INFO', 'REPLACE']);
});

import { expect, test } from '@jest/globals';
import type { DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { chosenLines } from './chosen-lines.ts';
import { guestLinkObstacle, guestLinkState, isGuestAction } from './guest-links.ts';
import { offeredEdits } from './offered-edits.ts';
import { actorWith, line, NOW, QUOTE, ROLES } from './quote.examples.ts';
import { QUOTE_STATUS_CODES, type QuoteStatusCode, quoteStatusCode } from './status-codes.ts';
import { QUOTE_ACTIONS } from './transitions.ts';
import { lastDayOfOffer, quotePricingMode } from './validity.ts';

const DAYS = { standard: 14, marketPriced: 3 };
const FIXED = { pricingMode: 'FIXED' };
const BY_WEIGHT = { pricingMode: 'ESTIMATED_WEIGHT' };
const BY_MARKET = { pricingMode: 'MARKET_AT_SHIP' };

test.each([
  ['firm prices', '2026-03-10', [FIXED, BY_WEIGHT], '2026-03-24'],
  ['a line at the market price', '2026-03-10', [FIXED, BY_MARKET], '2026-03-13'],
  ['no lines', '2026-03-10', [], '2026-03-24'],
  ['the end of a year', '2026-12-25', [FIXED], '2027-01-08'],
  ['a leap day', '2028-02-15', [FIXED], '2028-02-29'],
])('an offer of %s, sent on %s, is valid through its last day', (_what, today, lines, lastDay) => {
  expect(lastDayOfOffer(today, lines, DAYS)).toBe(lastDay);
});

test.each([
  [[], 'FIXED'],
  [[FIXED, BY_WEIGHT], 'ESTIMATED_WEIGHT'],
  [[BY_MARKET, FIXED, BY_WEIGHT], 'MARKET_AT_SHIP'],
])('%j are priced as the line whose price is fixed last: %s', (lines, mode) => {
  expect(quotePricingMode(lines)).toBe(mode);
});

const ALTERNATIVE = { alternativeGroup: 'A' };
const CHOICE = [
  line(1),
  line(2, { isOptional: true }),
  line(3, ALTERNATIVE),
  line(4, ALTERNATIVE),
  line(5, { alternativeGroup: 'B', isOptional: true }),
  line(6, { alternativeGroup: 'B', isOptional: true }),
];

test.each<[chosen: number[], taken: number[], problems: [number | null, string | null, string][]]>([
  [[3], [1, 3], []],
  [[4, 2], [1, 2, 4], []],
  [[3, 6], [1, 3, 6], []],
  [[1, 3, 3], [1, 3], []],
  [[], [1], [[null, 'A', 'REQUIRED']]],
  [[3, 4], [1, 3, 4], [[null, 'A', 'CONFLICT']]],
  [[3, 5, 6], [1, 3, 5, 6], [[null, 'B', 'CONFLICT']]],
  [[3, 9], [1, 3], [[9, null, 'UNKNOWN']]],
])('choosing %j takes %j', (chosen, taken, problems) => {
  const choice = chosenLines(CHOICE, chosen);
  expect(choice.lines.map(({ lineKey }) => lineKey)).toEqual(taken);
  expect(choice.problems.map(({ lineKey, group, code }) => [lineKey, group, code])).toEqual(problems);
});

const WRITERS: Partial<Record<QuoteStatusCode, Partial<Record<DefaultRoleCode, string>>>> = {
  DRAFT: {
    PORTAL_BUYER: 'HEAD LINES',
    PORTAL_APPROVER: 'HEAD LINES',
    PORTAL_ADMIN: 'HEAD LINES',
    MEMORIAL_PARTNER: 'HEAD LINES',
    STAFF_SALES: 'HEAD LINES PRICES TERMS',
    ADMINISTRATOR: 'HEAD LINES PRICES TERMS',
  },
  IN_REVIEW: { STAFF_SALES: 'HEAD LINES PRICES TERMS', ADMINISTRATOR: 'HEAD LINES PRICES TERMS' },
};

test.each(QUOTE_STATUS_CODES)('in %s each role writes its own fields', (status) => {
  const written = ROLES.map((role) => [role, offeredEdits({ ...QUOTE, status }, actorWith(role)).join(' ')]);
  expect(written).toEqual(ROLES.map((role) => [role, WRITERS[status]?.[role] ?? '']));
});

const LATER = new Date(NOW.getTime() + 1);
const LINK = { usedAt: null, revokedAt: null, expiresAt: LATER };

test.each([
  ['OPEN', LINK],
  ['EXPIRED', { ...LINK, expiresAt: NOW }],
  ['USED', { ...LINK, usedAt: NOW, expiresAt: NOW }],
  ['REVOKED', { ...LINK, revokedAt: NOW, usedAt: NOW }],
])('a link is %s', (state, moments) => {
  expect(guestLinkState(moments, NOW)).toBe(state);
});

test.each(QUOTE_STATUS_CODES)(
  'in %s a link is mailed by staff who write quotes, for an open offer',
  (status) => {
    const quote = { ...QUOTE, status };
    const of = (role: DefaultRoleCode) => guestLinkObstacle(quote, actorWith(role));
    expect(of('STAFF_SALES')).toBe(status === 'SENT' ? null : 'QUOTE_NOT_OFFERED');
    expect(of('STAFF_PRODUCTION')).toBe('FORBIDDEN');
    expect(of('PORTAL_ADMIN')).toBe('NOT_FOR_THIS_SIDE');
  },
);

test('a guest answers an offer and does nothing else', () => {
  expect(QUOTE_ACTIONS.filter(isGuestAction)).toEqual(['ACCEPT', 'COUNTER', 'DECLINE']);
});

test('stored statuses read as themselves', () => {
  expect(quoteStatusCode(2205)).toBe('SENT');
  expect(() => quoteStatusCode(1901)).toThrow('No status of price quotes has the id 1901.');
});

import { expect, test } from '@jest/globals';
import { QUOTE_STATUS_CODES } from '../../domains/quotes/rules/status-codes.ts';
import { quoteStanding } from './quote-standing.ts';

const standing = (code: string, given: { isExpired?: boolean; isOffered?: boolean } = {}) =>
  quoteStanding({ status: { code }, isExpired: given.isExpired ?? false }, given.isOffered ?? true);

test('only a sent quote that has not expired is an offer to sign', () => {
  const signable = QUOTE_STATUS_CODES.filter((code) => standing(code) === 'OFFER');
  expect(signable).toEqual(['SENT']);
  expect(standing('SENT', { isExpired: true })).toBe('EXPIRED');
});

test.each(['DRAFT', 'REQUESTED', 'IN_REVIEW', 'NEEDS_INFO'])(
  'a quote in %s was asked for or offered before',
  (code) => {
    expect([standing(code, { isOffered: false }), standing(code)]).toEqual(['REQUEST', 'STATUS']);
  },
);

test.each(['ACCEPTED', 'CONVERTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED'])(
  'a quote in %s is printed with its status, offered or not',
  (code) => {
    expect([standing(code, { isOffered: false }), standing(code)]).toEqual(['STATUS', 'STATUS']);
  },
);

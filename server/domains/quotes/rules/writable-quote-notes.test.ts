import { expect, test } from '@jest/globals';
import type { Scope } from '../../identity/rules/scope.ts';
import type { OrderSide } from '../../identity/rules/sided-transition.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import { QUOTES_ADD } from './transitions.ts';
import { writableQuoteNotes } from './writable-quote-notes.ts';

const OF_LUNA = { customerId: 1, placedById: 7, contactId: null };

test.each<[OrderSide, Scope, QuoteStatusCode, kinds: string[]]>([
  ['CUSTOMER', 'OWN', 'SENT', ['CUSTOMER']],
  // A temporary quote, which its customer writes.
  ['CUSTOMER', 'OWN', 'DRAFT', ['CUSTOMER']],
  ['CUSTOMER', 'NONE', 'SENT', []],
  ['STAFF', 'ALL', 'SENT', ['CUSTOMER', 'INTERNAL']],
  ['STAFF', 'ALL', 'DRAFT', ['INTERNAL']],
  ['STAFF', 'NONE', 'SENT', []],
])('%s with scope %s writes on one that is %s: %j', (side, scope, status, kinds) => {
  const actor = {
    userId: 7,
    customerId: side === 'STAFF' ? null : 1,
    side,
    isActedFor: false,
    scopes: new Map([[QUOTES_ADD, scope]]),
  };
  expect(writableQuoteNotes({ ...OF_LUNA, status }, actor)).toEqual(kinds);
});

test('a user cannot write on the quote of a colleague or another customer', () => {
  const actor = {
    userId: 8,
    customerId: 1,
    side: 'CUSTOMER' as const,
    isActedFor: false,
    scopes: new Map<number, Scope>([[QUOTES_ADD, 'OWN']]),
  };
  expect(writableQuoteNotes({ ...OF_LUNA, status: 'SENT' }, actor)).toEqual([]);
  expect(writableQuoteNotes({ ...OF_LUNA, customerId: 2, placedById: 8, status: 'SENT' }, actor)).toEqual([]);
});

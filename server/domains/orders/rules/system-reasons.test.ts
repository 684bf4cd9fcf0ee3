import { expect, test } from '@jest/globals';
import { isChargeback, reasonIn } from './system-reasons.ts';

test.each([
  ['CAPTURE_FAILED', 'The bank declined the payment', 'La banque a refusé le paiement'],
  ['It bounced', 'It bounced', 'It bounced'],
  ['toString', 'toString', 'toString'],
  [null, null, null],
])('the stored reason %j reads %j and %j', (reason, en, fr) => {
  expect([reasonIn(reason, 'en'), reasonIn(reason, 'fr')]).toEqual([en, fr]);
});

test.each([
  ['PAYMENT_REFUNDED', 'CHARGEBACK', true],
  // Reopens an invoice because of a chargeback.
  ['PAYMENT_APPLIED', 'CHARGEBACK', false],
  ['PAYMENT_REFUNDED', 'REFUNDED_AT_GATEWAY', false],
  ['PAYMENT_REFUNDED', null, false],
])('%s because of %j is a chargeback: %s', (kind, reason, expected) => {
  expect(isChargeback({ kind, reason })).toBe(expected);
});

import { expect, test } from '@jest/globals';
import { reasonIn } from './system-reasons.ts';

test.each([
  ['CAPTURE_FAILED', 'The bank declined the payment', 'La banque a refusé le paiement'],
  ['It bounced', 'It bounced', 'It bounced'],
  ['toString', 'toString', 'toString'],
  [null, null, null],
])('the stored reason %j reads %j and %j', (reason, en, fr) => {
  expect([reasonIn(reason, 'en'), reasonIn(reason, 'fr')]).toEqual([en, fr]);
});

import { expect, test } from '@jest/globals';
import { shownPrice } from './shown-price.ts';

test.each([
  ['a price that is shown', { listPrice: '385.50' }, { amount: '385.50' }],
  ['a visitor, a piece without a price in the chosen metal', {}, { words: 'onRequest' }],
  ['a customer, the same', { isSignedIn: true }, { words: 'onRequest' }],
  ['a visitor of a shop that hides prices', { seesPrices: false }, { words: 'signIn' }],
  ['staff without the right to prices', { isSignedIn: true, seesPrices: false }, { words: 'notShown' }],
  [
    'a piece on request, whatever was its price',
    { quoteRequired: true, listPrice: '10' },
    { words: 'onRequest' },
  ],
  ['the same for who sees no prices', { quoteRequired: true, seesPrices: false }, { words: 'onRequest' }],
] as const)('%s: %j shows %j', (_case, given, shown) => {
  const visitor = { quoteRequired: false, listPrice: null, isSignedIn: false, seesPrices: true };
  expect(shownPrice({ ...visitor, ...given })).toEqual(shown);
});

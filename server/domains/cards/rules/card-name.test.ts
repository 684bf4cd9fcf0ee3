import { expect, test } from '@jest/globals';
import { cardName } from './card-name.ts';

test.each([
  ['VISA', '1111', 'Visa ending in 1111', 'Visa se terminant par 1111'],
  ['AMEX', '0005', 'American Express ending in 0005', 'American Express se terminant par 0005'],
  ['OTHER', '4242', 'Card ending in 4242', 'Carte se terminant par 4242'],
  [null, '4242', 'Card ending in 4242', 'Carte se terminant par 4242'],
  [null, null, null, null],
])('a card of the brand %s with the digits %s is named %s', (cardBrand, cardLast4, en, fr) => {
  expect([cardName({ cardBrand, cardLast4 }, 'en'), cardName({ cardBrand, cardLast4 }, 'fr')]).toEqual([
    en,
    fr,
  ]);
});

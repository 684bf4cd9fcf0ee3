import { expect, test } from '@jest/globals';
import { pricingNote, pricingNotes } from './pricing-note.ts';

test.each([
  ['FIXED', null, null],
  ['ESTIMATED_WEIGHT', /final weight when it ships/, /poids final à l’expédition/],
  ['MARKET_AT_SHIP', /market price when it ships/, /cours du jour de l’expédition/],
])('%s has a text in both languages', (mode, en, fr) => {
  if (en === null || fr === null) {
    expect([pricingNote(mode, 'en'), pricingNote(mode, 'fr')]).toEqual([null, null]);
    return;
  }
  expect(pricingNote(mode, 'en')).toMatch(en);
  expect(pricingNote(mode, 'fr')).toMatch(fr);
});

test('each sentence appears once', () => {
  expect(pricingNotes(['FIXED', 'ESTIMATED_WEIGHT', 'ESTIMATED_WEIGHT'], 'en')).toHaveLength(1);
});

import { expect, test } from '@jest/globals';
import { createFormatters } from './formatters.ts';

const en = createFormatters('en');
const fr = createFormatters('fr');

/** Intl separates with several kinds of narrow and hard spaces; which one does not matter here. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

test.each([
  { amount: '1240.00', currency: 'USD', english: '$1,240.00', french: '1 240,00 $' },
  { amount: '0.00', currency: 'EUR', english: '€0.00', french: '0,00 €' },
  { amount: '-12.5', currency: 'CAD', english: '-$12.50', french: '-12,50 $' },
  {
    amount: '90071992547409931.25',
    currency: 'USD',
    english: '$90,071,992,547,409,931.25',
    french: '90 071 992 547 409 931,25 $',
  },
])('$amount $currency reads $english and $french, to the cent', ({ amount, currency, english, french }) => {
  expect(plain(en.money(amount, currency))).toBe(english);
  expect(plain(fr.money(amount, currency))).toBe(french);
});

test('weights and percentages', () => {
  expect(plain(en.weight('4.2'))).toBe('4.20 g');
  expect(plain(fr.weight('4.2'))).toBe('4,20 g');
  expect(en.percent('8.875')).toBe('8.875%');
  expect(plain(fr.percent('14.975'))).toBe('14,975 %');
});

test('a calendar day stays the same day in every time zone', () => {
  expect(en.date('2026-03-10')).toBe('Mar 10, 2026');
  expect(plain(fr.date('2026-03-10'))).toBe('10 mars 2026');
});

test.each([
  { value: '2026-03-10', expected: 'today' },
  { value: '2026-03-11', expected: 'tomorrow' },
  { value: '2026-03-09', expected: 'yesterday' },
  { value: '2026-03-13', expected: 'in 3 days' },
  { value: '2026-03-08', expected: '2 days ago' },
  { value: '2026-03-24', expected: 'in 14 days' },
  { value: '2026-03-25', expected: 'Mar 25, 2026' },
  { value: '2025-12-01', expected: 'Dec 1, 2025' },
])('$value is $expected on 10 March', ({ value, expected }) => {
  expect(en.relativeDay(value, new Date(2026, 2, 10, 23, 30))).toBe(expected);
});

test('French says it in French', () => {
  expect(fr.relativeDay('2026-03-11', new Date(2026, 2, 10))).toBe('demain');
});

import { expect, test } from '@jest/globals';
import { createFormatters } from './formatters.ts';

const HERE = { timeZone: 'UTC', isNamed: false };
const en = createFormatters('en', 'US', HERE);
const fr = createFormatters('fr', 'CA', HERE);

/** Replaces the various narrow and non-breaking spaces of Intl. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

test.each([
  ['en', 'US', 'USD', '$1,240.00'],
  ['en', 'CA', 'USD', 'US$1,240.00'],
  ['en', 'GB', 'USD', 'US$1,240.00'],
  ['en', null, 'USD', 'US$1,240.00'],
  ['fr', 'CA', 'USD', '1 240,00 $ US'],
  ['fr', 'US', 'USD', '1 240,00 $ US'],
  ['fr', null, 'USD', '1 240,00 $ US'],
  ['en', 'US', 'CAD', 'CA$1,240.00'],
  ['en', 'CA', 'CAD', 'CA$1,240.00'],
  ['fr', 'CA', 'CAD', '1 240,00 $'],
  ['fr', 'FR', 'CAD', '1 240,00 $CA'],
  ['en', 'AU', 'AUD', 'A$1,240.00'],
  ['en', 'US', 'EUR', '€1,240.00'],
  ['fr', null, 'EUR', '1 240,00 €'],
] as const)('in %s, a reader in %s sees 1240.00 %s as %s', (language, country, currency, expected) => {
  expect(plain(createFormatters(language, country, HERE).money('1240.00', currency))).toBe(expected);
});

test('amounts stay exact, to the cent', () => {
  expect(plain(en.money('90071992547409931.25', 'USD'))).toBe('$90,071,992,547,409,931.25');
  expect(plain(fr.money('-12.5', 'USD'))).toBe('-12,50 $ US');
});

test('printed amounts have the currency code', () => {
  expect(plain(en.moneyWithCode('1240.00', 'USD'))).toBe('USD 1,240.00');
  expect(plain(fr.moneyWithCode('1240.00', 'USD'))).toBe('1 240,00 USD');
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
  expect(plain(fr.date('2026-03-01'))).toBe('1er mars 2026');
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
  expect(en.relativeDay(value, new Date('2026-03-10T23:30:00Z'))).toBe(expected);
});

test('French texts are French', () => {
  expect(fr.relativeDay('2026-03-11', new Date('2026-03-10T12:00:00Z'))).toBe('demain');
});

test('a country is named in the language of the page', () => {
  expect(en.country('US')).toBe('United States');
  expect(fr.country('US')).toBe('États-Unis');
  expect(fr.country('Elsewhere')).toBe('Elsewhere');
});

test.each([
  ['America/New_York', 'Mar 10, 2026', 'Mar 10, 2026, 11:59 PM', '10 mars 2026, 23 h 59', 'today'],
  ['Europe/Paris', 'Mar 11, 2026', 'Mar 11, 2026, 4:59 AM', '11 mars 2026, 4 h 59', 'today'],
])('days and times are those of the zone %s', (timeZone, day, enTime, frTime, relative) => {
  const instant = '2026-03-11T03:59:59Z';
  const zone = { timeZone, isNamed: false };
  const formats = createFormatters('en', 'US', zone);
  expect(formats.date(instant)).toBe(day);
  expect(plain(formats.dateTime(instant))).toBe(enTime);
  expect(plain(createFormatters('fr', 'CA', zone).dateTime(instant))).toBe(frTime);
  expect(formats.relativeDay(instant, new Date(instant))).toBe(relative);
  expect(formats.date('2026-03-10')).toBe('Mar 10, 2026');
});

test('a time has the name of its zone if it differs from the reader’s', () => {
  const zone = { timeZone: 'America/New_York', isNamed: true };
  expect(plain(createFormatters('en', 'US', zone).dateTime('2026-03-11T03:59:59Z'))).toBe(
    'Mar 10, 2026, 11:59 PM EDT',
  );
  expect(plain(createFormatters('fr', 'CA', zone).dateTime('2026-03-11T03:59:59Z'))).toMatch(
    /^10 mars 2026, 23 h 59/,
  );
});

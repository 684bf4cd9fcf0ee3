import { expect, test } from '@jest/globals';
import { columnLetters, daySerial, instantSerial, xmlText } from './xlsx-values.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (place, letters) => {
  expect(columnLetters(place)).toBe(letters);
});

test.each([
  ['1900-03-01', 61],
  ['2000-01-01', 36_526],
  ['2026-03-01', 46_082],
])('%s is day %i of spreadsheets', (day, serial) => {
  expect(daySerial(day)).toBe(serial);
});

test.each([
  ['2000-01-01T12:00:00.000Z', 'UTC', '36526.500000'],
  ['2000-01-01T04:59:59.999Z', 'America/New_York', '36525.999988'],
  ['2026-07-01T04:00:00.000Z', 'America/New_York', '46204.000000'],
])('%s by the clocks of %s', (instant, timeZone, serial) => {
  expect(instantSerial(instant, timeZone)).toBe(serial);
});

test.each([
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['a\u0000\u0001\u001f\uffffb', 'ab'],
  ['half \ud83d', 'half \ufffd'],
  ['one\r\ntwo\rthree\tfour', 'one\ntwo\nthree\tfour'],
])('%j in XML', (text, xml) => {
  expect(xmlText(text)).toBe(xml);
});

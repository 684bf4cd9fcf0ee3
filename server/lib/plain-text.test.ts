import { expect, test } from '@jest/globals';
import { codeOf, oneLine, plainText, typedCode, withoutInvisible } from './plain-text.ts';

test.each<[what: string, typed: string, kept: string]>([
  ['plain letters', 'PO-7', 'PO-7'],
  ['spaces alone', ' \n', ' \n'],
  ['a decomposed letter', 'e\u0301', 'é'],
  ['a letter and its accent with a sign between them', 'e\u200b\u0301', 'é'],
  ['zero-width spaces alone', '\u200b\u200b', ''],
  ['byte order marks', '\ufeffPO-1\ufeff', 'PO-1'],
  ['a soft hyphen', 'Kirsch\u00adbaum', 'Kirschbaum'],
  ['word joiners and invisible operators', 'P\u2060O\u2063', 'PO'],
  ['joiners of Latin letters', 'P\u200dO\u200c-1', 'PO-1'],
  ['direction marks of Latin letters', '\u200ePO-3\u200f\u061c', 'PO-3'],
  ['isolates alone', '\u2066\u2069', ''],
  ['a filler of Hangul', '\u3164', ''],
  ['a blank of Braille', ' \u2800', ''],
  ['a joiner alone', '\u200d', ''],
  ['variation selectors alone', '\ufe0f\ufe0f', ''],
  ['tags that belong to no flag', 'PO\u{e0041}\u{e0042}', 'PO'],
  ['a family', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['flags', '🇨🇭🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴‍☠️', '🇨🇭🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴‍☠️'],
  ['a heart as a picture', 'I ❤️ you', 'I ❤️ you'],
  ['joiners in Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['conjuncts in Devanagari', 'क्\u200dष', 'क्\u200dष'],
  ['direction marks beside Hebrew', 'שלום\u200f!', 'שלום\u200f!'],
  ['NUL and half a character', 'a\0\ud83d', 'a\ufffd'],
])('of %s, what is seen stays', (_what, typed, kept) => {
  expect(plainText(typed)).toBe(kept);
  expect(plainText(plainText(typed))).toBe(kept);
});

test.each([
  ['line ends', ' 12 Main St\r\nSuite 4 ', '12 Main St Suite 4'],
  ['tabs and separators', 'PO\t8\u2028b\u2029c', 'PO 8 b c'],
  ['no-break spaces', 'PO\u00a07', 'PO\u00a07'],
])('a text with %s is written on one line', (_what, typed, line) => {
  expect(oneLine(typed)).toBe(line);
});

test.each([
  ['WEL\u200bCOME\u202e10', 'WELCOME10'],
  ['♥\ufe0f', '♥'],
  ['A\u3164B', 'AB'],
])('a code %j has no invisible characters', (typed, code) => {
  expect([withoutInvisible(typed), codeOf(typed)]).toEqual([code, code]);
});

test.each([
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  [' PAY\u00a010001 ', 'PAY 10001'],
  ['ﬁne', 'fine'],
])('the typed code %j means %j', (typed, code) => {
  expect([typedCode(typed), codeOf(typed)]).toEqual([code, code]);
});

import { expect, test } from '@jest/globals';
import { searchedWords, searchWords } from './search-words.ts';

test.each<[string | null, string[]]>([
  ['JO-10023-1', ['jo-10023-1', '10023-1', '0023-1', '023-1', '1', 'jo100231']],
  ['4 mm band', ['4', 'mm', 'band', '4mm']],
  ['14-karat', ['14-karat', 'karat']],
  ['指輪 日本', ['指輪', '日本']],
  ['PO 4711', ['po', '4711', '711']],
  ['123', ['123']],
  ['Zoë Ström', ['zoe', 'strom']],
  ['Cœur, Øre', ['coeur', 'ore']],
  ['ＪＯ－１', ['jo-1', '1', 'jo1']],
  ['A1234', ['a1234']],
  ['12345678901', ['12345678901']],
  ['--', []],
  [null, []],
])('%p is found by %o', (text, words) => {
  expect(searchWords([text])).toEqual(words);
});

test('every word appears once', () => {
  expect(searchWords(['PO-1', 'po-1', '1'])).toEqual(['po-1', '1', 'po1']);
});

test.each([
  ['JO-10023', ['jo-10023']],
  ['  Zoë, ZOE strö', ['zoe', 'stro']],
  ['%', []],
  ['14 k band', ['14k', 'band']],
  ['cœur', ['coeur']],
  ['Luna and Sons', ['luna', 'sons']],
  ['cœur et fils', ['coeur', 'fils']],
  ['Luna & Sons', ['luna', 'sons']],
  ['luna and', ['luna', 'and']],
  ['et', ['et']],
  ['ＲＳ１０１', ['rs101']],
])('a search for %p looks for %o', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});

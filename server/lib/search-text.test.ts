import { expect, test } from '@jest/globals';
import { literally, searchText } from './search-text.ts';

test.each([
  [null, ''],
  ['  ring ', 'ring'],
  ['ri\u0000ng', 'ring'],
  ['x'.repeat(101), 'x'.repeat(100)],
  [`${'x'.repeat(99)}💍`, `${'x'.repeat(99)}\ufffd`],
])('%j is searched as %j', (given, searched) => {
  expect(searchText(given)).toBe(searched);
});

test.each([
  ['100%', '100\\%'],
  ['a_b', 'a\\_b'],
  ['back\\slash', 'back\\\\slash'],
  ['plain', 'plain'],
])('%s in a pattern is %s', (given, escaped) => {
  expect(literally(given)).toBe(escaped);
});

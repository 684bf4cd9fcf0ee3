import { expect, test } from '@jest/globals';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://portal.aurifex.test';

test.each([
  ['/backoffice/shopping-cart', '/backoffice/shopping-cart'],
  ['/shop/product/SOL-14?metal=14KY&size=7.5#price', '/shop/product/SOL-14?metal=14KY&size=7.5#price'],
  ['/a/../b', '/b'],
  ['/%2f..', '/%2f..'],
  ['/shop//rings', '/shop//rings'],
  ['/shop?next=//evil.test#//evil.test', '/shop?next=//evil.test#//evil.test'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
])('%s is followed to %s', (given, expected) => {
  expect(safeReturnPath(given, ORIGIN)).toBe(expected);
});

test.each([
  [null],
  [''],
  ['backoffice'],
  ['//evil.test/'],
  ['/\\evil.test/'],
  ['\\\\evil.test'],
  ['https://evil.test/'],
  ['javascript:alert(1)'],
  ['/\t/evil.test'],
  ['/\n/evil.test'],
  ['/..//evil.test'],
  ['/.//evil.test'],
  ['/./../..//evil.test/a?b#c'],
  ['/a/..//evil.test'],
  ['/%2e%2e//evil.test'],
  ['/%2E//evil.test'],
  ['/..///evil.test'],
  ['/../\\evil.test'],
  ['/./\\/evil.test'],
  ['/\r/evil.test'],
  ['/\u0000/evil.test'],
  ['///evil.test'],
  ['data:text/html,x'],
  [' //evil.test'],
])('%j is refused', (given) => {
  expect(safeReturnPath(given, ORIGIN)).toBeNull();
});

import { expect, test } from '@jest/globals';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://portal.aurifex.test';

test.each([
  ['/backoffice/shopping-cart', '/backoffice/shopping-cart'],
  ['/shop/product/SOL-14?metal=14KY&size=7.5#price', '/shop/product/SOL-14?metal=14KY&size=7.5#price'],
  ['/a/../b', '/b'],
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
])('%j is refused', (given) => {
  expect(safeReturnPath(given, ORIGIN)).toBeNull();
});

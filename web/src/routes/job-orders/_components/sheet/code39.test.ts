import { expect, test } from '@jest/globals';
import { code39 } from './code39.ts';

/** A character has six narrow and three wide elements, then a narrow space: 6 + 9 + 1 units, without the last space. */
const unitsOf = (signs: number) => signs * 16 - 1;

test.each(['JO-10023-1', '0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])(
  '%s has the dimensions of Code 39',
  (text) => {
    const code = code39(text);
    expect(code?.width).toBe(unitsOf(text.length + 2));
    expect(code?.bars).toHaveLength((text.length + 2) * 5);
  },
);

test('every character has its own bars', () => {
  const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-'];
  expect(new Set(signs.map((sign) => JSON.stringify(code39(sign)))).size).toBe(signs.length);
});

test('ignores case; an unsupported character gives no barcode', () => {
  expect(code39('jo-1')).toEqual(code39('JO-1'));
  expect(code39('JO_1')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { remadePieces, shareOfPieces } from './remade-pieces.ts';

test.each([
  [2, 0, null, { ok: true, pieces: 2, to: 'REMADE' }],
  [2, 1, null, { ok: true, pieces: 1, to: 'SHIPPED' }],
  [2, 1, 2, { ok: false, most: 1 }],
  [3, 1, 1, { ok: true, pieces: 1, to: 'QUALITY_CHECK' }],
  [3, 0, 2, { ok: true, pieces: 2, to: 'QUALITY_CHECK' }],
  [3, 0, 3, { ok: true, pieces: 3, to: 'REMADE' }],
  [3, 0, 0, { ok: false, most: 3 }],
  [2, 2, null, { ok: false, most: 0 }],
] as const)('of %i pieces with %i shipped, %p are remade', (quantity, shipped, wanted, expected) => {
  expect(remadePieces({ status: 'QUALITY_CHECK', quantity, shipped, wanted })).toEqual(expected);
});

test('pieces take their share of the total, all of them all of it', () => {
  expect(shareOfPieces(decimal('100'), { pieces: 1, quantity: 3 }).toFixed(2)).toBe('33.33');
  expect(shareOfPieces(decimal('100.01'), { pieces: 3, quantity: 3 }).toFixed(2)).toBe('100.01');
});

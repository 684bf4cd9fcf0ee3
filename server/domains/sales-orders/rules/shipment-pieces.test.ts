import { expect, test } from '@jest/globals';
import { line } from './sales-order.examples.ts';
import { type LeavingLine, type Pieces, refusePieces } from './shipment-pieces.ts';

const leaving = (of: ReturnType<typeof line>, lacksWeight = false): LeavingLine => ({ ...of, lacksWeight });

/** Two pieces each: 1 is ready, 2 has one ready piece left, 3 is in production, 4 is ready and not weighed. */
const LINES = new Map<number, LeavingLine>([
  [1, leaving(line('READY'))],
  [2, leaving(line('READY', { shippedQuantity: 1 }))],
  [3, leaving(line('IN_PRODUCTION'))],
  [4, leaving(line('READY'), true)],
]);

test.each<[string, Pieces[], ReturnType<typeof refusePieces>]>([
  ['all that is ready', [{ lineId: 1, quantity: 2 }], null],
  [
    'a part of it, and of another line',
    [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ],
    null,
  ],
  ['more than is left', [{ lineId: 2, quantity: 2 }], { index: 0, field: 'quantity', code: 'OUT_OF_RANGE' }],
  ['none', [{ lineId: 1, quantity: 0 }], { index: 0, field: 'quantity', code: 'OUT_OF_RANGE' }],
  ['what is in work', [{ lineId: 3, quantity: 1 }], { index: 0, field: 'quantity', code: 'OUT_OF_RANGE' }],
  [
    'what has to be weighed first',
    [
      { lineId: 1, quantity: 1 },
      { lineId: 4, quantity: 1 },
    ],
    { index: 1, field: 'quantity', code: 'WEIGHT_REQUIRED' },
  ],
  ['a line of another order', [{ lineId: 9, quantity: 1 }], { index: 0, field: 'lineId', code: 'UNKNOWN' }],
  [
    'a line twice',
    [
      { lineId: 1, quantity: 1 },
      { lineId: 1, quantity: 1 },
    ],
    { index: 1, field: 'lineId', code: 'DUPLICATE' },
  ],
])('%s', (_what, pieces, refused) => {
  expect(refusePieces(pieces, LINES)).toEqual(refused);
});

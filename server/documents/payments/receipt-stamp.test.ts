import { expect, test } from '@jest/globals';
import { type ReceiptStamp, receiptStamp } from './receipt-stamp.ts';

test.each<[refunded: string, pending: string, isReversed: boolean, ReceiptStamp | null]>([
  ['0', '0', false, null],
  ['0', '100', false, 'PENDING'],
  ['40', '0', false, 'PARTIALLY_REFUNDED'],
  ['100.00', '0', false, 'REFUNDED'],
  ['0', '0', true, 'REVERSED'],
  ['40', '0', true, 'REVERSED'],
])(
  'a payment of 100 with %s refunded and %s pending, reversed: %s, is stamped %s',
  (refunded, pending, isReversed, stamp) => {
    expect(receiptStamp({ amount: '100', refunded, pending, isReversed })).toBe(stamp);
  },
);

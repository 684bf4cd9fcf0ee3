import { expect, test } from '@jest/globals';
import { type ReceiptStamp, receiptStamp } from './receipt-stamp.ts';

test.each<[refunded: string, chargedBack: string, pending: string, isReversed: boolean, ReceiptStamp | null]>(
  [
    ['0', '0', '0', false, null],
    ['0', '0', '100', false, 'PENDING'],
    ['40', '0', '0', false, 'PARTIALLY_REFUNDED'],
    ['100.00', '0', '0', false, 'REFUNDED'],
    ['100.00', '100', '0', false, 'CHARGED_BACK'],
    ['100.00', '60', '0', false, 'CHARGED_BACK'],
    ['40', '40', '0', false, 'PARTIALLY_CHARGED_BACK'],
    ['0', '0', '0', true, 'REVERSED'],
    ['40', '0', '0', true, 'REVERSED'],
  ],
)(
  'a payment of 100 with %s refunded, %s of it by the bank, and %s pending, reversed: %s, is stamped %s',
  (refunded, chargedBack, pending, isReversed, stamp) => {
    expect(receiptStamp({ amount: '100', refunded, chargedBack, pending, isReversed })).toBe(stamp);
  },
);

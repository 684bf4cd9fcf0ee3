import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import type { StoredEntry } from './ledger.ts';
import { paymentRefund } from './refund.ts';

const PAYMENT = 7;

/** A payment of 100: 30 for invoice 1, then 50 for invoice 2; 20 are left. */
const entries: StoredEntry[] = [
  entry(1, 'PAYMENT_RECEIVED', '100'),
  entry(2, 'PAYMENT_APPLIED', '30', 1),
  entry(3, 'PAYMENT_APPLIED', '50', 2),
];

function entry(
  id: number,
  kind: StoredEntry['kind'],
  amount: string,
  invoiceId: number | null = null,
  reversesId: number | null = null,
): StoredEntry {
  return { id, kind, amount: decimal(amount), invoiceId, paymentId: PAYMENT, reversesId };
}

function refund(amount: string, reopenInvoices: boolean, of: readonly StoredEntry[] = entries) {
  const answer = paymentRefund(of, { paymentId: PAYMENT, amount: decimal(amount), reopenInvoices });
  if ('refused' in answer) return answer.refused;
  return answer.entries.map(({ kind, amount: moved, invoiceId, reversesId }) => [
    kind,
    moved.toFixed(2),
    invoiceId,
    reversesId,
  ]);
}

test.each([
  ['a part of what is left', '5', false, [['PAYMENT_REFUNDED', '5.00', null, null]]],
  ['all that is left', '20', true, [['PAYMENT_REFUNDED', '20.00', null, null]]],
  [
    'more: the newest invoice gives up what is needed and keeps the rest',
    '30',
    true,
    [
      ['PAYMENT_APPLIED', '-50.00', 2, 3],
      ['PAYMENT_APPLIED', '40.00', 2, null],
      ['PAYMENT_REFUNDED', '30.00', null, null],
    ],
  ],
  [
    'much more: the newest all of it, the one before a part',
    '75',
    true,
    [
      ['PAYMENT_APPLIED', '-50.00', 2, 3],
      ['PAYMENT_APPLIED', '-30.00', 1, 2],
      ['PAYMENT_APPLIED', '25.00', 1, null],
      ['PAYMENT_REFUNDED', '75.00', null, null],
    ],
  ],
  [
    'all of it',
    '100',
    true,
    [
      ['PAYMENT_APPLIED', '-50.00', 2, 3],
      ['PAYMENT_APPLIED', '-30.00', 1, 2],
      ['PAYMENT_REFUNDED', '100.00', null, null],
    ],
  ],
] as const)('%s goes back', (_what, amount, reopenInvoices, moved) => {
  expect(refund(amount, reopenInvoices)).toEqual(moved);
});

test('refunds money applied to invoices only if confirmed', () => {
  expect(refund('20.01', false)).toEqual({
    code: 'REFUND_REOPENS_INVOICES',
    available: decimal('20'),
    beyond: decimal('0.01'),
  });
});

test.each([
  ['more than came', '100.01', entries, { code: 'REFUND_BEYOND_PAYMENT', most: decimal('100') }],
  [
    'more than did not go back before',
    '41',
    [...entries, entry(4, 'PAYMENT_APPLIED', '-50', 2, 3), entry(5, 'PAYMENT_REFUNDED', '60')],
    { code: 'REFUND_BEYOND_PAYMENT', most: decimal('40') },
  ],
  [
    'anything of a payment that was taken back',
    '1',
    [entry(1, 'PAYMENT_RECEIVED', '100'), entry(2, 'PAYMENT_RECEIVED', '-100', null, 1)],
    { code: 'ALREADY_REVERSED' },
  ],
] as const)('%s is refused', (_what, amount, of, refused) => {
  expect(refund(amount, true, of)).toEqual(refused);
});

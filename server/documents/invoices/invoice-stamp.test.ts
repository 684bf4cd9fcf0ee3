import { expect, test } from '@jest/globals';
import { type InvoiceStamp, invoiceStamp } from './invoice-stamp.ts';

test.each<[code: string, applied: string, balance: string, isOverdue: boolean, InvoiceStamp]>([
  ['OPEN', '0', '100', false, { state: 'OPEN', paid: '0.00', writtenOff: '0.00', balance: '100.00' }],
  ['OPEN', '0', '100', true, { state: 'OVERDUE', paid: '0.00', writtenOff: '0.00', balance: '100.00' }],
  [
    'PARTIALLY_PAID',
    '30',
    '70',
    false,
    { state: 'PARTIALLY_PAID', paid: '30.00', writtenOff: '0.00', balance: '70.00' },
  ],
  [
    'PARTIALLY_PAID',
    '30',
    '70',
    true,
    { state: 'OVERDUE', paid: '30.00', writtenOff: '0.00', balance: '70.00' },
  ],
  ['PAID', '100', '0', false, { state: 'PAID', paid: '100.00', writtenOff: '0.00', balance: '0.00' }],
  ['VOID', '0', '0', false, { state: 'VOID', paid: '0.00', writtenOff: '0.00', balance: '0.00' }],
  [
    'WRITTEN_OFF',
    '30',
    '0',
    false,
    { state: 'WRITTEN_OFF', paid: '30.00', writtenOff: '70.00', balance: '0.00' },
  ],
])('an invoice of 100 that is %s with %s paid and %s left', (code, applied, balance, isOverdue, stamp) => {
  expect(invoiceStamp({ status: { code }, total: '100', applied, balance, isOverdue })).toEqual(stamp);
});

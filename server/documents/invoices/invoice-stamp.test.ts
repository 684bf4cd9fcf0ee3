import { expect, test } from '@jest/globals';
import { type InvoiceStamp, invoiceStamp } from './invoice-stamp.ts';

const NOTHING = { paid: '0.00', credited: '0.00', writtenOff: '0.00', voided: '0.00', balance: '0.00' };

test.each<[code: string, paid: string, credited: string, balance: string, isOverdue: boolean, InvoiceStamp]>([
  ['OPEN', '0', '0', '100', false, { ...NOTHING, state: 'OPEN', balance: '100.00' }],
  ['OPEN', '0', '0', '100', true, { ...NOTHING, state: 'OVERDUE', balance: '100.00' }],
  [
    'PARTIALLY_PAID',
    '30',
    '0',
    '70',
    false,
    { ...NOTHING, state: 'PARTIALLY_PAID', paid: '30.00', balance: '70.00' },
  ],
  [
    'PARTIALLY_PAID',
    '0',
    '30',
    '70',
    false,
    { ...NOTHING, state: 'PARTIALLY_CREDITED', credited: '30.00', balance: '70.00' },
  ],
  [
    'PARTIALLY_PAID',
    '10',
    '20',
    '70',
    false,
    { ...NOTHING, state: 'PARTIALLY_PAID', paid: '10.00', credited: '20.00', balance: '70.00' },
  ],
  [
    'PARTIALLY_PAID',
    '30',
    '0',
    '70',
    true,
    { ...NOTHING, state: 'OVERDUE', paid: '30.00', balance: '70.00' },
  ],
  ['PAID', '100', '0', '0', false, { ...NOTHING, state: 'PAID', paid: '100.00' }],
  ['PAID', '60', '40', '0', false, { ...NOTHING, state: 'PAID', paid: '60.00', credited: '40.00' }],
  ['PAID', '0', '100', '0', false, { ...NOTHING, state: 'CREDITED', credited: '100.00' }],
  ['VOID', '0', '0', '0', false, { ...NOTHING, state: 'VOID', voided: '100.00' }],
  [
    'WRITTEN_OFF',
    '30',
    '20',
    '0',
    false,
    { ...NOTHING, state: 'WRITTEN_OFF', paid: '30.00', credited: '20.00', writtenOff: '50.00' },
  ],
])(
  'an invoice of 100 that is %s with %s paid, %s credited and %s left',
  (code, paid, credited, balance, isOverdue, stamp) => {
    expect(invoiceStamp({ status: { code }, total: '100', paid, credited, balance, isOverdue })).toEqual(
      stamp,
    );
  },
);

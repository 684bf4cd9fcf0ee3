import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { issueRefusal, newInvoiceRefusal } from './new-invoice.ts';
import { offeredBilling } from './offered-billing.ts';

const order = { status: 'SHIPPED', total: decimal('100'), isInvoiced: false } as const;

test.each([
  ['one that comes to something', order, null],
  ['one that has an invoice', { ...order, isInvoiced: true }, 'INVOICE_EXISTS'],
  ['one that comes to nothing', { ...order, total: decimal('0') }, 'NOTHING_TO_INVOICE'],
  ['a cancelled one', { ...order, status: 'CANCELLED', total: decimal('0') }, 'ORDER_CANCELLED'],
  ['a cancelled one with a fee', { ...order, status: 'CANCELLED', total: decimal('30') }, null],
] as const)('an order is billed: %s', (_what, facts, refused) => {
  expect(newInvoiceRefusal(facts)).toBe(refused);
});

test('nothing is issued before its metal is settled', () => {
  expect(issueRefusal({ total: decimal('100'), unsettledJobs: 1 })).toBe('METAL_NOT_SETTLED');
  expect(issueRefusal({ total: decimal('-1'), unsettledJobs: 0 })).toBe('NOTHING_TO_INVOICE');
  expect(issueRefusal({ total: decimal('100'), unsettledJobs: 0 })).toBeNull();
});

test.each([
  ['without invoice', [], ['CREATE_INVOICE', 'GENERATE_PAID_INVOICE']],
  ['with a draft', [[4101, 100]], ['GENERATE_PAID_INVOICE']],
  ['with an open one', [[4102, 100]], ['GENERATE_PAID_INVOICE']],
  ['with a paid one', [[4104, 100]], []],
  ['with one that was written off', [[4106, 100]], []],
  ['of which a part is billed and paid', [[4104, 40]], ['CREATE_INVOICE', 'GENERATE_PAID_INVOICE']],
  [
    'of which all is billed and paid, and a part was given back and is owed again',
    [[4104, 100, 40]],
    ['CREATE_INVOICE', 'GENERATE_PAID_INVOICE'],
  ],
  ['of which a part is billed and owed', [[4102, 40]], ['CREATE_INVOICE', 'GENERATE_PAID_INVOICE']],
  [
    'of which a part is billed, with a draft of the rest',
    [
      [4102, 40],
      [4101, 60],
    ],
    ['GENERATE_PAID_INVOICE'],
  ],
  [
    'of which all is billed in parts',
    [
      [4104, 40],
      [4104, 60],
    ],
    [],
  ],
] as readonly [string, readonly (readonly [number, number, number?])[], readonly string[]][])(
  'an order %s is billed by %j',
  (_what, standing, actions) => {
    const { status, total } = order;
    const invoices = standing.map(([statusId, each, settled = 0]) => ({
      statusId,
      total: decimal(String(each)),
      settled: decimal(String(settled)),
    }));
    const may = { mayCreate: true, mayGenerate: true };
    expect(offeredBilling({ status, total, invoices, ...may })).toEqual(actions);
    expect(offeredBilling({ status, total, invoices, mayCreate: false, mayGenerate: false })).toEqual([]);
  },
);

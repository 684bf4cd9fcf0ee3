import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import {
  INVOICE_STATUS_CODES,
  INVOICE_STATUSES,
  invoiceStatusCode,
  statusOfInvoice,
} from './invoice-status.ts';

test.each([
  ['a draft', { isIssued: false }, 'DRAFT'],
  ['a draft that was voided', { isIssued: false, isVoid: true }, 'VOID'],
  ['nothing paid', { balance: '100' }, 'OPEN'],
  ['a part paid', { balance: '40', applied: '60' }, 'PARTIALLY_PAID'],
  ['all paid', { applied: '100' }, 'PAID'],
  ['voided', { isVoid: true }, 'VOID'],
  ['written off', { writtenOff: '100' }, 'WRITTEN_OFF'],
  ['a part paid and the rest written off', { applied: '40', writtenOff: '60' }, 'WRITTEN_OFF'],
  ['written off, and its payment taken back', { balance: '40', writtenOff: '60' }, 'OPEN'],
] as const)('%s', (_what, facts, status) => {
  const {
    isIssued = true,
    isVoid = false,
    balance = '0',
    applied = '0',
    writtenOff = '0',
  } = {
    ...({} as Partial<Record<'balance' | 'applied' | 'writtenOff', string>> & {
      isIssued?: boolean;
      isVoid?: boolean;
    }),
    ...facts,
  };
  const sums = { balance: decimal(balance), applied: decimal(applied), writtenOff: decimal(writtenOff) };
  expect(statusOfInvoice({ isIssued, isVoid, ...sums })).toBe(status);
});

test('ids are those of entity type 41, in rank order', () => {
  expect(INVOICE_STATUS_CODES.map((code) => INVOICE_STATUSES[code].id)).toEqual([
    4101, 4102, 4103, 4104, 4105, 4106,
  ]);
  expect(invoiceStatusCode(4105)).toBe('VOID');
  expect(() => invoiceStatusCode(1901)).toThrow();
});

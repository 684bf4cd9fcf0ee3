import { expect, test } from '@jest/globals';
import { INVOICE_STATUS_CODES } from '../../payments/rules/invoice-status.ts';
import { creditedStatusName, isOnlyCredited } from './credited-status.ts';

test.each([
  ['0', '0', false],
  ['0', '816.20', true],
  ['0.01', '816.19', false],
  ['816.20', '0', false],
])('of an invoice with %s paid and %s credited, only credits were applied: %s', (paid, credited, isOnly) => {
  expect(isOnlyCredited({ paid, credited })).toBe(isOnly);
});

test.each([
  ['en', { PAID: 'Credited', PARTIALLY_PAID: 'Partially credited' }],
  ['fr', { PAID: 'Créditée', PARTIALLY_PAID: 'Partiellement créditée' }],
] as const)('in %s, statuses that speak of payments are worded for credits', (language, names) => {
  const worded = INVOICE_STATUS_CODES.map((code) => [code, creditedStatusName(code, language)] as const);
  expect(Object.fromEntries(worded.filter(([, name]) => name !== null))).toEqual(names);
});

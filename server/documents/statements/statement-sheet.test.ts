import { expect, test } from '@jest/globals';
import { SHEET_TOOLS } from '../../test/sheet-tools.ts';
import { statementSheet } from './statement-sheet.ts';

type Statement = Parameters<typeof statementSheet>[0];

const statement = (
  closingBalance: string,
  prepayments: string | null,
  availableCredits: string | null,
  movements: Statement['movements'] = [],
) =>
  statementSheet(
    {
      from: '2026-09-01',
      to: '2026-11-30',
      billingAddress: null,
      openingBalance: '0.00',
      closingBalance,
      movements,
      balance: {
        customerName: 'Luna',
        accountNumber: 'LUNA-001',
        currency: 'USD',
        openBalance: '100.00',
        overdue: '0.00',
        prepayments,
        availableCredits,
        ageing: [],
      },
    } satisfies Statement,
    SHEET_TOOLS.en,
  );

test.each([
  [false, 'Refund of payment PAY-10001'],
  [true, 'Chargeback of payment PAY-10001'],
])('a payment that went back, by the bank: %s, reads %s', (isChargeback, words) => {
  const movement: Statement['movements'][number] = {
    kind: 'PAYMENT_REFUNDED',
    isReversal: false,
    isChargeback,
    bookedOn: '2026-11-30',
    number: 'PAY-10001',
    reason: null,
    reference: null,
    change: '100.00',
    balance: '100.00',
  };
  expect(JSON.stringify(statement('65.00', null, null, [movement]))).toContain(`"${words}"`);
});

const totals = (sheet: ReturnType<typeof statementSheet>) =>
  sheet.parts
    .flatMap((part) => (part.kind === 'totals' ? part.rows : []))
    .map(({ value, isGrand }) => `${isGrand ? '= ' : ''}${value.replaceAll('\u00A0', ' ')}`);

test.each([
  ['30.00', '5.00', ['USD 100.00', '-USD 30.00', '-USD 5.00', '= USD 65.00']],
  ['130.00', '0.00', ['USD 100.00', '-USD 130.00', 'USD 0.00', '= -USD 30.00']],
  ['30.00', null, ['USD 100.00', '-USD 30.00']],
])('open invoices less %s of prepayments and %s of credits come to the balance', (paid, credit, rows) => {
  expect(totals(statement('65.00', paid, credit))).toEqual(rows);
});

test.each([
  ['65.00', 'Balance', 'USD 65.00'],
  ['0.00', 'Balance', 'USD 0.00'],
  ['-30.00', 'Credit balance', 'USD 30.00'],
])('a balance of %s is headed %s', (closing, label, value) => {
  const { highlight } = statement(closing, '0.00', '0.00');
  expect(highlight).toEqual({ label, value: value.replace(' ', '\u00A0') });
});

import { expect, test } from '@jest/globals';
import { SHEET_TOOLS } from '../../test/sheet-tools.ts';
import { receiptSheet } from './receipt-sheet.ts';

type Payment = Parameters<typeof receiptSheet>[0];

const PAYMENT: Payment = {
  number: 'PAY-10001',
  currency: 'USD',
  amount: '100.00',
  applied: '0.00',
  refunded: '0.00',
  chargedBack: '0.00',
  reversed: '0.00',
  available: '100.00',
  pending: '0.00',
  isReversed: false,
  method: 'CHECK',
  reference: null,
  receivedOn: '2026-11-29',
  salesOrderNumber: null,
  charge: null,
  customer: { name: 'Luna', accountNumber: 'LUNA-001' },
  entries: [],
};

const printed = (payment: Partial<Payment>, language: 'en' | 'fr' = 'en') =>
  JSON.stringify(receiptSheet({ ...PAYMENT, ...payment }, SHEET_TOOLS[language]));

test.each<[string, Partial<Payment>, string]>([
  ['a prepayment', {}, 'The amount is available.'],
  ['a deposit', { salesOrderNumber: 'SO-10001' }, 'Paid towards order SO-10001.'],
  ['a card payment that the bank has not confirmed', { pending: '100.00' }, 'once the bank confirms it'],
])('the receipt of %s says what becomes of money that is not applied', (_what, payment, words) => {
  const said = ['The amount is available.', 'Paid towards order SO-10001.', 'once the bank confirms it'];
  expect(said.filter((each) => printed(payment).includes(each))).toEqual([words]);
});

test.each([
  [{ cardName: 'Visa ending in 1111' }, 'Visa ending in 1111'],
  [{ cardName: null }, 'PayPal'],
])('a receipt names the card that paid: %s', (charge, words) => {
  const method = charge.cardName === null ? ('PAYPAL' as const) : ('CARD' as const);
  expect(printed({ method, charge })).toContain(`"value":"${words}"`);
});

test.each([
  ['en', 'Refunded', 'Taken back by the bank', 'Chargeback'],
  ['fr', 'Remboursé', 'Repris par la banque', 'Rétrofacturation'],
] as const)('what the bank took back is no refund of ours (%s)', (language, refund, taken, use) => {
  const entry = { bookedOn: '2026-11-30', isReversal: false, isReversed: false, invoiceNumber: null };
  const back = { ...entry, kind: 'PAYMENT_REFUNDED' as const, amount: '100.00' };
  const sheet = (isChargeback: boolean) =>
    printed(
      {
        refunded: '100.00',
        chargedBack: isChargeback ? '100.00' : '0.00',
        available: '0.00',
        entries: [{ ...back, isChargeback }],
      },
      language,
    );
  expect(sheet(false)).toContain(`"${refund}"`);
  expect(sheet(true)).not.toContain(`"${refund}"`);
  for (const words of [taken, use]) expect(sheet(true)).toContain(`"${words}"`);
});

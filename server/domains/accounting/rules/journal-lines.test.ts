import { expect, test } from '@jest/globals';
import { decimal, sumMoney } from '../../../lib/money.ts';
import { fc } from '../../../test/fast-check.ts';
import { LEDGER_KINDS, type LedgerKind } from '../../payments/rules/ledger.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../payments/rules/payment-methods.ts';
import { journalLines } from './journal-lines.ts';

const entry = (kind: LedgerKind, amount: string, method: PaymentMethod | null = null) => ({
  kind,
  amount: decimal(amount),
  method,
  shipping: decimal('10.00'),
  salesTax: decimal('8.00'),
});

test.each<[LedgerKind, string, PaymentMethod | null, string]>([
  ['INVOICED', '118.00', null, 'RECEIVABLES +118.00, SALES -100.00, SHIPPING -10.00, SALES_TAX -8.00'],
  ['VOIDED', '118.00', null, 'RECEIVABLES -118.00, SALES +100.00, SHIPPING +10.00, SALES_TAX +8.00'],
  ['INVOICED', '-118.00', null, 'RECEIVABLES -118.00, SALES +100.00, SHIPPING +10.00, SALES_TAX +8.00'],
  ['WRITTEN_OFF', '18.00', null, 'BAD_DEBTS +18.00, RECEIVABLES -18.00'],
  ['WRITTEN_OFF', '-18.00', null, 'BAD_DEBTS -18.00, RECEIVABLES +18.00'],
  ['PAYMENT_RECEIVED', '50.00', 'CHECK', 'BANK +50.00, PREPAYMENTS -50.00'],
  ['PAYMENT_RECEIVED', '50.00', 'CARD', 'CARDS +50.00, PREPAYMENTS -50.00'],
  ['PAYMENT_APPLIED', '50.00', null, 'PREPAYMENTS +50.00, RECEIVABLES -50.00'],
  ['PAYMENT_REFUNDED', '5.00', 'CASH', 'PREPAYMENTS +5.00, CASH -5.00'],
  ['CREDIT_ISSUED', '59.00', null, 'RETURNS +51.00, SALES_TAX +8.00, CREDITS -59.00'],
  ['CREDIT_ISSUED', '-59.00', null, 'RETURNS -51.00, SALES_TAX -8.00, CREDITS +59.00'],
  ['CREDIT_APPLIED', '7.00', null, 'CREDITS +7.00, RECEIVABLES -7.00'],
  ['CREDIT_REFUNDED', '7.00', 'TRANSFER', 'CREDITS +7.00, BANK -7.00'],
])('%s of %s by %s is posted as %s', (kind, amount, method, expected) => {
  const lines = journalLines(entry(kind, amount, method));
  const shown = lines.map(({ account, debit, credit }) =>
    credit.isZero() ? `${account} +${debit.toFixed(2)}` : `${account} -${credit.toFixed(2)}`,
  );
  expect(shown.join(', ')).toBe(expected);
});

test('debits equal credits for all postings, and no line is negative or zero', () => {
  const cents = fc
    .integer({ min: -10_000_000, max: 10_000_000 })
    .map((each) => decimal(String(each)).div(100));
  const part = fc.integer({ min: 0, max: 100_000 }).map((each) => decimal(String(each)).div(100));
  const method = fc.option(fc.constantFrom(...PAYMENT_METHODS));
  const entries = fc.record({
    kind: fc.constantFrom(...LEDGER_KINDS),
    amount: cents,
    method,
    shipping: part,
    salesTax: part,
  });
  fc.assert(
    fc.property(entries, (posted) => {
      const lines = journalLines(posted);
      const [debits, credits] = [lines.map(({ debit }) => debit), lines.map(({ credit }) => credit)];
      if (!sumMoney(debits).equals(sumMoney(credits))) throw new Error('Debits are not credits.');
      for (const { debit, credit } of lines)
        if (debit.isNegative() || credit.isNegative() || debit.isZero() === credit.isZero())
          throw new Error(`${debit} and ${credit}`);
    }),
  );
});

import { expect, test } from '@jest/globals';
import { type NoticeFacts, noticeAmount, noticeTitle } from './notice-text.ts';

const INVOICE: NoticeFacts = { total: '120.00', currency: 'USD' };

test.each<[string, NoticeFacts, string, string, string]>([
  [
    'nothing paid',
    { ...INVOICE, amount: '120.00' },
    'Your invoice INV-1',
    'Votre facture INV-1',
    'USD\u00A0120.00',
  ],
  [
    'partly paid',
    { ...INVOICE, amount: '20.00' },
    'Your invoice INV-1',
    'Votre facture INV-1',
    'USD\u00A020.00',
  ],
  [
    'paid in advance',
    { ...INVOICE, amount: '0.00', paid: '120.00' },
    'Your invoice INV-1 (paid)',
    'Votre facture INV-1 (payée)',
    'USD\u00A0120.00',
  ],
  [
    'voided since',
    { ...INVOICE, amount: '0.00' },
    'Your invoice INV-1',
    'Votre facture INV-1',
    'USD\u00A0120.00',
  ],
])('an invoice, %s, shows what is to be done', (_how, facts, english, french, amount) => {
  const notice = { event: 'INVOICE_ISSUED', side: 'CUSTOMER', number: 'INV-1', facts } as const;
  expect(noticeTitle(notice, 'en')).toBe(english);
  expect(noticeTitle(notice, 'fr')).toBe(french);
  expect(noticeAmount(facts, 'en')).toBe(amount);
});

test('a written-off invoice shows the amount that was closed', () => {
  expect(noticeAmount({ ...INVOICE, amount: '0.00', closed: '50.00' }, 'en')).toBe('USD\u00A050.00');
});

import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { renderLetter } from '../../../mail/letter/render-letter.ts';
import { type OrderMail, orderMail } from './order-mail.ts';

const ORDER: OrderMail = {
  code: 'JO-10023',
  customerName: 'Maison Bellerose',
  accountNumber: 'BELL-001',
  poNumber: 'PO-7',
  currency: 'USD',
  shippingMethod: { nameEn: 'Insured ground', nameFr: 'Terrestre assuré' },
  subTotal: decimal('9700.50'),
  discountValue: decimal('0'),
  shippingPrice: decimal('18'),
  salesTaxValue: decimal('990.27'),
  taxParts: [],
  grandTotal: decimal('10708.77'),
  charges: [],
  chargesTax: decimal('0'),
  currentTotal: decimal('10708.77'),
  promotions: [],
  answers: [],
  url: 'https://portal.example.com/backoffice/job-orders/1',
  jobOrders: [
    {
      number: 'JO-10023-1',
      isStock: false,
      titleEn: 'Aurora solitaire',
      titleFr: 'Solitaire Aurora',
      quantity: 2,
      lineTotal: decimal('9700.50'),
      promisedOn: null,
      pricingMode: 'ESTIMATED_WEIGHT',
      configuration: null,
    },
  ],
};

const mailed = (order: OrderMail, language: 'en' | 'fr') =>
  renderLetter({ ...orderMail(order, language, 'CUSTOMER'), language, company: 'Aurifex Manufacturing LLC' });

/** Intl separates groups with several kinds of narrow and no-break spaces. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each([
  ['en', 'USD', 'Total: USD 10,708.77', '2 × Aurora solitaire, JO-10023-1, USD 9,700.50'],
  ['fr', 'USD', 'Total : 10 708,77 USD', '2 × Solitaire Aurora, JO-10023-1, 9 700,50 USD'],
  ['en', 'CAD', 'Total: CAD 10,708.77', '2 × Aurora solitaire, JO-10023-1, CAD 9,700.50'],
  ['fr', 'EUR', 'Total : 10 708,77 EUR', '2 × Solitaire Aurora, JO-10023-1, 9 700,50 EUR'],
] as const)(
  'every amount of a mail in %s says %s, in text and HTML',
  async (language, currency, total, line) => {
    const { text, html } = await mailed({ ...ORDER, currency }, language);
    for (const words of [total, line]) {
      expect(plain(text)).toContain(words);
      // Label and amount are in separate cells.
      for (const cell of words.split(/ ?: |, (?=[A-Z\d])/)) expect(plain(html)).toContain(cell);
    }
    for (const part of [text, html]) expect(part).not.toMatch(/[$€]/);
  },
);

const CHARGED: OrderMail = {
  ...ORDER,
  charges: [
    { nameEn: 'CAD', nameFr: 'CAO', amount: '60.00', jobOrder: { number: 'JO-10023-1', isStock: false } },
  ],
  chargesTax: '5.33',
  currentTotal: '10774.10',
};

test('a mail says how its total comes about', async () => {
  const { text } = await mailed(ORDER, 'en');
  expect(plain(text)).toContain(
    'Shipping (Insured ground): USD 18.00\nSales tax: USD 990.27\nTotal: USD 10,708.77',
  );
});

test('what was approved since stands in rows of its own, and in the total', async () => {
  const { text, html } = await mailed(CHARGED, 'en');
  expect(plain(text)).toContain(
    'As ordered: USD 10,708.77\nCAD · JO-10023-1: USD 60.00\nTax on the changes: USD 5.33\nTotal: USD 10,774.10',
  );
  expect(plain(html)).toMatch(/CAD · JO-10023-1<\/td><td[^>]*>USD 60\.00</);
  const { text: french } = await mailed(CHARGED, 'fr');
  expect(french).toContain('CAO · JO-10023-1');
  expect(plain(french)).toContain('À la commande : 10 708,77 USD');
});

const GRANTED = { promotionId: 1, nameEn: 'Spring', nameFr: 'Printemps', value: '10.00' };
const PROMOTED: OrderMail = {
  ...ORDER,
  discountValue: decimal('970.05'),
  shippingPrice: decimal('9'),
  promotions: [
    { ...GRANTED, code: 'TEN', kind: 'PERCENT_ORDER', amount: '970.05' },
    { ...GRANTED, code: null, kind: 'SHIPPING', amount: '9.00' },
  ],
  answers: [
    {
      attributeNameEn: 'Gift wrap',
      attributeNameFr: 'Papier cadeau',
      valueEn: 'Silver',
      valueFr: 'Argenté',
    },
  ],
};

test.each([
  [
    'en',
    'Subtotal: USD 9,700.50\nDiscount · Spring (TEN): -USD 970.05\nShipping (Insured ground): USD 18.00\nShipping discount · Spring: -USD 9.00\n',
    'Gift wrap: Silver',
  ],
  [
    'fr',
    'Remise · Printemps (TEN) : -970,05 USD\nLivraison (Terrestre assuré) : 18,00 USD\nRemise sur la livraison · Printemps : -9,00 USD\n',
    'Papier cadeau : Argenté',
  ],
] as const)(
  'a mail in %s names what took something off, and what was asked',
  async (language, sums, answer) => {
    const { text } = await mailed(PROMOTED, language);
    expect(plain(text).replaceAll('−', '-')).toContain(sums);
    expect(plain(text)).toContain(answer);
  },
);

test('a discount that no promotion explains has a row all the same', async () => {
  const { text } = await mailed({ ...ORDER, discountValue: decimal('100') }, 'en');
  expect(plain(text).replaceAll('−', '-')).toContain('Discount: -USD 100.00');
});

test('each tax of a place has a row of its own, with its rate and the number of the seller', async () => {
  const tax = (nameEn: string, nameFr: string, percent: string, registrationNumber: string | null) => ({
    code: nameEn,
    nameEn,
    nameFr,
    percent,
    registrationNumber,
  });
  const order = {
    ...ORDER,
    taxParts: [
      { ...tax('GST', 'TPS', '5', '12345 RT0001'), amount: decimal('485.03') },
      { ...tax('QST', 'TVQ', '9.975', null), amount: decimal('967.62') },
    ],
  };
  const english = await mailed(order, 'en');
  expect(english.text).toMatch(
    /GST \(5%\) · No\.\s12345 RT0001[\s\S]*485\.03[\s\S]*QST \(9\.975%\)[\s\S]*967\.62/,
  );
  expect(english.text).not.toContain('Sales tax');
  const french = await mailed(order, 'fr');
  expect(french.text).toMatch(/TPS \(5\s%\) · N°\s12345 RT0001[\s\S]*TVQ \(9,975\s%\)/);
});

import { expect, test } from '@jest/globals';
import { type OrderMail, orderMail } from './order-mail.ts';

const ORDER: OrderMail = {
  code: 'JO-10023',
  company: 'Aurifex',
  customerName: 'Luna',
  accountNumber: 'LUNA-001',
  poNumber: 'PO-7',
  currency: 'USD',
  shippingMethod: { nameEn: 'Insured ground', nameFr: 'Terrestre assuré' },
  shippingPrice: '18.00',
  salesTaxValue: '572.70',
  grandTotal: '7043.70',
  charges: [],
  chargesTax: '0.00',
  currentTotal: '7043.70',
  url: 'https://portal.test/',
  jobOrders: [
    {
      number: 'JO-10023-1',
      titleEn: 'Ring',
      titleFr: 'Bague',
      quantity: 1,
      lineTotal: '6453.00',
      promisedOn: null,
    },
  ],
};

const CHARGED: OrderMail = {
  ...ORDER,
  charges: [{ nameEn: 'CAD', nameFr: 'CAO', amount: '60.00', jobOrder: { number: 'JO-10023-1' } }],
  chargesTax: '5.33',
  currentTotal: '7109.03',
};

test('a mail says how its total comes about', () => {
  const { text } = orderMail(ORDER, 'en', 'CUSTOMER');
  expect(text).toContain('Shipping (Insured ground): $18.00\nSales tax: $572.70\nTotal: $7,043.70');
});

test('what was approved since stands in rows of its own, and in the total', () => {
  const { text, html } = orderMail(CHARGED, 'en', 'CUSTOMER');
  expect(text).toContain(
    'As placed: $7,043.70\nCAD · JO-10023-1: $60.00\nTax on the changes: $5.33\nTotal: $7,109.03',
  );
  expect(html).toContain('<p>CAD · JO-10023-1: $60.00</p>');
  const french = orderMail(CHARGED, 'fr', 'CUSTOMER').text;
  expect(french).toContain('CAO · JO-10023-1');
  expect(french).toContain('À la commande');
});

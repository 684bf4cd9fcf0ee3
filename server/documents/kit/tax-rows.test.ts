import { expect, test } from '@jest/globals';
import { taxBaseNote, taxRows } from './tax-rows.ts';

test.each([
  ['NET_OF_DISCOUNT', '10.00', '5.00', 'less the discount', 'moins la remise'],
  ['SUBTOTAL', '10.00', '5.00', 'before the discount', 'avant la remise'],
  ['NET_OF_DISCOUNT', '0.00', '5.00', null, null],
  ['SUBTOTAL', '10.00', '0.00', null, null],
])('tax on %s with %s off and %s of tax says: %s', (taxBase, discountValue, salesTaxValue, en, fr) => {
  for (const [language, words] of [
    ['en', en],
    ['fr', fr],
  ] as const)
    expect(taxBaseNote({ taxBase, discountValue, salesTaxValue }, language)).toEqual(
      words === null ? [] : [expect.stringContaining(words)],
    );
});

const GST = { name: 'GST', percent: '5', registrationNumber: '123456789 RT0001', amount: '5.00' };
const QST = { name: 'QST', percent: '9.975', registrationNumber: '1215487963 TQ0001', amount: '9.98' };
const TPS = { ...GST, name: 'TPS' };
const TVQ = { ...QST, name: 'TVQ' };
const HST = { name: 'HST', percent: '13', registrationNumber: '123456789 RT0001', amount: '13.00' };

test.each([
  [
    'Québec',
    'en',
    [GST, QST],
    ['GST (5%) · No. 123456789 RT0001: CAD 5.00', 'QST (9.975%) · No. 1215487963 TQ0001: CAD 9.98'],
  ],
  [
    'Québec',
    'fr',
    [TPS, TVQ],
    ['TPS (5 %) · N° 123456789 RT0001: 5,00 CAD', 'TVQ (9,975 %) · N° 1215487963 TQ0001: 9,98 CAD'],
  ],
  ['Ontario', 'en', [HST], ['HST (13%) · No. 123456789 RT0001: CAD 13.00']],
  ['a seller without a number', 'en', [{ ...GST, registrationNumber: null }], ['GST (5%): CAD 5.00']],
  ['nowhere', 'fr', [], ['Taxe: 0,00 CAD']],
] as const)('the taxes of %s in %s stand a row each', (_where, language, components, rows) => {
  const printed = taxRows(components, 'Taxe', { currency: 'CAD', language });
  const plain = printed.map(({ label, value }) => `${label}: ${value}`.replaceAll(/[\u00A0\u202F]/g, ' '));
  expect(plain).toEqual(rows);
});

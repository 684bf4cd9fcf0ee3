import { expect, test } from '@jest/globals';
import { type TaxedPlace, taxComponents } from './order-tax.ts';
import { plainComponents, type TaxComponent, totalPercent } from './tax-components.ts';

function levied(code: string, percent: string): TaxComponent {
  return { code, nameEn: code, nameFr: code, percent, registrationNumber: null };
}

const PLACES: Readonly<Record<string, TaxedPlace | null>> = {
  NY: [levied('US-NY', '4')],
  CO: [levied('US-CO', '2.9')],
  // A state without sales tax.
  OR: [],
  QC: [levied('CA-GST', '5'), levied('CA-QST', '9.975')],
  // Without states: no rate.
  HK: [],
  '-': null,
};

const CUSTOMERS = {
  anybody: { taxExempt: false, salesTaxPercent: null },
  'own 4.5': { taxExempt: false, salesTaxPercent: '4.5' },
  'own 0': { taxExempt: false, salesTaxPercent: '0' },
  exempt: { taxExempt: true, salesTaxPercent: null },
  'exempt, own 4.5': { taxExempt: true, salesTaxPercent: '4.5' },
} as const;

// Customer, shipping address, billing address, how it is delivered, rate.
test.each([
  ['anybody', 'NY', 'CO', 'shipped', '4'],
  ['anybody', 'CO', 'NY', 'shipped', '2.9'],
  ['anybody', 'NY', 'HK', 'shipped', '4'],
  ['anybody', 'OR', 'CO', 'shipped', '0'],
  ['anybody', 'HK', 'CO', 'shipped', '0'],
  ['anybody', 'HK', 'QC', 'shipped', '0'],
  ['anybody', 'HK', 'HK', 'shipped', '0'],
  ['anybody', 'QC', 'CO', 'shipped', '14.975'],
  ['anybody', 'NY', '-', 'shipped', '4'],
  ['anybody', 'HK', '-', 'shipped', '0'],
  ['anybody', '-', 'CO', 'shipped', '2.9'],
  ['anybody', '-', 'HK', 'shipped', '0'],
  ['anybody', '-', '-', 'shipped', '0'],
  ['anybody', 'NY', 'CO', 'collected', '2.9'],
  ['anybody', 'HK', 'CO', 'collected', '2.9'],
  ['anybody', 'CO', 'HK', 'collected', '0'],
  ['anybody', '-', 'CO', 'collected', '2.9'],
  ['anybody', 'CO', '-', 'collected', '2.9'],
  ['own 4.5', 'NY', 'CO', 'shipped', '4.5'],
  ['own 4.5', 'HK', 'CO', 'shipped', '4.5'],
  ['own 4.5', '-', '-', 'shipped', '4.5'],
  ['own 0', 'NY', 'NY', 'shipped', '0'],
  ['exempt', 'NY', 'NY', 'shipped', '0'],
  ['exempt', 'NY', 'CO', 'collected', '0'],
  ['exempt, own 4.5', 'NY', 'NY', 'shipped', '0'],
] as const)('%s, to %s, billed to %s, %s: %s', (who, shipping, billing, way, percent) => {
  const destination = {
    shipping: PLACES[shipping] ?? null,
    billing: PLACES[billing] ?? null,
    isPickup: way === 'collected',
  };
  const components = taxComponents({ customer: CUSTOMERS[who], destination });
  expect(totalPercent(components).toFixed()).toBe(percent);
});

test('taxes of a place stay separate, and a rate of the customer replaces all', () => {
  const destination = { shipping: PLACES.QC ?? null, billing: PLACES.CO ?? null, isPickup: false };
  expect(taxComponents({ customer: CUSTOMERS.anybody, destination })).toEqual(PLACES.QC);
  expect(taxComponents({ customer: CUSTOMERS['own 4.5'], destination })).toEqual(plainComponents('4.5'));
});

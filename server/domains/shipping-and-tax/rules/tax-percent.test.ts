import { expect, test } from '@jest/globals';
import { type TaxedPlace, taxPercent } from './tax-percent.ts';

const PLACES: Readonly<Record<string, TaxedPlace | null>> = {
  NY: { salesTaxPercent: '4' },
  CO: { salesTaxPercent: '2.9' },
  // A state that levies none.
  OR: { salesTaxPercent: null },
  QC: { salesTaxPercent: '14.975' },
  // Outside of states: no rate says anything.
  HK: { salesTaxPercent: null },
  '-': null,
};

const CUSTOMERS = {
  anybody: { taxExempt: false, salesTaxPercent: null },
  'own 4.5': { taxExempt: false, salesTaxPercent: '4.5' },
  'own 0': { taxExempt: false, salesTaxPercent: '0' },
  exempt: { taxExempt: true, salesTaxPercent: null },
  'exempt, own 4.5': { taxExempt: true, salesTaxPercent: '4.5' },
} as const;

// Customer, shipping address, billing address, how it gets there, rate.
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
  expect(taxPercent({ customer: CUSTOMERS[who], destination }).toFixed()).toBe(percent);
});

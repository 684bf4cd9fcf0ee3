import { expect, test } from '@jest/globals';
import { taxPercent } from './tax-percent.ts';

const NEW_YORK = { salesTaxPercent: '8.875' };
const OREGON = { salesTaxPercent: null };
const ANYBODY = { taxExempt: false, salesTaxPercent: null };
const OWN_RATE = { taxExempt: false, salesTaxPercent: '4.5' };

test.each([
  ['the shipping state decides', ANYBODY, NEW_YORK, OREGON, '8.875'],
  ['even where it levies none', ANYBODY, OREGON, NEW_YORK, '0'],
  ['else the billing state', ANYBODY, null, NEW_YORK, '8.875'],
  ['outside of states there is none', ANYBODY, null, null, '0'],
  ['a rate of the customer stands for any state', OWN_RATE, NEW_YORK, OREGON, '4.5'],
  ['and outside of them', OWN_RATE, null, null, '4.5'],
  ['a rate of 0 is one', { taxExempt: false, salesTaxPercent: '0' }, NEW_YORK, NEW_YORK, '0'],
  ['an exemption', { taxExempt: true, salesTaxPercent: null }, NEW_YORK, NEW_YORK, '0'],
  ['an exemption goes before a rate', { taxExempt: true, salesTaxPercent: '4.5' }, NEW_YORK, NEW_YORK, '0'],
])('%s', (_what, customer, shippingState, billingState, percent) => {
  expect(taxPercent({ customer, shippingState, billingState }).toFixed()).toBe(percent);
});

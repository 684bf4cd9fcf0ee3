import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { shippingPrice } from '../../shipping-and-tax/rules/shipping-price.ts';
import { taxPercent } from '../../shipping-and-tax/rules/tax-percent.ts';
import { priceChanges } from './price-changes.ts';
import { hasSameRingSize } from './same-ring-size.ts';

const NEW_YORK = { salesTaxPercent: decimal('8.875') };
const OREGON = { salesTaxPercent: null };

test.each([
  { exempt: false, shippingState: NEW_YORK, billingState: OREGON, percent: '8.875' },
  { exempt: false, shippingState: OREGON, billingState: NEW_YORK, percent: '0' },
  { exempt: false, shippingState: null, billingState: NEW_YORK, percent: '8.875' },
  { exempt: false, shippingState: null, billingState: null, percent: '0' },
  { exempt: true, shippingState: NEW_YORK, billingState: NEW_YORK, percent: '0' },
])('exempt $exempt: $percent %', ({ percent, ...order }) => {
  expect(taxPercent(order).toFixed()).toBe(percent);
});

function line(lineId: number, before: string | null, after: string | null, quantity = 2) {
  const prices = (unit: string | null) => {
    const unitPrice = unit === null ? null : decimal(unit);
    return { unitPrice, linePrice: unitPrice?.mul(quantity) ?? null };
  };
  return { lineId, before: prices(before), after: prices(after) };
}

test('only lines that differ by more than 0.00 have changed', () => {
  const changes = priceChanges([
    line(1, '100.00', '100'),
    line(2, '100.00', '100.01'),
    line(3, '100.00', '99.99'),
    line(4, '100.00', null),
    line(5, null, null),
  ]);
  expect(changes.map(({ lineId, unpriced }) => [lineId, unpriced])).toEqual([
    [2, false],
    [3, false],
    [4, true],
  ]);
  expect(changes[0]?.after.linePrice?.toFixed(2)).toBe('200.02');
});

test.each([
  { adding: [7], cart: [[7.25], []], same: false },
  { adding: [7], cart: [[6], [7]], same: true },
  { adding: [7, 7], cart: [], same: true },
  { adding: [7, 9], cart: [[8]], same: false },
  { adding: [], cart: [[7]], same: false },
  { adding: [7, 9], cart: [[5, 9]], same: true },
])('rings $adding beside $cart: same size $same', ({ adding, cart, same }) => {
  const pieces = cart.map((ringSizes) => ({ ringSizes }));
  expect(hasSameRingSize({ ringSizes: adding }, pieces)).toBe(same);
});

test.each([
  { subTotal: '100', weight: '12.50', freeFrom: '1000', price: '25.63' },
  { subTotal: '999.99', weight: null, freeFrom: '1000', price: '25.00' },
  { subTotal: '1000', weight: '12.50', freeFrom: '1000', price: '0.00' },
  { subTotal: '99999', weight: '0', freeFrom: null, price: '25.00' },
])('shipping $weight g worth $subTotal costs $price', ({ subTotal, weight, freeFrom, price }) => {
  const tariff = {
    basePrice: decimal('25'),
    pricePerGram: decimal('0.05'),
    freeFrom: freeFrom === null ? null : decimal(freeFrom),
  };
  const cart = { subTotal: decimal(subTotal), weight: weight === null ? null : decimal(weight) };
  expect(shippingPrice(tariff, cart).toFixed(2)).toBe(price);
});

import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { shippingPrice } from '../../shipping-and-tax/rules/shipping-price.ts';
import { priceChanges } from './price-changes.ts';
import { linesOfSameRingSize } from './same-ring-size.ts';

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
  {
    rings: [
      [1, 7, 1],
      [2, 7.25, 1],
    ],
    of: 1,
    same: [],
  },
  {
    rings: [
      [1, 6, 1],
      [2, 7, 1],
      [3, 7, 1],
    ],
    of: 3,
    same: [2, 3],
  },
  {
    rings: [
      [1, 6, 1],
      [2, 7, 1],
      [3, 7, 1],
    ],
    of: 1,
    same: [],
  },
  {
    rings: [
      [1, 7, 1],
      [1, 7, 1],
    ],
    of: 1,
    same: [1],
  },
  { rings: [[1, 7, 2]], of: 1, same: [1] },
  {
    rings: [
      [1, 7, 1],
      [1, 9, 1],
      [2, 8, 1],
    ],
    of: 1,
    same: [],
  },
  { rings: [[2, 7, 1]], of: 1, same: [] },
  {
    rings: [
      [1, 5, 1],
      [2, 9, 1],
      [3, 7, 1],
      [3, 9, 1],
    ],
    of: 3,
    same: [2, 3],
  },
])('rings $rings of the lines of a cart: those of one size as line $of are $same', ({ rings, of, same }) => {
  const ofLines = rings.map(([lineId = 0, size = 0, count = 0]) => ({ lineId, size, count }));
  expect(linesOfSameRingSize([of], ofLines)).toEqual(same);
});

test('finds rings of one size among added lines and existing ones', () => {
  const rings = [
    { lineId: 1, size: 7, count: 1 },
    { lineId: 2, size: 6, count: 1 },
    { lineId: 3, size: 7, count: 1 },
    { lineId: 4, size: 5, count: 1 },
    { lineId: 5, size: 5, count: 1 },
  ];
  expect(linesOfSameRingSize([3, 4, 5], rings)).toEqual([1, 3, 4, 5]);
  expect(linesOfSameRingSize([2, 3], rings)).toEqual([1, 3]);
  expect(linesOfSameRingSize([], rings)).toEqual([]);
});

test.each([
  { subTotal: '100', weight: '12.50', freeFrom: '1000', price: '25.63' },
  { subTotal: '999.99', weight: '0', freeFrom: '1000', price: '25.00' },
  { subTotal: '1000', weight: '12.50', freeFrom: '1000', price: '0.00' },
  { subTotal: '99999', weight: '0', freeFrom: null, price: '25.00' },
  { subTotal: '100', weight: '12.50', freeFrom: null, volume: '500', divisor: '5000', price: '30.00' },
  { subTotal: '100', weight: '200', freeFrom: null, volume: '500', divisor: '5000', price: '35.00' },
])('shipping $weight g and $volume cm³ worth $subTotal costs $price', (row) => {
  const { subTotal, weight, freeFrom, price, volume = '0', divisor } = row;
  const tariff = {
    basePrice: decimal('25'),
    pricePerGram: decimal('0.05'),
    freeFrom: freeFrom === null ? null : decimal(freeFrom),
    dimensionalDivisor: divisor === undefined ? null : decimal(divisor),
  };
  const parcel = { weight: decimal(weight), volume: decimal(volume) };
  const cart = { subTotal: decimal(subTotal), parcel };
  expect(shippingPrice(tariff, cart).toFixed(2)).toBe(price);
});

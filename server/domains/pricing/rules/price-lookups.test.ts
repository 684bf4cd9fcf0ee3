import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { type AdjustmentTerm, chooseAdjustment } from './adjustment.ts';
import { missingAttributes } from './missing-attributes.ts';
import { pieceWeight } from './piece-weight.ts';
import { findStonePrice, type StonePrice } from './stone-price.ts';

const NOBODY = { customerId: null, customerTypeId: null, itemTypeId: null, itemGroupId: null };

function term(percent: string, columns: Partial<AdjustmentTerm>): AdjustmentTerm {
  return { ...NOBODY, ...columns, percent: decimal(percent) };
}

const TYPE_TERM = term('-1', { customerTypeId: 2 });
const CUSTOMER_TERM = term('-2', { customerId: 7 });
const GROUP_TERM = term('-3', { customerId: 7, itemGroupId: 5 });
const GROUP_TERM_OF_TYPE = term('-4', { customerTypeId: 2, itemGroupId: 5 });
const ITEM_TERM = term('-6', { customerTypeId: 2, itemTypeId: 90 });

test.each([
  { terms: [], percent: '0' },
  { terms: [TYPE_TERM], percent: '-1' },
  { terms: [TYPE_TERM, CUSTOMER_TERM], percent: '-2' },
  { terms: [TYPE_TERM, CUSTOMER_TERM, GROUP_TERM_OF_TYPE], percent: '-4' },
  { terms: [GROUP_TERM_OF_TYPE, GROUP_TERM, CUSTOMER_TERM], percent: '-3' },
  { terms: [ITEM_TERM, GROUP_TERM, CUSTOMER_TERM, TYPE_TERM], percent: '-6' },
  { terms: [term('-9', { customerId: 8 }), term('-9', { customerId: 7, itemTypeId: 91 })], percent: '0' },
])('the most specific term decides: $percent %', ({ terms, percent }) => {
  const purchase = { customerId: 7, customerTypeId: 2, itemTypeId: 90, itemGroupId: 5 };
  expect(chooseAdjustment(terms, purchase).toFixed()).toBe(percent);
});

test('a visitor gets no customer term', () => {
  const purchase = { customerId: null, customerTypeId: null, itemTypeId: 90, itemGroupId: 5 };
  expect(chooseAdjustment([TYPE_TERM, CUSTOMER_TERM, ITEM_TERM], purchase).isZero()).toBe(true);
});

function stonePrice(pricePerCarat: string, columns: Partial<StonePrice>): StonePrice {
  return {
    gem: 'DIAMOND',
    shape: 'ROUND',
    quality: 'VS-G',
    customerId: null,
    customerTypeId: null,
    minCarat: decimal('0.05'),
    maxCarat: decimal('0.10'),
    pricePerCarat: decimal(pricePerCarat),
    pricePerPiece: null,
    ...columns,
  };
}

const BASE = stonePrice('900', {});
const OF_TYPE = stonePrice('800', { customerTypeId: 2 });
const OWN = stonePrice('700', { customerId: 7 });
const BUYER = { customerId: 7, customerTypeId: 2 };
const VISITOR = { customerId: null, customerTypeId: null };

test.each([
  { who: 'the customer with a list', list: [BASE, OF_TYPE, OWN], buyer: BUYER, carat: '0.05', price: '700' },
  { who: 'the customer without one', list: [BASE, OF_TYPE], buyer: BUYER, carat: '0.05', price: '800' },
  { who: 'a visitor', list: [OWN, OF_TYPE, BASE], buyer: VISITOR, carat: '0.099', price: '900' },
  { who: 'a stone above the band', list: [BASE], buyer: VISITOR, carat: '0.10', price: undefined },
  { who: 'a stone below the band', list: [BASE], buyer: VISITOR, carat: '0.049', price: undefined },
  {
    who: 'another quality',
    list: [stonePrice('1', { quality: 'SI-H' })],
    buyer: BUYER,
    carat: '0.05',
    price: undefined,
  },
])('$who pays $price a carat', ({ list, buyer, carat, price }) => {
  const stone = { gem: 'DIAMOND', shape: 'ROUND', quality: 'VS-G', carat: decimal(carat) };
  expect(findStonePrice(list, stone, buyer)?.pricePerCarat?.toFixed()).toBe(price);
});

const REFERENCE = {
  kind: 'REFERENCE' as const,
  weight: decimal('5.20'),
  referenceSize: 7,
  thickness: decimal('1.8'),
  shankShare: decimal('1'),
  referenceDensity: null,
};

test.each([
  { what: 'plain band in size 9', source: REFERENCE, size: 9, density: '13.07', grams: '5.64' },
  { what: 'at its own size', source: REFERENCE, size: 7, density: null, grams: '5.20' },
  {
    what: 'half shank',
    source: { ...REFERENCE, shankShare: decimal('0.5') },
    size: 9,
    density: null,
    grams: '5.42',
  },
  {
    what: 'pendant',
    source: { ...REFERENCE, referenceSize: null },
    size: null,
    density: null,
    grams: '5.20',
  },
  {
    what: 'weighed in 14K, made in platinum',
    source: { ...REFERENCE, referenceDensity: decimal('13.07') },
    size: 7,
    density: '20.10',
    grams: '8.00',
  },
  { what: 'ring without a size', source: REFERENCE, size: null, density: '13.07', grams: undefined },
  {
    what: 'CAD model',
    source: { kind: 'CAD' as const, volumeCm3: decimal('0.42'), finishRatio: decimal('0.94') },
    size: null,
    density: '13.07',
    grams: '5.16',
  },
  {
    what: 'CAD model in an alloy of unknown density',
    source: { kind: 'CAD' as const, volumeCm3: decimal('0.42'), finishRatio: decimal('0.94') },
    size: null,
    density: null,
    grams: undefined,
  },
])('$what weighs $grams g', ({ source, size, density, grams }) => {
  expect(pieceWeight(source, size, density === null ? null : decimal(density))?.toFixed(2)).toBe(grams);
});

test('only required attributes without a choice and without a default are missing', () => {
  const offered = [
    { attributeId: 1, required: true, hasDefault: false, chosen: null },
    { attributeId: 2, required: true, hasDefault: true, chosen: null },
    { attributeId: 3, required: false, hasDefault: false, chosen: null },
    { attributeId: 4, required: true, hasDefault: false, chosen: '  ' },
    { attributeId: 5, required: true, hasDefault: false, chosen: 'For ever' },
    { attributeId: 6, required: true, hasDefault: false, chosen: 12 },
  ];
  expect(missingAttributes(offered)).toEqual([1, 4]);
});

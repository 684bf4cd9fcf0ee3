import { expect, test } from '@jest/globals';
import {
  acceptedTarget,
  type CartTarget,
  orderTarget,
  type PlacedAs,
  placedAs,
  type TargetFacts,
  targetOfCustomer,
} from './order-target.ts';

const PRICED = { unitPrice: '10.00', isMadeToOrder: true };
const STOCK = { unitPrice: '10.00', isMadeToOrder: false };
const UNPRICED = { unitPrice: null, isMadeToOrder: true };

const CASES: [CartTarget, asks: boolean, lines: TargetFacts['lines'], string][] = [
  ['AUTO', false, [PRICED], 'JO'],
  ['AUTO', false, [PRICED, UNPRICED], 'PQ'],
  ['AUTO', true, [PRICED], 'PQ'],
  ['AUTO', false, [STOCK], 'SO'],
  ['AUTO', false, [STOCK, PRICED], 'SO'],
  ['AUTO', false, [PRICED, STOCK], 'SO'],
  ['AUTO', false, [STOCK, STOCK], 'SO'],
  ['AUTO', false, [PRICED, PRICED], 'JO'],
  ['AUTO', true, [STOCK], 'PQ'],
  ['AUTO', false, [{ ...STOCK, unitPrice: null }], 'PQ'],
  ['AUTO', false, [STOCK, UNPRICED], 'PQ'],
  ['JO', false, [UNPRICED], 'JO'],
  ['JO', true, [PRICED], 'PQ'],
  ['JO', false, [PRICED], 'JO'],
  ['JO', false, [STOCK, PRICED], 'SO'],
  ['JO', false, [{ ...STOCK, unitPrice: null }], 'SO'],
  ['SO', false, [PRICED], 'SO'],
  ['SO', false, [UNPRICED], 'SO'],
  ['SO', true, [PRICED], 'PQ'],
  ['PQ', false, [PRICED], 'PQ'],
  ['PQ', false, [STOCK], 'PQ'],
];

test.each(CASES)('%s, asked for a quote: %s, %j makes %s', (target, requestsQuote, lines, made) => {
  expect(orderTarget({ target, requestsQuote, lines })).toBe(made);
});

test.each<[CartTarget, hasDeposit: boolean, lines: (typeof PRICED)[], string]>([
  ['AUTO', false, [PRICED], 'JO'],
  ['AUTO', true, [PRICED], 'SO'],
  ['AUTO', false, [STOCK], 'SO'],
  ['AUTO', false, [PRICED, STOCK], 'SO'],
  ['PQ', false, [PRICED], 'JO'],
  ['PQ', true, [PRICED], 'SO'],
  ['PQ', false, [STOCK, PRICED], 'SO'],
  ['JO', true, [PRICED], 'JO'],
  ['JO', false, [STOCK], 'SO'],
  ['SO', false, [PRICED], 'SO'],
])('an accepted offer under %s, with a deposit: %s, of %j makes %s', (target, hasDeposit, lines, made) => {
  expect(acceptedTarget(target, { hasDeposit, lines })).toBe(made);
});

test.each<[PlacedAs, (typeof PRICED)[], PlacedAs]>([
  ['JO', [PRICED], 'JO'],
  ['JO', [STOCK], 'SO'],
  ['JO', [PRICED, STOCK], 'SO'],
  ['SO', [PRICED], 'SO'],
  ['SO', [STOCK], 'SO'],
])('asked for as %s, an order of %j is placed as %s', (asked, lines, made) => {
  expect(placedAs(asked, lines)).toBe(made);
});

test.each<[own: string | null, CartTarget]>([
  [null, 'AUTO'],
  ['SO', 'SO'],
  ['unknown', 'AUTO'],
])('the target of a customer with %s of their own is %s', (own, target) => {
  expect(targetOfCustomer(own, 'AUTO')).toBe(target);
});

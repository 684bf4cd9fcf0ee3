import { expect, test } from '@jest/globals';
import { acceptedTarget, type CartTarget, orderTarget, targetOfCustomer } from './order-target.ts';

const PRICED = { unitPrice: '10.00', isMadeToOrder: true };
const STOCK = { unitPrice: '10.00', isMadeToOrder: false };
const UNPRICED = { unitPrice: null, isMadeToOrder: true };

const CASES: [CartTarget, asks: boolean, lines: (typeof PRICED | typeof UNPRICED)[], string][] = [
  ['AUTO', false, [PRICED], 'JO'],
  ['AUTO', false, [PRICED, UNPRICED], 'PQ'],
  ['AUTO', true, [PRICED], 'PQ'],
  ['AUTO', false, [STOCK], 'SO'],
  ['AUTO', false, [STOCK, PRICED], 'SO'],
  ['AUTO', false, [STOCK, UNPRICED], 'PQ'],
  ['JO', false, [UNPRICED], 'JO'],
  ['JO', true, [PRICED], 'PQ'],
  ['SO', false, [PRICED], 'SO'],
  ['SO', false, [UNPRICED], 'SO'],
  ['SO', true, [PRICED], 'PQ'],
  ['PQ', false, [PRICED], 'PQ'],
];

test.each(CASES)('%s, asked for a quote: %s, %j makes %s', (target, asksForQuote, lines, made) => {
  expect(orderTarget({ target, asksForQuote, lines })).toBe(made);
});

test.each<[CartTarget, hasDeposit: boolean, string]>([
  ['AUTO', false, 'JO'],
  ['AUTO', true, 'SO'],
  ['PQ', false, 'JO'],
  ['PQ', true, 'SO'],
  ['JO', true, 'JO'],
  ['SO', false, 'SO'],
])('an accepted offer under %s, with a deposit: %s, makes %s', (target, hasDeposit, made) => {
  expect(acceptedTarget(target, hasDeposit)).toBe(made);
});

test.each<[own: string | null, CartTarget]>([
  [null, 'AUTO'],
  ['SO', 'SO'],
  ['unknown', 'AUTO'],
])('the target of a customer with %s of their own is %s', (own, target) => {
  expect(targetOfCustomer(own, 'AUTO')).toBe(target);
});

import { expect, test } from '@jest/globals';
import { type CartTarget, orderTarget } from './order-target.ts';

const PRICED = { unitPrice: '10.00', isMadeToOrder: true };
const STOCK = { unitPrice: '10.00', isMadeToOrder: false };
const UNPRICED = { unitPrice: null, isMadeToOrder: true };

const CASES: [CartTarget, asks: boolean, lines: (typeof PRICED | typeof UNPRICED)[], string][] = [
  ['AUTO', false, [PRICED], 'JO'],
  ['AUTO', false, [PRICED, UNPRICED], 'PQ'],
  ['AUTO', true, [PRICED], 'PQ'],
  // Sales orders until they exist.
  ['AUTO', false, [STOCK], 'JO'],
  ['AUTO', false, [STOCK, PRICED], 'JO'],
  ['JO', false, [UNPRICED], 'JO'],
  ['JO', true, [PRICED], 'PQ'],
  ['SO', false, [PRICED], 'JO'],
  ['SO', true, [PRICED], 'PQ'],
  ['PQ', false, [PRICED], 'PQ'],
];

test.each(CASES)('%s, asked for a quote: %s, %j makes %s', (target, asksForQuote, lines, made) => {
  expect(orderTarget({ target, asksForQuote, lines })).toBe(made);
});

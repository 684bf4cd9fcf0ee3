import { expect, test } from '@jest/globals';
import { Prisma } from '../../../database/generated/client.ts';
import { priceProblems } from './line-problems.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const FRESH = new Date('2026-11-24T08:00:00Z');
const OLD = new Date('2026-11-23T08:00:00Z');
const money = (text: string | null) => (text === null ? null : new Prisma.Decimal(text));
const gold = [{ metalCode: 'AU', pricePerOunce: '2400', asOf: FRESH.toISOString() }];

test.each([
  ['10.00', '10.00', gold, FRESH, []],
  ['12.00', '10.00', gold, FRESH, ['PRICE_RAISED']],
  ['8.00', '10.00', gold, FRESH, ['PRICE_LOWERED']],
  ['8.00', null, gold, FRESH, []],
  [null, '10.00', gold, FRESH, []],
  ['10.00', '10.00', gold, OLD, ['MARKET_STALE']],
  ['10.00', '10.00', [], OLD, []],
  ['12.00', '10.00', gold, OLD, ['PRICE_RAISED', 'MARKET_STALE']],
])('%s after %s, market %j of %s: %j', (unitPrice, seen, marketFix, marketAsOf, codes) => {
  const line = { unitPrice: money(unitPrice), seenUnitPrice: money(seen), marketFix, marketAsOf };
  expect(priceProblems(line, NOW).map(({ code }) => code)).toEqual(codes);
});

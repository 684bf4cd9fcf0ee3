import { beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../../../../server/test/database.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { refreshDemoMarket } from './refresh-demo-market.ts';

const { db } = await testDatabase('reference');
const now = new Date('2026-03-02T10:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeAll(() => seedCatalogue(db, now));

test('prices younger than twelve hours are left alone', async () => {
  expect(await refreshDemoMarket(db, later(11))).toBe(0);
});

test('after days of standstill there is a price for every day, the last one of now', async () => {
  // Four metals: the fixings of 2 to 6 March, and now.
  expect(await refreshDemoMarket(db, later(5 * 24))).toBe(4 * 6);
  const gold = await db.marketPrice.findMany({
    where: { metal: { code: 'AU' }, asOf: { gt: now } },
    orderBy: { asOf: 'asc' },
  });
  expect(gold.map(({ asOf }) => asOf.toISOString().slice(0, 13))).toEqual([
    '2026-03-02T15',
    '2026-03-03T15',
    '2026-03-04T15',
    '2026-03-05T15',
    '2026-03-06T15',
    '2026-03-07T10',
  ]);
  expect(
    gold.every(({ sell, buy }) => sell.greaterThan(2_000) && sell.lessThan(2_900) && buy.lessThan(sell)),
  ).toBe(true);
  expect(await db.itemType.count({ where: { listPrice: { not: null } } })).toBeGreaterThan(100);
});

test('a market from elsewhere is never continued', async () => {
  const gold = await db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
  const asOf = later(6 * 24);
  await db.marketPrice.create({ data: { metalId: gold.id, asOf, buy: '1', sell: '2', source: 'LBMA' } });
  expect(await refreshDemoMarket(db, later(20 * 24))).toBe(0);
});

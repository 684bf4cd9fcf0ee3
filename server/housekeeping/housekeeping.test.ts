import { expect, test } from '@jest/globals';
import { countEvent, limitKey, readCounters, takeTurn } from '../auth/rate-limits.ts';
import { createActor } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { removeExpired } from './housekeeping.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-06-01T10:00:00Z');
const DAY_MS = 86_400_000;

test('deletes expired rows, keeps current ones', async () => {
  const [old, live] = [limitKey('test', 'old'), limitKey('test', 'live')];
  for (const key of [old, live]) await countEvent(db, { key, windowMinutes: 1 });
  await pass(old, 1);
  await createActor(db, { role: 'STAFF_SALES' }, new Date(NOW.getTime() - 300 * DAY_MS));
  await createActor(db, { role: 'STAFF_SALES' }, new Date(NOW.getTime() - 200 * DAY_MS));
  await removeExpired(db, NOW);
  expect(await db.rateLimit.findMany({ select: { key: true } })).toEqual([{ key: live }]);
  expect(await db.session.count()).toBe(1);
});

test('a hundred events at once are all counted, within one window', async () => {
  const key = limitKey('test', 'race');
  await Promise.all(Array.from({ length: 100 }, () => countEvent(db, { key, windowMinutes: 5 })));
  await pass(key, 4);
  const { count, msLeft } = await countEvent(db, { key, windowMinutes: 5 });
  expect(count).toBe(101);
  expect(msLeft).toBeGreaterThan(50_000);
  expect(msLeft).toBeLessThanOrEqual(60_000);
  expect((await readCounters(db, [key])).get(key)?.count).toBe(101);
  await pass(key, 1);
  expect((await readCounters(db, [key])).size).toBe(0);
  expect((await countEvent(db, { key, windowMinutes: 5 })).count).toBe(1);
});

test('of 100 concurrent attempts one runs, and the others get the time to wait', async () => {
  const key = limitKey('test', 'turn');
  const waits = await Promise.all(Array.from({ length: 100 }, () => takeTurn(db, key, 60_000)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  await pass(key, 1);
  expect(await takeTurn(db, key, 60_000)).toBe(0);
});

/** Moves a counter back in time. */
async function pass(key: string, minutes: number): Promise<void> {
  const { expire } = await db.rateLimit.findUniqueOrThrow({ where: { key } });
  await db.rateLimit.update({ where: { key }, data: { expire: Number(expire) - minutes * 60_000 } });
}

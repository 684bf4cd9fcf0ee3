import { expect, test } from '@jest/globals';
import { countEvent, limitKey, readCounters } from '../auth/rate-limits.ts';
import { createActor } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { removeExpired } from './housekeeping.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-06-01T10:00:00Z');
const DAY_MS = 86_400_000;

test('what has run out goes, what counts stays', async () => {
  const [old, live] = [limitKey('test', 'old'), limitKey('test', 'live')];
  await countEvent(db, [{ key: old, windowMinutes: 1 }], new Date(NOW.getTime() - DAY_MS));
  await countEvent(db, [{ key: live, windowMinutes: 1 }], NOW);
  await createActor(db, { role: 'STAFF_SALES' }, new Date(NOW.getTime() - 300 * DAY_MS));
  await createActor(db, { role: 'STAFF_SALES' }, new Date(NOW.getTime() - 200 * DAY_MS));
  await removeExpired(db, NOW);
  expect(await db.rateLimit.findMany({ select: { key: true } })).toEqual([{ key: live }]);
  expect(await db.session.count()).toBe(1);
});

test('a hundred events at once are all counted, within one window', async () => {
  const key = limitKey('test', 'race');
  await Promise.all(Array.from({ length: 100 }, () => countEvent(db, [{ key, windowMinutes: 5 }], NOW)));
  const later = new Date(NOW.getTime() + 4 * 60_000);
  await countEvent(db, [{ key, windowMinutes: 5 }], later);
  expect((await readCounters(db, [key], later)).get(key)).toEqual({
    count: 101,
    expiresAt: new Date(NOW.getTime() + 5 * 60_000),
  });
  const after = new Date(NOW.getTime() + 6 * 60_000);
  expect((await countEvent(db, [{ key, windowMinutes: 5 }], after)).get(key)?.count).toBe(1);
});

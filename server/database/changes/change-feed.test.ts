import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { createChangeCache } from './change-cache.ts';
import { noChanges, openChangeFeed } from './change-feed.ts';
import { WATCHED_TABLES } from './watched-tables.ts';

const { db, url } = await testDatabase('reference');
const feed = await openChangeFeed(url);
afterAll(async () => {
  await feed.close();
});
const NOW = new Date();
const LATER = new Date(NOW.getTime() + 60_000);

async function touchSetting(): Promise<void> {
  await db.$executeRaw`UPDATE "Setting" SET value = value WHERE code = (SELECT min(code) FROM "Setting")`;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; waited < 5_000; waited += 10) {
    if (isTrue()) return;
    await sleep(10);
  }
  throw new Error('It did not come true.');
}

test('the triggers of the database notify the kinds of WATCHED_TABLES', async () => {
  const triggers = await db.$queryRaw<{ table: string; definition: string }[]>`
    SELECT relname AS "table", pg_get_triggerdef(t.oid) AS definition
    FROM pg_trigger t JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND tgfoid = 'notify_changes'::regproc`;
  const notified: Record<string, string[]> = {};
  for (const { table, definition } of triggers) {
    notified[table] = /notify_changes\((.*)\)$/.exec(definition)?.[1]?.match(/\w+/g) ?? [];
  }
  expect(notified).toEqual(WATCHED_TABLES);
});

test('a change by any connection is notified, for its kinds alone', async () => {
  await feed.catchUp();
  const before = [feed.version('viewers'), feed.version('prices'), feed.version('reference')];
  await db.$executeRaw`UPDATE "EntityStatus" SET rank = rank WHERE id = (SELECT min(id) FROM "EntityStatus")`;
  await feed.catchUp();
  expect([feed.version('viewers'), feed.version('prices'), feed.version('reference')]).toEqual([
    before[0],
    Number(before[1]) + 1,
    Number(before[2]) + 1,
  ]);
});

test('a change is notified when it is committed, not before', async () => {
  await feed.catchUp();
  const before = Number(feed.version('prices'));
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE "Priority" SET rank = rank`;
    await feed.catchUp();
    expect(feed.version('prices')).toBe(before);
  });
  await feed.catchUp();
  expect(feed.version('prices')).toBe(before + 1);
});

test('of sessions only changes that viewers depend on are notified', async () => {
  const user = await db.user.create({
    data: {
      userName: 'u',
      userNameKey: 'u',
      email: 'u@x.test',
      firstName: 'U',
      lastName: 'U',
      passwordHash: 'x',
    },
  });
  await feed.catchUp();
  const before = Number(feed.version('viewers'));
  const session = await db.session.create({
    data: { familyId: 'f'.repeat(20), userId: user.id, refreshHash: 'x', expiresAt: LATER },
  });
  await db.session.update({
    where: { id: session.id },
    data: { generation: 1, refreshHash: 'y', expiresAt: new Date(LATER.getTime() + 1) },
  });
  await feed.catchUp();
  expect(feed.version('viewers')).toBe(before);
  await db.session.update({ where: { id: session.id }, data: { revokedAt: NOW } });
  await feed.catchUp();
  expect(feed.version('viewers')).toBe(before + 1);
  await db.user.update({ where: { id: user.id }, data: { blockedAt: NOW } });
  await feed.catchUp();
  expect(feed.version('viewers')).toBe(before + 2);
  await db.user.update({ where: { id: user.id }, data: { seesAllItemTypes: true } });
  await feed.catchUp();
  expect(feed.version('viewers')).toBe(before + 3);
});

test('a value is cached until a change or its expiry, and never without notifications', async () => {
  const cache = createChangeCache<number>('prices', { most: 10 });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { value: loads, until: LATER };
  };
  expect([await cache.get(feed, 'a', NOW, load), await cache.get(feed, 'a', NOW, load)]).toEqual([1, 1]);
  expect(await cache.get(feed, 'a', LATER, load)).toBe(2);
  await touchSetting();
  await feed.catchUp();
  expect(await cache.get(feed, 'a', NOW, load)).toBe(3);
  expect([await cache.get(noChanges, 'a', NOW, load), await cache.get(noChanges, 'a', NOW, load)]).toEqual([
    4, 5,
  ]);
});

test('a value without an expiry is cached for a minute, an expired one not at all', async () => {
  const cache = createChangeCache<number>('prices', { most: 10 });
  let loads = 0;
  const get = (now: Date, until?: Date) =>
    cache.get(feed, 'a', now, async () => {
      loads += 1;
      return { value: loads, ...(until && { until }) };
    });
  expect([await get(NOW, NOW), await get(NOW), await get(NOW)]).toEqual([1, 2, 2]);
  expect([await get(new Date(LATER.getTime() - 1)), await get(LATER)]).toEqual([2, 3]);
  const muchLater = new Date(LATER.getTime() + 3_600_000);
  expect([await get(muchLater, new Date(muchLater.getTime() + 3_600_000)), await get(muchLater)]).toEqual([
    4, 4,
  ]);
  expect(await get(new Date(muchLater.getTime() + 60_000))).toBe(5);
});

test('does not cache what was read during a change', async () => {
  const cache = createChangeCache<string>('prices', { most: 10 });
  const old = await cache.get(feed, 'a', NOW, async () => {
    await touchSetting();
    await feed.catchUp();
    return { value: 'old', until: LATER };
  });
  const next = await cache.get(feed, 'a', NOW, async () => ({ value: 'new', until: LATER }));
  expect([old, next]).toEqual(['old', 'new']);
});

test('after a lost connection nothing is cached, it reconnects, and everything counts as changed', async () => {
  const before = Number(feed.version('viewers'));
  await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'aurifex-changes' AND datname = current_database()`;
  await until(() => feed.version('viewers') === null);
  await feed.catchUp();
  await until(() => feed.version('viewers') !== null);
  expect(feed.version('viewers')).toBeGreaterThan(before);
});

test('behind a pooler there are no notifications', async () => {
  expect(await openChangeFeed(`${url}?pgbouncer=true`)).toBe(noChanges);
});

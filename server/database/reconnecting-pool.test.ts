import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { testDatabase } from '../test/database.ts';
import { openDatabase } from './client.ts';
import { freePort } from './embedded/free-port.ts';

const { url } = await testDatabase('migrated');
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

/** A pool for an address where PostgreSQL only listens after `open`. */
async function early() {
  const target = new URL(url);
  const moved = new URL(url);
  moved.port = String(await freePort());
  const { db, pool, close } = openDatabase(moved.href);
  const door = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  const open = async () => {
    door.listen(Number(moved.port), '127.0.0.1');
    await once(door, 'listening');
  };
  /** A client connected before it was open. */
  const refused = () => once(connect(Number(moved.port), '127.0.0.1'), 'error');
  closers.push(close, () => door.close());
  return { db, pool, open, refused };
}

test('while PostgreSQL is away, work waits for a second, once for all', async () => {
  const { pool, open } = await early();
  const refused = async () => {
    const begun = performance.now();
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    return performance.now() - begun;
  };
  expect(await refused()).toBeGreaterThan(900);
  expect(await refused()).toBeLessThan(500);
  await open();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('runs statements and transactions if the server starts in time', async () => {
  const { db, pool, open, refused } = await early();
  const work = Promise.all([
    db.$queryRaw`SELECT 1 AS one`,
    db.$transaction((tx) => tx.$queryRaw`SELECT 2 AS two`),
    pool.connect().then((client) => client.release()),
  ]);
  await refused();
  await open();
  expect(await work).toEqual([[{ one: 1 }], [{ two: 2 }], undefined]);
});

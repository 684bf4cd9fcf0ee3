import { afterAll, expect, test } from '@jest/globals';
import { testDatabase } from '../test/database.ts';
import { isTooMuchRead, isTooSlow } from './bounded-reads.ts';
import { openDatabase } from './client.ts';

const { url } = await testDatabase('migrated');
const bounded = openDatabase(url, {
  maxConnections: 2,
  statementTimeoutMs: 60_000,
  maxAnswerBytes: 1_000_000,
});
const hurried = openDatabase(url, { maxConnections: 2, statementTimeoutMs: 300, maxAnswerBytes: 1_000_000 });
afterAll(() => Promise.all([bounded.close(), hurried.close()]));

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

test.each([
  ['the driver', () => bounded.pool.query(`SELECT repeat('x', 5000000) AS much`)],
  ['Prisma', () => bounded.db.$queryRaw`SELECT repeat('x', 5000000) AS much`],
  ['many small rows', () => bounded.pool.query('SELECT n FROM generate_series(1, 1000000) n')],
])('%s: a statement that answers too much ends, and the next one works', async (_who, read) => {
  expect(isTooMuchRead(await failureOf(read()))).toBe(true);
  expect((await bounded.pool.query(`SELECT length(repeat('x', 900000)) AS l`)).rows).toEqual([
    { l: 900_000 },
  ]);
});

test('reads statements within the limit one after another', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { rows } = await bounded.pool.query(`SELECT repeat('x', 900000) AS much`);
    expect(rows[0].much).toHaveLength(900_000);
  }
});

test.each([
  ['the driver', () => hurried.pool.query('SELECT pg_sleep(5)')],
  ['Prisma', () => hurried.db.$queryRaw`SELECT pg_sleep(5)::text`],
])('%s: a statement that takes too long ends, and the next one works', async (_who, read) => {
  expect(isTooSlow(await failureOf(read()))).toBe(true);
  expect((await hurried.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

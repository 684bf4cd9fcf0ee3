import { beforeEach, expect, test } from '@jest/globals';
import { testDatabase } from '../../server/test/database.ts';
import { watchWrites } from './watch-writes.ts';

const { pool } = await testDatabase();
const { take } = await watchWrites(pool);
beforeEach(take);

test.each([
  ['INSERT', `INSERT INTO "CustomerType" (code, "nameEn", "nameFr") VALUES ('watched', '1', '1')`],
  ['UPDATE', `UPDATE "CustomerType" SET "nameEn" = '2' WHERE code = 'watched'`],
  [
    'upsert',
    `INSERT INTO "CustomerType" (code, "nameEn", "nameFr") VALUES ('watched', '3', '3') ON CONFLICT (code) DO UPDATE SET "nameEn" = '4'`,
  ],
  ['DELETE', `DELETE FROM "CustomerType" WHERE code = 'watched'`],
  ['TRUNCATE', `TRUNCATE "CustomerType" CASCADE`],
])('%s is a write', async (_name, statement) => {
  await pool.query(statement);
  expect(await take()).toContain('public.CustomerType');
  expect(await take()).toEqual([]);
});

test('tables of the queue are watched too', async () => {
  await pool.query(`SELECT graphile_worker.add_job('watched')`);
  expect(await take()).toContain('graphile_worker._private_jobs');
});

test('rows that go with others are written', async () => {
  await pool.query(`DELETE FROM "Role" WHERE id = (SELECT min(id) FROM "Role")`);
  expect(await take()).toContain('public.RolePermission');
});

test.each([
  ['a statement that meets no row', `UPDATE "CustomerType" SET "nameEn" = '1' WHERE code = 'nothing'`],
  ['a transaction that is rolled back', `BEGIN; DELETE FROM "RolePermission"; ROLLBACK`],
  ['a counter of attempts', `DELETE FROM "RateLimit"`],
])('%s is none', async (_name, statement) => {
  await pool.query(statement);
  expect(await take()).toEqual([]);
});

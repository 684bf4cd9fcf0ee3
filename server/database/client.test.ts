import { expect, test } from '@jest/globals';
import { testDatabase } from '../test/database.ts';

const { db, pool, sql } = await testDatabase('migrated');

test('statements are counted apart from transaction control, through Prisma and through the pool', async () => {
  sql.reset();
  await db.$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 AS one`;
  });
  await pool.query('SELECT 2 AS two');

  expect(sql.statements).toEqual(['SELECT 1 AS one', 'SELECT 2 AS two']);
  expect(sql.control).toEqual(['BEGIN', 'COMMIT']);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testDatabase } from '../server/test/database.ts';

const { db } = await testDatabase('demo');

const MIGRATION = join(import.meta.dirname, 'migrations/20261122210000_add_order_charges/migration.sql');

/** Kinds of charges that were added after the migration. Orders with one of them could not exist before it. */
const LATER = ['SHIPPING', 'PRICE', 'SHORT', 'METAL_WEIGHT', 'METAL_MARKET'];

const orderGroupId = {
  notIn: (await db.orderCharge.findMany({ where: { kind: { in: LATER } } })).map(
    (charge) => charge.orderGroupId,
  ),
};

/** Total of every job and order. */
async function totals() {
  const jobs = await db.jobOrder.findMany({
    where: { orderGroupId },
    select: { number: true, chargesTotal: true },
    orderBy: { id: 'asc' },
  });
  const orders = await db.orderCharge.groupBy({
    by: 'orderGroupId',
    where: { orderGroupId },
    _sum: { amount: true, salesTax: true },
    orderBy: { orderGroupId: 'asc' },
  });
  return { jobs: jobs.map(({ number, chargesTotal }) => [number, chargesTotal.toFixed(2)]), orders };
}

test('orders from before get the rows that they would have got', async () => {
  const expected = await totals();
  await db.$executeRaw`DELETE FROM "OrderCharge"`;
  await db.$executeRaw`UPDATE "JobOrder" SET "chargesTotal" = 0`;
  const sql = await readFile(MIGRATION, 'utf8');
  const moved = sql.slice(sql.indexOf('-- What was approved')).split(/;\s*\n/);
  for (const statement of moved.filter((text) => text.trim())) await db.$executeRawUnsafe(statement);
  expect(await totals()).toEqual(expected);
});

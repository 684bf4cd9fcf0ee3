import { expect, test } from '@jest/globals';
import { testDatabase } from './database.ts';
import { requireNews } from './require-news.ts';

const { db, pool } = await testDatabase('demo');
await requireNews(pool);

const changeRow = (statement: string) => pool.query(statement);

test.each([
  [
    'an invoice that is voided',
    `UPDATE "Invoice" SET "statusId" = (SELECT "statusId" FROM "Invoice" WHERE "closeReason" IS NOT NULL AND applied = 0 LIMIT 1)
     WHERE id = (SELECT id FROM "Invoice" WHERE balance > 0 AND "issuedAt" IS NOT NULL LIMIT 1)`,
  ],
  [
    'a moved promised day',
    `UPDATE "JobOrder" SET "promisedOn" = '2030-01-01' WHERE id = (SELECT min(id) FROM "JobOrder")`,
  ],
  [
    'a shared estimate',
    `UPDATE "Estimate" SET "sharedAt" = now() WHERE id = (SELECT min(id) FROM "Estimate" WHERE "sharedAt" IS NULL)`,
  ],
  [
    'a reversed payment',
    `INSERT INTO "LedgerEntry" ("customerId", currency, kind, amount, "paymentId", "reversesId", "userId", "bookedOn", at)
     SELECT "customerId", currency, kind, -amount, "paymentId", id, "userId", '2030-01-01', now() FROM "LedgerEntry" entry
     WHERE kind = 'PAYMENT_RECEIVED' AND NOT EXISTS (SELECT FROM "LedgerEntry" other WHERE other."reversesId" = entry.id) LIMIT 1`,
  ],
])('%s that nobody is told of is refused', async (_what, statement) => {
  await expect(changeRow(statement)).rejects.toThrow(/^Nobody is told /);
});

test('what is told, and what is not told to anybody, goes on', async () => {
  const { id } = await db.jobOrder.findFirstOrThrow();
  await db.$transaction(async (tx) => {
    await tx.jobOrder.update({ where: { id }, data: { promisedOn: new Date('2030-01-02') } });
    const payload = JSON.stringify({ event: 'JOB_DAY_MOVED', about: { model: 'JobOrder', id } });
    await tx.$executeRaw`SELECT 1 FROM graphile_worker.add_job('tell', ${payload}::json)`;
  });
  const kept = await db.jobOrder.update({ where: { id }, data: { note: 'Kept' } });
  expect(kept.promisedOn).toEqual(new Date('2030-01-02'));
});

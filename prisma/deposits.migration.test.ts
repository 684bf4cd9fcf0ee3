import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { testDatabase } from '../server/test/database.ts';
import { act, newDeposit, newSalesOrder, readOrder } from '../server/test/orders/sales-orders.ts';
import { openShop } from '../server/test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const MIGRATION = join(import.meta.dirname, 'migrations/20261125203100_money_ledger/migration.sql');

/** Deposits with their payments and ledger entries, without numbers. */
async function deposits() {
  const rows = await db.deposit.findMany({
    orderBy: { id: 'asc' },
    include: {
      payment: {
        include: {
          entries: {
            orderBy: { id: 'asc' },
            select: {
              kind: true,
              amount: true,
              reason: true,
              customerId: true,
              currency: true,
              userId: true,
            },
          },
        },
      },
    },
  });
  return rows.map(({ payment }) => {
    const {
      id: _id,
      number: _number,
      numberRank: _rank,
      updatedAt: _at,
      version: _version,
      ...facts
    } = payment ?? {};
    return JSON.parse(JSON.stringify(facts));
  });
}

test('deposits from before become payments, and voided ones are reversed', async () => {
  await newDeposit(shop, shop.buyer);
  const { globalId: id } = await newSalesOrder(shop, shop.buyer);
  await act(shop.sales, 'recordDeposit', { id, amount: '20.00', method: 'CHECK', reference: 'No. 4/11' });
  const [deposit] = (await readOrder(shop.sales, id)).deposits;
  await act(shop.sales, 'voidDeposit', { id, depositId: deposit.id, reason: 'It bounced' });
  const expected = await deposits();
  expect(expected).toHaveLength(2);
  await db.$executeRaw`ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_is_immutable"`;
  await db.$executeRaw`DELETE FROM "LedgerEntry"`;
  await db.$executeRaw`DELETE FROM "Payment"`;
  const sql = await readFile(MIGRATION, 'utf8');
  const moved = sql.slice(sql.indexOf('WITH numbered'), sql.indexOf('-- Invoices and payments are told'));
  for (const statement of moved.split(/;\s*\n/).filter((text) => text.trim()))
    await db.$executeRawUnsafe(statement);
  expect(await deposits()).toEqual(expected);
  const found = await db.paymentSearchTerm.findMany({ where: { term: { in: ['4', '11', 'no'] } } });
  expect(found).toHaveLength(3);
});

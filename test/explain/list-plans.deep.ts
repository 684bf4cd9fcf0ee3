import { afterAll, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { fillTable } from '../../prisma/seed/large/fill-table.ts';
import { seedLarge } from '../../prisma/seed/large.ts';
import { declaredLists } from '../../server/lists/list.ts';
import type { Actor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { openShop } from '../../server/test/shop.ts';
import { nodeSamples } from '../world/node-samples.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { listCalls } from './list-calls.ts';
import { type Statement, watchLists } from './list-statements.ts';
import { searchStatements } from './search-statements.ts';
import { MAX_SCANNED, scanFinder } from './table-scans.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const world = await sampleWorld(shop);
for (const { type, sampled } of nodeSamples(world))
  if (declaredLists.some(({ model }) => model === type.name)) await sampled();

/** Staff, a buyer with own orders, a whole customer, and several customers. */
const viewers: [string, Actor][] = [
  ['ALL', shop.admin],
  ['OWN', shop.buyer],
  ['CUSTOMER', shop.approver],
  ['LINKED', world.owner],
];

// Statements do not depend on the amount of data: they are recorded with little data, and planned with much.
const watched = watchLists(database, world);
afterAll(watched.close);
const gathered = await Promise.all(
  declaredLists.map(async (list) => ({
    list,
    calls: await listCalls(list, world),
    sent: new Map<string, Statement[]>(),
  })),
);
for (const { list, calls, sent } of gathered) {
  const statementsOf = await watched.statementsOf(list);
  const known = new Set<string>();
  for (const [scope, viewer] of viewers) {
    const statements: Statement[] = [];
    for (const [index, call] of calls.entries()) {
      // Viewers of the same rows send the same statements.
      const key = `${index} ${await watched.rowsOf(list, call, viewer)}`;
      const found = known.has(key) ? [] : await statementsOf(call, viewer);
      if (!found) continue;
      known.add(key);
      statements.push(...found);
    }
    sent.set(scope, statements);
  }
}

await checkNoForeignKeys(database.pool);
await seedLarge(db);
for (const { model, tableRows } of declaredLists) await fillTable(db, model, tableRows);
// Triggers filled the tables of search terms; the statistics must include them.
await db.$executeRaw`ANALYZE`;
const { sizeOf, refusedScansOf } = await scanFinder(database.pool);

/** Disables foreign keys, which are half of the work of filling tables; other triggers stay. */
async function checkNoForeignKeys(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(`DO $$ DECLARE filled regclass; BEGIN
    FOR filled IN SELECT DISTINCT tgrelid::regclass FROM pg_trigger WHERE tgisinternal LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER ALL', filled);
      EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', filled);
    END LOOP;
  END $$`);
}

test('there is enough data for plans to mean something', () => {
  const sizes = {
    JobOrder: 100_000,
    JobItem: 300_000,
    JobSearchTerm: 500_000,
    OrderGroup: 50_000,
    Customer: 5_000,
    User: 5_000,
  };
  for (const [table, rows] of Object.entries(sizes))
    expect([table, sizeOf(table) >= rows]).toEqual([table, true]);
  for (const { name, model, tableRows } of declaredLists)
    expect([name, sizeOf(model) >= tableRows]).toEqual([name, true]);
});

test.each(
  gathered.flatMap(({ list, sent }) =>
    [...sent].map(([scope, statements]) => [list.name, scope, list, statements] as const),
  ),
)(
  'no filter, tab, sort or page of %s in the scope %s reads a large table from end to end',
  async (_name, _scope, { model, tableRows }, statements) => {
    const found = new Set<string>();
    for (const statement of statements) {
      const scans = await refusedScansOf(statement, { model, tableRows });
      if (scans.length > 0)
        found.add(`${scans.join()} ${JSON.stringify(statement.call.args)} ${statement.sql}`);
    }
    expect([...found]).toEqual([]);
  },
);

test.each(gathered)('every call of $list.name is checked for some actor', ({ list, calls, sent }) => {
  const statements = [...sent.values()].flat();
  // The page and the next one, their total, the counts of the tabs and all ids; with Prisma the same without the last
  // two.
  const least = 6 + (list.tabs ? 1 : 0) + (list.selectable ? 1 : 0);
  const unjudged = calls.filter((call) => statements.filter((each) => each.call === call).length < least);
  expect(unjudged).toEqual([]);
});

test('the global search reads no table from end to end but small ones', async () => {
  const statements = await searchStatements(
    database.url,
    viewers.map(([, viewer]) => viewer),
  );
  expect(statements.length).toBeGreaterThan(viewers.length);
  const found = new Set<string>();
  for (const statement of statements) {
    const scans = await refusedScansOf(statement, { model: 'JobOrder', tableRows: MAX_SCANNED });
    if (scans.length > 0) found.add(`${scans.join()} ${JSON.stringify(statement.values)}`);
  }
  expect([...found]).toEqual([]);
});

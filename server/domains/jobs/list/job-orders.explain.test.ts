import { afterAll, expect, test } from '@jest/globals';
import { seedLarge } from '../../../../prisma/seed/large.ts';
import { openDatabase } from '../../../database/client.ts';
import { type Actor, createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { createSampleCatalog } from '../../../test/sample-catalog.ts';

const { db, pool, url } = await testDatabase();
await createSampleCatalog(db, { now: new Date() });
await seedLarge(db);
const { customerId } = await db.jobOrder.findFirstOrThrow({ orderBy: { id: 'asc' } });
const { userId } = await db.userCustomer.findFirstOrThrow({ where: { customerId } });
const others = await db.customer.findMany({ take: 3, orderBy: { id: 'desc' } });

const asked: { sql: string; values: readonly unknown[] }[] = [];
const watched = openDatabase(url, { onStatement: (sql, values) => void asked.push({ sql, values }) });
afterAll(() => watched.close());

/** A buyer with orders of their own, a whole customer, several customers, and the staff. */
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [customerId] });
await db.jobOrder.updateMany({
  where: { customerId },
  data: { placedById: buyer.userId ?? 0, contactId: userId },
});
const scopes: [string, Actor][] = [
  ['OWN', buyer],
  ['CUSTOMER', await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [customerId] })],
  [
    'LINKED',
    await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [customerId, ...others.map(({ id }) => id)] }),
  ],
  ['ALL', await createActor(db, { role: 'STAFF_SALES' })],
];

const FILTERS: Record<string, unknown>[] = [
  {},
  { search: 'jo-10' },
  { search: 'ref-77 client' },
  { search: 'client' },
  { search: 'nothing like it' },
  { statusCodes: ['NEW', 'AWAITING_APPROVAL'] },
  { statusCodes: ['COMPLETED'] },
  { statusCodes: ['REMADE'] },
  { customerId },
  { promised: 'LATE' },
  { promised: 'DUE_SOON' },
  { promised: 'NONE' },
  { promisedFrom: '2020-01-01', promisedTo: '2020-02-01' },
  { promisedFrom: '2020-01-01' },
  { waitingOn: 'US' },
  { waitingOn: 'CUSTOMER' },
  { waitingOn: 'CUSTOMER', search: 'client', customerId, promised: 'LATE' },
];

const LIST = `query ($tab: OrderTab, $filter: JobOrderFilter, $orderBy: JobOrderOrder, $after: String) {
  jobOrders(first: 20, tab: $tab, filter: $filter, orderBy: $orderBy, after: $after) { totalCount { count } pageInfo { endCursor hasNextPage }
    edges { node { number title status { name } customer { name } items { name } } } }
  jobOrderTabCounts(filter: $filter) { tab count } }`;

/** Tables that are small in any installation may be read as a whole. */
const SMALL = 1_000;
const big = new Set(
  (
    await pool.query<{ name: string }>(
      'SELECT relname AS name FROM pg_class WHERE relkind = $1 AND reltuples > $2',
      ['r', SMALL],
    )
  ).rows.map(({ name }) => name),
);

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

function scannedTables(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

/** Big tables that the statements just sent read from end to end. */
async function bigScans(): Promise<string[]> {
  const scans: string[] = [];
  const reads = asked.filter(({ sql }) => sql.includes('"JobOrder"'));
  // The page, its count and the counts of the tabs at least: nothing is judged by an empty list of statements.
  expect(reads.length).toBeGreaterThanOrEqual(3);
  for (const { sql, values } of reads) {
    const { rows } = await pool.query({ text: `EXPLAIN (FORMAT JSON) ${sql}`, values: [...values] });
    scans.push(...scannedTables(rows[0]['QUERY PLAN'][0].Plan).filter((table) => big.has(table)));
  }
  return scans;
}

test('there is enough data for plans to mean something', async () => {
  expect(await db.jobOrder.count()).toBe(100_000);
  expect(await db.jobItem.count()).toBe(300_000);
  expect([...big]).toEqual(
    expect.arrayContaining(['JobOrder', 'JobItem', 'JobSearchTerm', 'Customer', 'User', 'OrderGroup']),
  );
});

test.each(scopes)(
  'no filter, tab, sort or page of scope %s reads a big table from end to end',
  async (_scope, actor) => {
    const watchedActor = { ...actor, db: watched.db };
    const found: string[] = [];
    for (const filter of FILTERS) {
      for (const field of ['CREATED_AT', 'PROMISED_ON', 'NUMBER']) {
        for (const [tab, direction] of [
          ['NEW', 'DESC'],
          ['CLOSED', 'ASC'],
          ['ALL', 'DESC'],
        ]) {
          const variables = { tab, filter, orderBy: { field, direction } };
          asked.length = 0;
          const { data } = await run(watchedActor, LIST, variables);
          const { endCursor, hasNextPage } = data.jobOrders.pageInfo;
          if (hasNextPage) await run(watchedActor, LIST, { ...variables, after: endCursor });
          const scans = await bigScans();
          if (scans.length > 0) found.push(`${scans.join()} ${JSON.stringify(variables)}`);
        }
      }
    }
    expect(found).toEqual([]);
  },
);

import { afterAll, expect, test } from '@jest/globals';
import { seedLarge } from '../../prisma/seed/large.ts';
import { declaredLists } from '../../server/lists/list.ts';
import { type Actor, createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { type ListCall, listCalls } from './list-calls.ts';
import { listDocument } from './list-document.ts';
import { watchPlans } from './watch-plans.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await seedLarge(db);
const { customerId } = await db.jobOrder.findFirstOrThrow({ orderBy: { id: 'asc' } });
const { userId } = await db.userCustomer.findFirstOrThrow({ where: { customerId } });
const others = await db.customer.findMany({ take: 3, orderBy: { id: 'desc' } });

/** A buyer with orders of their own, a whole customer, several customers, and the staff. */
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [customerId] });
await db.jobOrder.updateMany({
  where: { customerId },
  data: { placedById: buyer.userId ?? 0, contactId: userId },
});
const viewers: [string, Actor][] = [
  ['OWN', buyer],
  ['CUSTOMER', await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [customerId] })],
  [
    'LINKED',
    await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [customerId, ...others.map(({ id }) => id)] }),
  ],
  ['ALL', await createActor(db, { role: 'STAFF_SALES' })],
];

const plans = await watchPlans(database);
afterAll(plans.close);
const world = { ...(await sampleWorld(shop)), customerId };

/** Small tables may be read as a whole, however they are asked for. */
const lists = await Promise.all(
  declaredLists
    .filter(({ model, readsWholeTable }) => plans.big.has(model) && readsWholeTable === undefined)
    .map(async (list) => ({ list, calls: await listCalls(list, world), answered: new Set<ListCall>() })),
);
const everyViewer = lists.flatMap((each) =>
  viewers.map(([scope, actor]) => [each.list.name, scope, each, actor] as const),
);

test('there is enough data for plans to mean something', async () => {
  expect(await db.jobOrder.count()).toBeGreaterThanOrEqual(100_000);
  expect(await db.jobItem.count()).toBeGreaterThanOrEqual(300_000);
  expect([...plans.big]).toEqual(
    expect.arrayContaining(['JobOrder', 'JobItem', 'JobSearchTerm', 'Customer', 'User', 'OrderGroup']),
  );
});

test.each(everyViewer)(
  'no filter, tab, sort or page of %s in the scope %s reads a big table from end to end',
  async (_name, _scope, { list, calls, answered }, actor) => {
    const watchedActor = { ...actor, db: plans.db };
    const document = listDocument(list);
    const found: string[] = [];
    for (const call of calls) {
      plans.forget();
      const { data, errors } = await run(watchedActor, document, call);
      if (errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')) continue;
      expect(errors).toEqual([]);
      answered.add(call);
      const { endCursor, hasNextPage } = data.list.pageInfo;
      if (hasNextPage) await run(watchedActor, document, { ...call, after: endCursor });
      const { statements, scans } = await plans.readsOf(list.model);
      // The page, its count and the counts of the tabs at least: nothing is judged by an empty list of statements.
      expect(statements).toBeGreaterThanOrEqual(list.tabs ? 3 : 2);
      if (scans.length > 0) found.push(`${scans.join()} ${JSON.stringify(call)}`);
    }
    expect(found).toEqual([]);
  },
);

test('every call is judged for somebody', () => {
  for (const { list, calls, answered } of lists)
    expect([list.name, calls.filter((call) => !answered.has(call))]).toEqual([list.name, []]);
});

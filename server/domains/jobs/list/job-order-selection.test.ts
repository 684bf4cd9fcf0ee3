import { expect, test } from '@jest/globals';
import { copyRows } from '../../../../test/budgets/copy-rows.ts';
import { MAX_SELECTED } from '../../../lists/selection.ts';
import { type Actor, visitor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db, sql } = await testDatabase();
const shop = await openShop(db);
const { id: cancelledId } = await orderedJob(shop.buyer, shop);
await db.jobOrder.updateMany({ data: { statusId: 1912 } });
const mine = await orderedJob(shop.buyer, shop);
await orderedJob(shop.colleague, shop);
await orderedJob(shop.foreignBuyer, shop);

const ARGUMENTS = 'tab: $tab, filter: $filter, orderBy: $orderBy';
const BOTH = `query ($tab: OrderTab, $filter: JobOrderFilter, $orderBy: JobOrderOrder) {
  jobOrderSelection(${ARGUMENTS}) { ids total isCapped }
  jobOrders(first: 100, ${ARGUMENTS}) { edges { node { id } } } }`;
const SELECTION = `query ($filter: JobOrderFilter) { jobOrderSelection(filter: $filter) { ids total isCapped } }`;

const people: [string, Actor][] = [
  ['a buyer', shop.buyer],
  ['an approver', shop.approver],
  ['another customer', shop.foreignBuyer],
  ['staff', shop.sales],
];
const narrowings: object[] = [
  {},
  { tab: 'CLOSED' },
  { tab: 'NEW', orderBy: { field: 'NUMBER', direction: 'ASC' } },
  { filter: { statusCodes: ['NEW'] }, orderBy: { field: 'PROMISED_ON', direction: 'DESC' } },
  { filter: { customerId: shop.luna } },
  { filter: { search: mine.number } },
];

test.each(
  people.flatMap(([name, actor]) =>
    narrowings.map((narrowing) => [name, JSON.stringify(narrowing), actor] as const),
  ),
)('the selection of %s over %s is their list', async (_name, narrowing, actor) => {
  const { data } = await run(actor, BOTH, JSON.parse(narrowing));
  const ids = data.jobOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
  expect(data.jobOrderSelection).toEqual({ ids, total: ids.length, isCapped: false });
});

test('a selection has the filter of the list, and the same errors', async () => {
  const production = await run(shop.production, BOTH, { tab: 'CLOSED' });
  expect(production.data.jobOrderSelection.ids).toEqual([cancelledId]);
  const nobody = await run(visitor(db), SELECTION);
  expect(nobody.errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  const bad = await run(shop.buyer, SELECTION, { filter: { statusCodes: ['FLYING'] } });
  expect(bad.errors).toHaveLength(1);
});

test('a selection has at most 1000 rows, and the total count', async () => {
  await copyRows(db, {
    table: 'JobOrder',
    where: `"customerId" = ${shop.luna} AND "statusId" = 1901`,
    until: MAX_SELECTED + 3,
    but: { number: `'JO-99999-' || n` },
  });
  const { data, statements } = await run(
    shop.sales,
    SELECTION,
    { filter: { customerId: shop.luna } },
    { sql },
  );
  const { ids, total, isCapped } = data.jobOrderSelection;
  expect([ids.length, new Set(ids).size, total, isCapped]).toEqual([1_000, 1_000, 1_004, true]);
  expect(statements).toHaveLength(2);
});

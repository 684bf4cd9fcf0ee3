import { expect, test } from '@jest/globals';
import type { Viewer } from '../../auth/viewer.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { declaredLists } from '../../lists/list.ts';
import { schema } from '../../schema/index.ts';
import type { Actor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { finishJob } from '../../test/orders/sales-orders.ts';
import { contextOf, run } from '../../test/run.ts';
import { add, openShop, submit } from '../../test/shop.ts';
import { readRow, seesChange } from '../live/live-rows.ts';
import { searchables } from '../search/searchable.ts';
import { benchJobOrders } from '../workshop/access.ts';
import { listedJobOrders, visibleJobOrders } from './access.ts';

// An order of a made piece and one from stock. The line from stock is ready while the job is at the bench.
const { db } = await testDatabase();
const shop = await openShop(db);
const { itemTypeId } = { itemTypeId: shop.pieceId('PENDANT-1') };
await db.itemType.update({ where: { id: itemTypeId }, data: { isStock: true, version: { increment: 1 } } });
await add(shop.buyer, shop, { reference: 'quartz' });
await add(shop.buyer, shop, { configuration: { itemTypeId }, quantity: 1, reference: 'quartz' });
const { orderGroup } = await submit(shop.buyer);
await finishJob(shop, orderGroup.jobOrders[0].id);
const stock = await db.jobOrder.findFirstOrThrow({ where: { isStock: true } });
const globalId = encodeGlobalId('JobOrder', stock.id);

const ACTORS: [string, Actor][] = [
  ['the buyer', shop.buyer],
  ['a viewer', shop.viewer],
  ['sales', shop.sales],
  ['production', shop.production],
  ['the administrator', shop.admin],
];
const viewerOf = async (actor: Actor): Promise<Viewer> => (await contextOf(actor)).viewer;
/** Lines from stock that a condition returns; null returns none. */
const shownBy = (where: object | null) =>
  where ? db.jobOrder.count({ where: { AND: [where, { isStock: true }] } }) : 0;

const lists = declaredLists.filter(({ model }) => model === 'JobOrder');
const searches = searchables().filter(({ model }) => model === 'JobOrder');

test('there are lists and searches of jobs', () => {
  expect(lists.map(({ name }) => name)).toEqual(expect.arrayContaining(['benchJobs', 'jobOrders']));
  expect(searches).not.toEqual([]);
});

test.each(ACTORS)(
  'a piece from stock is not a job for %s, in any list, search or condition',
  async (_who, actor) => {
    const viewer = await viewerOf(actor);
    const conditions = [
      ...lists.map(({ name, visible }) => [name, visible(viewer)] as const),
      ...searches.map(({ kind, visible }) => [kind, visible(viewer)] as const),
      ['visible', visibleJobOrders(viewer)],
      ['listed', listedJobOrders(viewer)],
      ['bench', benchJobOrders(viewer)],
    ] as const;
    for (const [name, where] of conditions) expect([name, await shownBy(where)]).toEqual([name, 0]);
  },
);

test.each(ACTORS)('no connection of any list answers it to %s', async (_who, actor) => {
  for (const { name } of declaredLists) {
    const { data } = await run(actor, `query { list: ${name}(first: 100) { edges { node { id } } } }`);
    const ids = (data?.list?.edges ?? []).map(({ node }: { node: { id: string } }) => node.id);
    expect([name, ids.includes(globalId)]).toEqual([name, false]);
  }
});

test('it is in no tab, stage or search result, and its changes send no notification', async () => {
  const { data } = await run(
    shop.admin,
    `query ($number: String!) {
      jobOrderTabCounts { tab count }
      benchBoard { active waiting jobs { number } }
      byNumber: search(text: $number) { kind hits { number title } }
      byWord: search(text: "quartz") { kind hits { number title } }
    }`,
    { number: stock.number },
  );
  const all = data.jobOrderTabCounts.find(({ tab }: { tab: string }) => tab === 'ALL');
  expect(all.count).toBe(1);
  for (const found of [data.byNumber, data.byWord, data.benchBoard])
    expect(JSON.stringify(found)).not.toContain(stock.number);
  const row = readRow(JSON.stringify({ model: 'JobOrder', ...stock, numberRank: 0 }));
  for (const [name, actor] of ACTORS)
    expect([name, row && seesChange(await viewerOf(actor), row)]).toEqual([name, false]);
});

/** All queries that reach jobs through relations and could return a line from stock. */
const REACHED_FROM = [
  'BenchColumn.jobs',
  'CustomOrder.jobOrder',
  'JobOrder.remadeFrom',
  'JobOrder.remake',
  'JobOrder.reorderedFrom',
  'OrderGroup.jobOrders',
  'ReorderPreview.jobOrder',
  'SalesOrderLine.jobOrder',
];

test('a job is reached from nothing that could be from stock without being asked', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type && !type.name.startsWith('__')
      ? Object.values(type.getFields())
          .filter((field) => /^\[?JobOrder!?\]?!?$/.test(String(field.type)))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  const own = fields.filter((name) => !/(^Query|Edge|Success|Result)\b|Success\.|Edge\./.test(name));
  expect(own.sort()).toEqual(REACHED_FROM);
});

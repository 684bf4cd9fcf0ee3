import { afterAll, expect, test } from '@jest/globals';
import { testDatabase } from '../../server/test/database.ts';
import { fc } from '../../server/test/fast-check.ts';
import { openShop } from '../../server/test/shop.ts';
import { type ListOrder, type Page, type RelayList, relayLists, triedLists } from './relay-list.ts';
import { listRows } from './relay-list-rows.ts';

const database = await testDatabase();
const lists = triedLists(relayLists(await listRows(await openShop(database.db)), database));
const orders = lists.flatMap((list) =>
  list.orders.map((order) => [list.key, order.name, list, order] as const),
);

/** Number of walks through each order of each list. */
const WALKS = 8;
let walked = 0;
afterAll(() => {
  process.stdout.write(
    `Relay: ${walked} walks through ${orders.length} orders of ${lists.length} lists while others wrote\n`,
  );
});

/** Concurrent changes around one page of a walk. */
type Turn = {
  size: number;
  inserted: Record<string, unknown>[];
  /** Positions of the copies to delete. */
  deleted: number[];
  /** Also deletes the current row of the walk, so that its cursor refers to a missing row. */
  deletesCursor: boolean;
  /** While the page is read, instead of before it. */
  atOnce: boolean;
  /** The page is read on the fast path; both paths accept each other's cursors. */
  fast: boolean;
};

function turns({ row }: RelayList): fc.Arbitrary<Turn[]> {
  const turn = fc.record({
    size: fc.integer({ min: 1, max: 4 }),
    inserted: fc.array(row.values, { maxLength: 3 }),
    deleted: fc.array(fc.nat(), { maxLength: 2 }),
    deletesCursor: fc.boolean(),
    atOnce: fc.boolean(),
    fast: fc.boolean(),
  });
  return fc.array(turn, { minLength: 2, maxLength: 7 });
}

type Way = 'forwards' | 'backwards';

/** Ids in the order in which a reader sees them during these changes; the rest is read without changes. */
async function walkDuringChanges(
  list: RelayList,
  order: ListOrder,
  way: Way,
  planned: Turn[],
): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (let turn = 0; ; turn += 1) {
    const plan = planned[turn];
    const size = plan?.size ?? 5;
    const args: object = way === 'forwards' ? { first: size, after: cursor } : { last: size, before: cursor };
    if (plan && !plan.atOnce) await take(list, plan, seen.at(-1));
    const reading = list.page(order, args, plan?.fast);
    if (plan?.atOnce) await take(list, plan, seen.at(-1));
    const { ids, pageInfo }: Page = await reading;
    seen.push(...(way === 'forwards' ? ids : ids.toReversed()));
    if (!(way === 'forwards' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) return seen;
    cursor = way === 'forwards' ? pageInfo.endCursor : pageInfo.startCursor;
  }
}

async function take(
  list: RelayList,
  { inserted, deleted, deletesCursor }: Turn,
  standsOn = 0,
): Promise<void> {
  const failing = deleted.flatMap((place) => list.copies[place % list.copies.length] ?? []);
  await list.remove(deletesCursor ? [...failing, standsOn] : failing);
  await list.add(inserted);
}

test.each(orders)(
  '%s %s: no row that stays is lost, and none is doubled',
  async (_key, _name, list, order) => {
    const walk = fc.record({
      first: fc.array(list.row.values, { minLength: 4, maxLength: 12 }),
      planned: turns(list),
      way: fc.constantFrom<Way>('forwards', 'backwards'),
    });
    const property = fc.asyncProperty(walk, async ({ first, planned, way }) => {
      await list.add(first);
      const before = await list.ids(order);
      const seen = await walkDuringChanges(list, order, way, planned);
      const stayed = (await list.ids(order)).filter((id) => before.includes(id));
      expect(seen.length).toBe(new Set(seen).size);
      const met = seen.filter((id) => stayed.includes(id));
      expect(met).toEqual(way === 'forwards' ? stayed : stayed.toReversed());
      walked += 1;
    });
    await fc.assert(
      property.afterEach(() => list.remove(list.copies)),
      { numRuns: WALKS },
    );
  },
);

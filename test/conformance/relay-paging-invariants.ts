import { beforeAll, expect, test } from '@jest/globals';
import type { PageArgs } from '../../server/schema/keyset.ts';
import { fc } from '../../server/test/fast-check.ts';
import type { ListOrder, RelayList } from './relay-list.ts';

/** Arguments of a page by position in the list instead of cursors. */
type Places = { first: number | null; last: number | null; after: number | null; before: number | null };

/** Number of rows added to every list, so that default pages do not show all. */
const COPIES = 11;

/** Checks the invariants of pages and cursors for every order of a list. */
export function testPagingInvariants(list: RelayList, others: RelayList[]): void {
  beforeAll(async () => void (await list.add(fc.sample(list.row.values, { numRuns: COPIES, seed: 1 }))));

  describeOrders(
    list,
    'pages of any size, either way, are the list, with the same cursors',
    async (order) => {
      const whole = await list.ids(order);
      const { ids, cursors } = await list.walk(order, 100, 'forwards');
      expect(ids).toEqual(whole);
      expect(new Set(cursors).size).toBe(whole.length);
      for (const fast of [false, true]) {
        expect(await list.walk(order, 3, 'forwards', fast)).toEqual({ ids, cursors });
        expect(await list.walk(order, 4, 'backwards', fast)).toEqual({ ids, cursors });
      }
      expect(await list.walk(order, 100, 'backwards')).toEqual({ ids, cursors });
    },
  );

  describeOrders(list, 'any arguments answer what the specification requires', async (order) => {
    const whole = await list.ids(order);
    const { cursors } = await list.walk(order, 100, 'forwards');
    const size = fc.option(fc.integer({ min: 0, max: whole.length + 2 }));
    const place = fc.option(fc.integer({ min: 0, max: whole.length - 1 }));
    const places = fc.record({ first: size, last: size, after: place, before: place });
    const cursorAt = (at: number | null) => (at === null ? null : cursors[at]);
    await fc.assert(
      fc.asyncProperty(places, async ({ first, last, after, before }) => {
        const args = { first, last, after: cursorAt(after), before: cursorAt(before) };
        expect(await list.page(order, args)).toEqual(
          specified({ first, last, after, before }, whole, cursors),
        );
      }),
      { numRuns: 25, examples: EXAMPLES.map((each) => [{ ...NOTHING, ...each }]) },
    );
  });

  describeOrders(list, 'a cursor holds when rows come and go, its own among them', async (order) => {
    const before = await list.walk(order, 100, 'forwards');
    const added = await list.add(fc.sample(list.row.values, { numRuns: 6, seed: 2 }));
    const [gone = 0, ...others] = added;
    const { ids, cursors } = await list.walk(order, 100, 'forwards');
    const cursor = cursors[ids.indexOf(gone)];
    for (const [index, id] of before.ids.entries())
      expect(cursors[ids.indexOf(id)]).toBe(before.cursors[index]);
    const at = ids.indexOf(gone);
    await list.remove([gone]);
    expect((await list.page(order, { first: 100, after: cursor })).ids).toEqual(ids.slice(at + 1));
    expect((await list.page(order, { last: 100, before: cursor })).ids).toEqual(ids.slice(0, at));
    await list.remove(others);
    const left = ids.filter((id) => !added.includes(id));
    expect((await list.page(order, { last: 100, before: cursor })).ids).toEqual(
      left.filter((id) => ids.indexOf(id) < at),
    );
    expect(await list.walk(order, 5, 'forwards')).toEqual(before);
  });

  if (list.supportsOffset) {
    describeOrders(list, 'skip passes over the rows that the page would begin with', async (order) => {
      const whole = await list.ids(order);
      const [two, five] = [
        await list.page(order, { first: 3, skip: 2 }),
        await list.page(order, { last: 3, skip: 5 }),
      ];
      expect([two.ids, five.ids]).toEqual([whole.slice(2, 5), whole.slice(-8, -5)]);
      for (const { pageInfo } of [two, five])
        expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    });
  }

  test('refuses invalid pages', async () => {
    const [natural] = list.orders;
    if (!natural) throw new Error(`${list.key} has no order.`);
    const sizes = [-1, 101, -2_147_483_648, 2_147_483_647];
    const bad: PageArgs[] = [
      ...sizes.flatMap((size) => [
        { first: size },
        { last: size },
        { first: 1, last: size },
        { first: size, last: 1 },
      ]),
      ...['', 'nonsense', 'bm9uc2Vuc2U', '💍'].flatMap((cursor) => [{ after: cursor }, { before: cursor }]),
    ];
    for (const args of bad) expect([args, await list.ask(natural, args)]).toEqual([args, 'BAD_USER_INPUT']);
  });

  describeOrders(list, 'cursors of other orders and lists are refused', async (order) => {
    const own = list.orders.filter(({ sql }) => sql !== order.sql).map((other) => [list, other] as const);
    const theirs = others.flatMap((each) => each.orders.slice(0, 1).map((other) => [each, other] as const));
    // Lists that sort by columns with the same names accept each other's cursors, which is harmless.
    for (const [each, other] of [...own, ...theirs].filter(([, { sql }]) => sql !== order.sql)) {
      const [cursor] = (await each.page(other, { first: 1 })).cursors;
      expect([other.name, await list.ask(order, { after: cursor, before: null })]).toEqual([
        other.name,
        'BAD_USER_INPUT',
      ]);
    }
  });
}

function describeOrders(
  list: RelayList,
  invariant: string,
  check: (order: ListOrder) => Promise<void>,
): void {
  test.each(list.orders.map((order) => [order.name, order] as const))(`%s: ${invariant}`, (_name, order) =>
    check(order),
  );
}

const NOTHING: Places = { first: null, last: null, after: null, before: null };

/** Combinations that random values might miss. */
const EXAMPLES: Partial<Places>[] = [
  {},
  { first: 0 },
  { last: 0 },
  { first: 100 },
  { last: 100 },
  { first: 5, last: 2 },
  { first: 2, last: 5 },
  { first: 0, last: 3 },
  { first: 3, last: 0 },
  { after: 4, before: 5, first: 3 },
  { after: 5, before: 4, last: 3 },
  { after: 4, before: 4, first: 3 },
  { after: 2, before: 7, first: 4, last: 4 },
  { after: 2 },
  { before: 2 },
];

/** EdgesToReturn, HasNextPage and HasPreviousPage of the specification; ten rows by default. */
function specified({ first, last, after, before }: Places, whole: number[], cursors: string[]) {
  const start = after === null ? 0 : after + 1;
  const end = before === null ? whole.length : Math.max(start, before);
  const size = first ?? (last === null ? 10 : null);
  let [from, to] = [start, end];
  if (size !== null) to = Math.min(to, from + size);
  if (last !== null) from = Math.max(from, to - last);
  const shown = cursors.slice(from, to);
  return {
    ids: whole.slice(from, to),
    cursors: shown,
    pageInfo: {
      hasNextPage: size === null ? before !== null : end - start > size,
      hasPreviousPage: last === null ? after !== null : end - start > last,
      startCursor: shown.at(0) ?? null,
      endCursor: shown.at(-1) ?? null,
    },
  };
}

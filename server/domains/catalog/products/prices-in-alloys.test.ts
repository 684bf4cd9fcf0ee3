import { expect, test } from '@jest/globals';
import { visitor } from '../../../test/actors.ts';
import { createSampleCatalog, WORKED_EXAMPLE } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';

const { db, sql } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const METALS = ['14KY', '14KW', 'AG925'] as const;

type Prices = Partial<Record<(typeof METALS)[number], number>>;

/**
 * The lowest price of each piece in each metal. Their orders differ, some prices are equal, and some metals have none.
 */
const PRICES: Readonly<Record<string, Prices>> = {
  'P-1': { '14KY': 500, '14KW': 520, AG925: 10 },
  'P-2': { '14KY': 300, '14KW': 600, AG925: 40 },
  'P-3': { '14KY': 400, '14KW': 400, AG925: 90 },
  'P-4': { '14KY': 400, AG925: 90 },
  'P-5': { AG925: 20 },
  'P-6': { '14KY': 900, '14KW': 250, AG925: 700 },
  'P-7': {},
};
const CODES = Object.keys(PRICES);

const ids = await createSampleCatalog(db, {
  now: NOW,
  pieces: CODES.map((code) => ({ ...WORKED_EXAMPLE, code, alloyCodes: [...METALS] })),
});
const alloys = new Map((await db.alloy.findMany()).map(({ code, id }) => [code, id]));
await db.itemTypeListPrice.deleteMany();
for (const [code, prices] of Object.entries(PRICES)) {
  const itemTypeId = ids.get(code) ?? 0;
  await db.itemTypeListPrice.createMany({
    data: Object.entries(prices).map(([metal, least]) => ({
      itemTypeId,
      alloyId: alloys.get(metal) ?? 0,
      least,
    })),
  });
  await db.itemType.update({ where: { id: itemTypeId }, data: { listPrice: leastOf(code, METALS) } });
}

type Metals = readonly (typeof METALS)[number][];

function leastOf(code: string, metals: Metals): number | null {
  const prices = metals.flatMap((metal) => PRICES[code]?.[metal] ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}

const LIST = `query ($filter: ProductFilter, $alloyIds: [Int!], $karats: [String!], $orderBy: ProductOrder, $first: Int, $after: String, $last: Int, $before: String, $skip: Int) {
  products(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before, skip: $skip) {
    totalCount { count }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { code listPrice(alloyIds: $alloyIds, karats: $karats) listOffer(alloyIds: $alloyIds, karats: $karats) { alloyCode } } }
  }
  productFacets(filter: $filter) {
    productCount
    alloys { databaseId code productCount }
    karats { mark productCount }
    listPrices { from below productCount }
  }
}`;

function filterOf(metals: Metals, prices: object = {}) {
  const alloyIds = metals.map((metal) => alloys.get(metal));
  return { codes: CODES, ...(metals.length > 0 ? { alloyIds } : {}), ...prices };
}

/** A list filtered by metals, with prices in them, as on the catalogue's page. */
async function ask(metals: Metals, prices: object = {}, page: object = { first: 100 }) {
  const filter = filterOf(metals, prices);
  const variables = { filter, alloyIds: metals.map((metal) => alloys.get(metal)), ...page };
  const answer = await run(visitor(db), LIST, variables, { now: NOW, sql });
  expect(answer.errors).toEqual([]);
  return answer;
}

type Edge = { node: { code: string; listPrice: string | null } };
const codesOf = ({ data }: Awaited<ReturnType<typeof ask>>): string[] =>
  data.products.edges.map(({ node }: Edge) => node.code);

const CHOICES: [Metals][] = [[[]], [['14KY']], [['14KW']], [['AG925']], [['14KY', '14KW']], [[...METALS]]];
/** All metals without a choice. */
const compared = (metals: Metals) => (metals.length === 0 ? METALS : metals);

const LIMITS: [object, (price: number) => boolean][] = [
  [{ minPrice: '300' }, (price) => price >= 300],
  [{ maxPrice: '400' }, (price) => price <= 400],
  [{ minPrice: '300', maxPrice: '450' }, (price) => price >= 300 && price <= 450],
  [
    { listPrices: [{ below: '50' }, { from: '400', below: '600' }] },
    (price) => price < 50 || (price >= 400 && price < 600),
  ],
  [{ listPrices: [{ from: '250' }], maxPrice: '500' }, (price) => price >= 250 && price <= 500],
];

test.each(CHOICES)(
  'in %j prices are filtered, shown and counted as the least in those metals',
  async (metals) => {
    for (const [limits, matches] of LIMITS) {
      const answer = await ask(metals, limits);
      const expected = CODES.flatMap((code) => {
        const price = leastOf(code, compared(metals));
        return price !== null && matches(price) ? [[code, price.toFixed(2)]] : [];
      });
      const { products, productFacets } = answer.data;
      const found = products.edges.map(({ node }: Edge) => [node.code, node.listPrice]);
      expect([limits, found.toSorted()]).toEqual([limits, expected]);
      expect([products.totalCount.count, productFacets.productCount]).toEqual([found.length, found.length]);
    }
  },
);

test.each(CHOICES)('in %j, the count of each price range and metal equals its result', async (metals) => {
  const { listPrices } = (await ask(metals)).data.productFacets;
  expect(listPrices.length).toBeGreaterThan(1);
  for (const { from, below, productCount } of listPrices) {
    const narrowed = await ask(metals, { listPrices: [{ from, below }] });
    expect([from, narrowed.data.products.totalCount.count]).toEqual([from, productCount]);
    // A metal chosen alone is counted with its prices.
    for (const { code, productCount: inAlloy } of narrowed.data.productFacets.alloys) {
      const other = await ask([code], { listPrices: [{ from, below }] });
      expect([code, other.data.products.totalCount.count]).toEqual([code, inAlloy]);
    }
  }
});

test.each(CHOICES.flatMap(([metals]) => [1, -1].map((way) => [metals, way] as const)))(
  'in %j pages by price, %i, are the list in the order of the prices shown, from both ends',
  async (metals, way) => {
    const orderBy = { field: 'PRICE', direction: way > 0 ? 'ASC' : 'DESC' };
    const priceOf = (code: string) => leastOf(code, compared(metals)) ?? Number.MAX_SAFE_INTEGER;
    const idOf = (code: string) => ids.get(code) ?? 0;
    const expected = CODES.toSorted(
      (one, other) => way * (priceOf(one) - priceOf(other) || idOf(one) - idOf(other)),
    );
    const whole = await ask(metals, {}, { orderBy, first: 100 });
    expect(codesOf(whole)).toEqual(expected);
    const forwards: string[] = [];
    for (let page = { hasNextPage: true, endCursor: null }; page.hasNextPage; ) {
      const answer = await ask(metals, {}, { orderBy, first: 2, after: page.endCursor });
      forwards.push(...codesOf(answer));
      page = answer.data.products.pageInfo;
    }
    expect(forwards).toEqual(expected);
    const backwards: string[] = [];
    for (let page = { hasPreviousPage: true, startCursor: null }; page.hasPreviousPage; ) {
      const answer = await ask(metals, {}, { orderBy, last: 2, before: page.startCursor });
      backwards.unshift(...codesOf(answer));
      page = answer.data.products.pageInfo;
    }
    expect(backwards).toEqual(expected);
    expect(codesOf(await ask(metals, {}, { orderBy, skip: 3, first: 2 }))).toEqual(expected.slice(3, 5));
  },
);

test('an order by prices in a metal takes one statement more, for a page of any size', async () => {
  const document = `query ($filter: ProductFilter, $first: Int) {
    products(filter: $filter, orderBy: { field: PRICE, direction: ASC }, first: $first) { edges { node { code } } }
  }`;
  const statements = async (metals: Metals, first: number) =>
    (await run(visitor(db), document, { filter: filterOf(metals), first }, { now: NOW, sql })).statements
      .length;
  const plain = await statements([], 5);
  expect([await statements(['14KY'], 1), await statements(['14KY'], 5)]).toEqual([plain + 1, plain + 1]);
});

const MARKS: Readonly<Record<string, Metals>> = { '14K': ['14KY', '14KW'], Ag925: ['AG925'] };

/** The metals with a hallmark, among the chosen metals if there are any. */
const ofMarks = (marks: readonly string[], metals: Metals): Metals =>
  marks.flatMap((mark) => MARKS[mark] ?? []).filter((metal) => metals.length === 0 || metals.includes(metal));

/** A list filtered by hallmarks and metals, with prices in both. */
async function askMarks(karats: readonly string[], metals: Metals, prices: object = {}) {
  const alloyIds = metals.map((metal) => alloys.get(metal));
  const filter = { ...filterOf(metals, prices), ...(karats.length > 0 ? { karats } : {}) };
  const variables = { filter, alloyIds, karats, orderBy: { field: 'PRICE', direction: 'ASC' }, first: 100 };
  const answer = await run(visitor(db), LIST, variables, { now: NOW, sql });
  expect(answer.errors).toEqual([]);
  return answer.data;
}

const MARK_CHOICES: [readonly string[], Metals][] = [
  [['14K'], []],
  [['Ag925'], []],
  [['14K', 'Ag925'], []],
  [['14K'], ['14KW']],
  [['14K'], ['14KW', 'AG925']],
  [['14K'], ['AG925']],
];

test.each(MARK_CHOICES)(
  'in marks %j of metals %j prices are filtered, sorted and shown as the least in those of both',
  async (marks, metals) => {
    const chosen = ofMarks(marks, metals);
    for (const [limits, matches] of [[{}, () => true] as const, ...LIMITS]) {
      const { products, productFacets } = await askMarks(marks, metals, limits);
      const isLimited = Object.keys(limits).length > 0;
      const expected = CODES.flatMap((code) => {
        const price = leastOf(code, chosen);
        if (chosen.length === 0 || (price === null ? isLimited : !matches(price))) return [];
        return [[code, price?.toFixed(2) ?? null] as const];
      }).toSorted(([, one], [, other]) => Number(one ?? Infinity) - Number(other ?? Infinity));
      const found = products.edges.map(({ node }: Edge) => [node.code, node.listPrice]);
      expect([limits, found]).toEqual([limits, expected]);
      expect([products.totalCount.count, productFacets.productCount]).toEqual([found.length, found.length]);
      for (const { node } of products.edges) expect(chosen).toContain(node.listOffer.alloyCode);
    }
  },
);

test.each(MARK_CHOICES)(
  'with marks %j and metals %j, the count of each facet equals its result',
  async (marks, metals) => {
    for (const limits of [{}, { maxPrice: '400' }]) {
      const { productFacets } = await askMarks(marks, metals, limits);
      for (const { mark, productCount } of productFacets.karats) {
        const { products } = await askMarks([mark], metals, limits);
        expect([limits, mark, products.totalCount.count]).toEqual([limits, mark, productCount]);
      }
      for (const { code, productCount } of productFacets.alloys) {
        const { products } = await askMarks(marks, [code], limits);
        expect([limits, code, products.totalCount.count]).toEqual([limits, code, productCount]);
      }
    }
  },
);

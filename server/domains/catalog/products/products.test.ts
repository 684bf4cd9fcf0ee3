import { expect, test } from '@jest/globals';
import { createActor, visitor } from '../../../test/actors.ts';
import { createSampleCatalog, SAMPLE_PENDANT, WORKED_EXAMPLE } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { saveSetting } from '../../settings/save-setting.ts';

const { db, sql } = await testDatabase();
const NOW = new Date('2026-06-01T15:00:00Z');
const MANY = 110;
const ids = await createSampleCatalog(db, {
  now: NOW,
  pieces: [
    ...Array.from({ length: MANY }, (_, index) => ({
      ...WORKED_EXAMPLE,
      code: `B-${String(index).padStart(3, '0')}`,
      nameEn: `Band ${index % 7}`,
      nameFr: `Alliance ${index % 7}`,
      // Every third price equals its neighbours', so that the order has ties.
      refWeight: `${4 + Math.floor(index / 3) / 10}`,
    })),
    { ...SAMPLE_PENDANT, code: 'HIDDEN-1', featuredRank: null, shownInCatalog: false },
  ],
});
const idsByCode = (rows: { code: string; id: number }[]) => new Map(rows.map(({ code, id }) => [code, id]));
type Edges = { node: { code: string } }[];
const attribute = idsByCode(await db.attribute.findMany());
const option = idsByCode(await db.attributeOption.findMany());
const alloy = idsByCode(await db.alloy.findMany());
const category = idsByCode(await db.productCategory.findMany());
const anybody = visitor(db);

const LIST = `query ($filter: ProductFilter, $orderBy: ProductOrder, $first: Int, $after: String, $last: Int, $before: String, $skip: Int) {
  products(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before, skip: $skip) {
    totalCount { count atLeast }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { code } }
  }
}`;

async function codes(variables: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await run(anybody, LIST, { first: 100, ...variables }, { now: NOW });
  expect(errors).toEqual([]);
  return codesOf(data.products.edges);
}

function codesOf(edges: Edges): string[] {
  return edges.map(({ node }) => node.code);
}

async function count(filter: object): Promise<number> {
  return (await run(anybody, LIST, { filter }, { now: NOW })).data.products.totalCount.count;
}

const BANDS = MANY + 1;
const SHOWN = MANY + 3;

test.each<[string, () => object, number]>([
  ['nothing', () => ({}), SHOWN],
  ['a category with those below it', () => ({ categoryCode: 'BANDS' }), BANDS],
  ['a category by id', () => ({ categoryId: category.get('PENDANTS') }), 2],
  ['an unknown category', () => ({ categoryCode: 'NONE' }), 0],
  ['a code that cannot be one', () => ({ categoryCode: '\u0000' }), 0],
  ['a group', () => ({ itemGroupCode: 'PENDANTS' }), 2],
  ['any of two alloys', () => ({ alloyIds: [alloy.get('14KW'), alloy.get('AG925')] }), SHOWN],
  ['an alloy', () => ({ alloyIds: [alloy.get('AG925')] }), 2],
  ['any option of an attribute', () => ({ attributes: [options('FINISH', 'POLISHED', 'BRUSHED')] }), BANDS],
  [
    'two attributes at once',
    () => ({ attributes: [options('FINISH', 'BRUSHED'), options('QUALITY', 'H_SI')] }),
    BANDS,
  ],
  ['an option of a wrong attribute', () => ({ attributes: [options('QUALITY', 'BRUSHED')] }), 0],
  ['featured pieces', () => ({ featured: true }), 1],
  ['beginnings of words, of descriptions and groups as well', () => ({ search: 'hea pend' }), 2],
  ['words without their accents', () => ({ search: 'etoile' }), 1],
  ['words with them, in French', () => ({ search: 'Cœur' }), 2],
  ['a code', () => ({ search: 'b-00' }), 10],
  ['words that nothing has', () => ({ search: 'heart band' }), 0],
  ['a word with a letter missing', () => ({ search: 'pendnt' }), 1],
  ['a word with letters that changed places', () => ({ search: 'hart penadnt' }), 1],
  ['a word that is like none', () => ({ search: 'zzyzx' }), 0],
  ['a short word, which is like everything', () => ({ search: 'hrt' }), 0],
  ['a ring size', () => ({ sizes: ['4'] }), BANDS],
  ['a ring size in quarters beside one that is too large', () => ({ sizes: ['6.25', '15'] }), BANDS],
  ['a ring size that nothing has', () => ({ sizes: ['3.75'] }), 0],
  ['a thickness', () => ({ thicknesses: [{ from: '1.8', below: '2' }] }), BANDS],
  ['a thickness up to where the range ends', () => ({ thicknesses: [{ below: '1.8' }] }), 0],
  ['a weight of the centre stone', () => ({ centreCarats: [{}] }), 0],
  ['a cut of the centre stone', () => ({ shapes: ['ROUND'] }), 0],
  [
    'any of two categories',
    () => ({ categoryIds: [category.get('BANDS'), category.get('PENDANTS')] }),
    SHOWN,
  ],
  ['ranges of prices', () => ({ listPrices: [{ from: '37', below: '38' }] }), 1],
  ['a price range', () => ({ minPrice: '37', maxPrice: '38' }), 1],
])('filters by %s', async (_case, filter, expected) => {
  expect(await count(filter())).toBe(expected);
});

function options(attributeCode: string, ...optionCodes: string[]) {
  return {
    attributeId: attribute.get(attributeCode),
    optionIds: optionCodes.map((code) => option.get(code)),
  };
}

test('featured pieces come first, then the order of the catalogue', async () => {
  expect((await codes({})).slice(0, 4)).toEqual(['PENDANT-1', 'BAND-1', 'URN-1', 'B-000']);
});

test.each(
  ['RANK', 'NAME', 'PRICE', 'NEWEST'].flatMap((field) =>
    ['ASC', 'DESC'].map((direction) => [field, direction]),
  ),
)('pages by %s %s are the list cut in pieces, forwards and backwards', async (field, direction) => {
  const orderBy = { field, direction };
  const whole = [...(await codes({ orderBy })), ...(await codes({ orderBy, skip: 100 }))];
  expect(new Set(whole).size).toBe(SHOWN);
  const forwards: string[] = [];
  for (let page = { hasNextPage: true, endCursor: null }; page.hasNextPage; ) {
    const { data } = await run(anybody, LIST, { orderBy, first: 30, after: page.endCursor }, { now: NOW });
    forwards.push(...codesOf(data.products.edges));
    page = data.products.pageInfo;
  }
  expect(forwards).toEqual(whole);
  const { data } = await run(anybody, LIST, { orderBy, last: 10 }, { now: NOW });
  expect(codesOf(data.products.edges)).toEqual(whole.slice(-10));
});

test('a cursor of another order is refused', async () => {
  const { data } = await run(
    anybody,
    LIST,
    { orderBy: { field: 'PRICE', direction: 'ASC' }, first: 1 },
    { now: NOW },
  );
  const { errors } = await run(anybody, LIST, { after: data.products.pageInfo.endCursor }, { now: NOW });
  expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('a page of 10 and one of 100 cost the same statements', async () => {
  const document = `query ($first: Int) { products(first: $first) { edges { node {
    code name description listPrice currency imageUrl itemGroup { code } categories { code name }
    alloys { isDefault alloy { code } images { url } }
    attributes { attribute { code } options { code } defaultOption { code } }
  } } } }`;
  const few = await run(anybody, document, { first: 10 }, { now: NOW, sql });
  const many = await run(anybody, document, { first: 100 }, { now: NOW, sql });
  expect(many.data.products.edges).toHaveLength(100);
  expect(few.statements.length).toBeLessThanOrEqual(2);
  expect(many.statements).toHaveLength(few.statements.length);
});

test('where prices are not shown, nothing reveals them', async () => {
  const staff = await createActor(db, { role: 'STAFF_PRODUCTION' }, NOW);
  const shown = await run(
    staff,
    '{ products { edges { node { listPrice variants { price } } } } }',
    {},
    { now: NOW },
  );
  const prices = shown.data.products.edges.map(
    (edge: { node: { listPrice: unknown } }) => edge.node.listPrice,
  );
  expect(new Set(prices)).toEqual(new Set([null]));
  await saveSetting(db, 'STOREFRONT_PRICES', false);
  for (const variables of [
    { filter: { minPrice: '1' } },
    { filter: { listPrices: [{ from: '1' }] } },
    { orderBy: { field: 'PRICE', direction: 'ASC' } },
  ]) {
    const { errors } = await run(anybody, LIST, variables, { now: NOW });
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 1301 });
  }
  await saveSetting(db, 'STOREFRONT_PRICES', true);
});

test('a hidden piece is missing for everybody but those who keep the catalogue', async () => {
  const id = btoa(`ItemType:${ids.get('HIDDEN-1')}`);
  const document =
    'query ($id: ID!) { node(id: $id) { id } product(code: "HIDDEN-1") { code } productImages(code: "HIDDEN-1") { url } }';
  const hidden = await run(anybody, document, { id }, { now: NOW });
  expect(hidden.data).toEqual({ node: null, product: null, productImages: [] });
  const content = await createActor(db, { role: 'STAFF_CONTENT' }, NOW);
  const kept = await run(content, document, { id }, { now: NOW });
  expect(kept.data).toMatchObject({ node: { id }, product: { code: 'HIDDEN-1' } });
});

test('a page after a cursor has rows before it only where the list has some', async () => {
  const filter = { search: 'b-00' };
  const { data } = await run(anybody, LIST, { filter, first: 100 }, { now: NOW });
  const { startCursor, endCursor } = data.products.pageInfo;
  const all = codesOf(data.products.edges);
  /** Pages of the list without its first and its last row, from cursors of rows that are not in it. */
  const itself = async (variables: Record<string, unknown>) => {
    await db.itemType.updateMany({
      where: { code: { in: [all.at(0) ?? '', all.at(-1) ?? ''] } },
      data: { shownInCatalog: false },
    });
    const page = await run(anybody, LIST, { filter, ...variables }, { now: NOW });
    await db.itemType.updateMany({
      where: { code: { in: [all.at(0) ?? '', all.at(-1) ?? ''] } },
      data: { shownInCatalog: true },
    });
    const { hasPreviousPage, hasNextPage } = page.data.products.pageInfo;
    return [codesOf(page.data.products.edges).length, hasPreviousPage, hasNextPage];
  };
  expect(all.length).toBeGreaterThan(4);
  const rest = all.length - 2;
  expect(await itself({ first: 2, after: startCursor })).toEqual([2, false, true]);
  expect(await itself({ first: 100, after: startCursor })).toEqual([rest, false, false]);
  expect(await itself({ last: 2, before: endCursor })).toEqual([2, true, false]);
  expect(await itself({ first: 2, after: endCursor })).toEqual([0, true, false]);
  expect(await itself({ last: 2, before: startCursor })).toEqual([0, false, true]);
});

test('a list that is narrowed to metals shows each piece in the first of them that it is offered in', async () => {
  const gold = alloy.get('14KW') ?? 0;
  const silver = alloy.get('AG925') ?? 0;
  const document = `query ($alloyIds: [Int!]) {
    products(first: 100, filter: { alloyIds: $alloyIds }) { edges { node { code databaseId listImageUrl(alloyIds: $alloyIds) } } }
  }`;
  const pictures = async (alloyIds: number[] | null) => {
    const { data } = await run(anybody, document, { alloyIds });
    const nodes: { code: string; databaseId: number; listImageUrl: string }[] = data.products.edges.map(
      ({ node }: { node: object }) => node,
    );
    return new Map(
      nodes.map(({ code, databaseId, listImageUrl }) => [
        code,
        listImageUrl.replace(`/pictures/pieces/${databaseId}/`, ''),
      ]),
    );
  };
  expect((await pictures(null)).get('BAND-1')).toBe('0/0/640.webp?v=1');
  const narrowed = await pictures([silver, gold]);
  expect(narrowed.get('BAND-1')).toBe(`${gold}/0/640.webp?v=1`);
  expect(narrowed.get('PENDANT-1')).toBe(`${silver}/0/640.webp?v=1`);
});

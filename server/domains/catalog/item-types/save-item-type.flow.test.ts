import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { add, openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, content } = shop;
const [band, pendant] = [shop.pieceId('BAND-1'), shop.pieceId('PENDANT-1')];
const idOf = (piece: number) => btoa(`ItemType:${piece}`);

const SAVE = `mutation ($input: SaveItemTypeInput!) { result: saveItemType(input: $input) { __typename
  ... on InvalidInputError { issues { path code } }
  ... on ConflictError { currentVersion }
  ... on SaveItemTypeSuccess { itemType { code nameEn nameFr descriptionEn isActive isPartOnly shownInCatalog pricingMode version
    allCategories { code } } } } }`;

// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
async function save(input: Record<string, unknown>, actor = content): Promise<any> {
  return (await run(actor, SAVE, { input })).data.result;
}

async function categoryId(code: string): Promise<number> {
  return (await db.productCategory.findUniqueOrThrow({ where: { code } })).id;
}

test('changes texts, mode and categories, keeps omitted values, and records the user', async () => {
  const categoryIds = [await categoryId('PENDANTS'), await categoryId('BANDS')];
  const { itemType } = await save({
    id: idOf(band),
    nameEn: ' Comet band ',
    pricingMode: 'MARKET_AT_SHIP',
    categoryIds,
  });
  expect(itemType).toMatchObject({
    nameEn: 'Comet band',
    isActive: true,
    pricingMode: 'MARKET_AT_SHIP',
    version: 2,
    allCategories: [{ code: 'PENDANTS' }, { code: 'BANDS' }],
  });
  const before = await db.auditEvent.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(before).toMatchObject({
    action: 'ITEM_TYPE_CHANGED',
    entityId: String(band),
    data: { code: 'BAND-1', nameEn: 'Comet band', categoryIds },
  });
  const { data } = await run(buyer, '{ products(filter: { search: "comet" }) { edges { node { code } } } }');
  expect(data.products.edges).toEqual([{ node: { code: 'BAND-1' } }]);
});

test('sets, keeps and removes a surface', async () => {
  const surface = async (input: object) => {
    await save({ id: idOf(pendant), ...input });
    const { surfaceArea } = await db.itemType.findUniqueOrThrow({ where: { id: pendant } });
    return surfaceArea?.toFixed(2) ?? null;
  };
  expect(await surface({ surfaceArea: '4.555' })).toBe('4.56');
  expect(await surface({ nameEn: 'Heart' })).toBe('4.56');
  expect(await surface({ surfaceArea: null })).toBeNull();
  for (const surfaceArea of ['0', '10000.01']) {
    expect((await save({ id: idOf(pendant), surfaceArea })).issues).toEqual([
      { path: 'surfaceArea', code: 'OUT_OF_RANGE' },
    ]);
  }
});

test('does not overwrite the changes of another user', async () => {
  expect(await save({ id: idOf(band), version: 1, nameEn: 'Old' })).toEqual({
    __typename: 'ConflictError',
    currentVersion: 2,
  });
});

test('a part has no category, and discontinued item types get no further one', async () => {
  const bands = await categoryId('BANDS');
  const part = { id: idOf(pendant), isPartOnly: true, categoryIds: [bands] };
  expect((await save(part)).issues).toEqual([{ path: 'categoryIds', code: 'PART_HAS_NO_CATEGORY' }]);
  expect((await save({ id: idOf(pendant), isPartOnly: true })).issues).toHaveLength(1);
  const retired = { id: idOf(pendant), isActive: false, categoryIds: [bands] };
  expect((await save(retired)).issues).toEqual([{ path: 'categoryIds', code: 'NOT_ADDABLE_TO_CATEGORY' }]);
  expect((await save({ id: idOf(pendant), categoryIds: [999_999] })).issues).toEqual([
    { path: 'categoryIds', code: 'UNKNOWN' },
  ]);
  const { itemType } = await save({ id: idOf(pendant), isPartOnly: true, categoryIds: [] });
  expect(itemType).toMatchObject({ isPartOnly: true, allCategories: [] });
});

test('names are required, and customers change nothing', async () => {
  expect((await save({ id: idOf(band), nameFr: ' ' })).issues).toEqual([
    { path: 'nameFr', code: 'REQUIRED' },
  ]);
  expect((await save({ id: idOf(band), nameFr: 'Autre' }, buyer)).__typename).toBe('ForbiddenError');
  expect((await save({ id: idOf(999_999), nameFr: 'Autre' })).__typename).toBe('NotFoundError');
});

test('a piece that is no longer made is withdrawn from carts that hold it, and comes back with it', async () => {
  const document =
    '{ cart { items { unitPrice } problems { problem { code mend } } } product(code: "BAND-1") { code } }';
  await add(buyer, shop);
  expect((await run(buyer, document)).data.cart.problems).toEqual([]);
  await save({ id: idOf(band), isActive: false });
  const { data } = await run(buyer, document);
  expect(data).toMatchObject({
    cart: { problems: [{ problem: { code: 'PIECE_WITHDRAWN', mend: 'REMOVE_LINE' } }] },
    product: null,
  });
  await save({ id: idOf(band), isActive: true });
  expect((await run(buyer, document)).data.cart.problems).toEqual([]);
});

test('only staff list hidden and discontinued item types', async () => {
  await save({ id: idOf(band), isActive: false });
  const document = `query ($filter: ItemTypeFilter) { itemTypes(filter: $filter) { edges { node { code attributeCount variantCount } } } }`;
  const listed = async (filter: object) =>
    (await run(content, document, { filter })).data.itemTypes.edges.map(
      ({ node }: { node: { code: string } }) => node.code,
    );
  expect(await listed({ isActive: false })).toEqual(['BAND-1']);
  expect(await listed({ isPartOnly: true })).toEqual(['PENDANT-1']);
  expect(await listed({ pricingMode: 'MARKET_AT_SHIP' })).toEqual(['BAND-1']);
  expect(await listed({ search: 'comet' })).toEqual(['BAND-1']);
  expect((await run(shop.owner, document, { filter: {} })).data).toBeNull();
});

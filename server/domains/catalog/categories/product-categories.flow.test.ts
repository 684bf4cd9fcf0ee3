import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { content, sales } = shop;

const OUTCOME = `__typename
  ... on MutationError { code }
  ... on InvalidInputError { issues { path code } }
  ... on ConflictError { currentVersion }
  ... on RefusedError { data message }`;
const CATEGORY = `databaseId code nameEn nameFr description rank isShown version
  parent { code } breadcrumb { code } images { kind url }`;

// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
async function act(name: string, input: object, actor = content): Promise<any> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const shown = name === 'deleteProductCategories' ? 'categoryIds' : `category { ${CATEGORY} }`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { ${OUTCOME}
    ... on ${type}Success { ${shown} } } }`;
  const { result } = (await run(actor, document, { input })).data;
  return result.category ?? result;
}

async function idOf(code: string): Promise<number> {
  const { id } = await db.productCategory.findUniqueOrThrow({ where: { code }, select: { id: true } });
  return id;
}

async function piecesOf(code: string): Promise<string[]> {
  const document = `query ($categoryId: Int!) {
    products(filter: { categoryId: $categoryId }) { edges { node { code } } } }`;
  const { data } = await run(shop.buyer, document, { categoryId: await idOf(code) });
  return data.products.edges.map(({ node }: { node: { code: string } }) => node.code).toSorted();
}

const LOOKS = {
  originalName: 'charm.png',
  mimeType: 'image/png',
  width: 1,
  height: 1,
  size: 1,
  digest: 'a'.repeat(64),
};
const CHARMS = { code: 'charms', nameEn: 'Charms' };

test('adds a category after its siblings, then changes it; omitted values stay', async () => {
  const added = await act('saveProductCategory', { ...CHARMS, descriptionEn: 'For luck.' });
  expect(added).toMatchObject({
    code: 'CHARMS',
    nameFr: 'Charms',
    description: 'For luck.',
    rank: 2,
    isShown: true,
    parent: null,
    version: 1,
  });
  const categoryId = added.databaseId;
  const parentId = await idOf('PENDANTS');
  const moved = { ...CHARMS, categoryId, nameEn: 'Lucky charms', nameFr: 'Breloques', parentId };
  expect(await act('saveProductCategory', { ...moved, version: 1 })).toMatchObject({
    nameEn: 'Lucky charms',
    nameFr: 'Breloques',
    description: 'For luck.',
    rank: 2,
    version: 2,
    breadcrumb: [{ code: 'PENDANTS' }, { code: 'CHARMS' }],
  });
  expect(await act('saveProductCategory', { ...moved, version: 1 })).toMatchObject({ currentVersion: 2 });
  expect((await act('saveProductCategory', { ...CHARMS, categoryId })).parent).toEqual({ code: 'PENDANTS' });
  expect((await act('saveProductCategory', { ...CHARMS, categoryId, parentId: 0 })).parent).toBeNull();
  const audited = await db.auditEvent.findMany({
    where: { entityType: 'ProductCategory', entityId: String(categoryId) },
    orderBy: { id: 'asc' },
  });
  expect(audited.map(({ action }) => action)).toEqual([
    'CATEGORY_ADDED',
    'CATEGORY_CHANGED',
    'CATEGORY_CHANGED',
    'CATEGORY_CHANGED',
  ]);
});

test('wrong input is named', async () => {
  const categoryId = await idOf('BANDS');
  const bands = { categoryId, code: 'BANDS', nameEn: 'Bands' };
  const issue = async (input: object) => (await act('saveProductCategory', input)).issues?.[0];
  expect(await issue({ ...bands, code: 'pendants' })).toEqual({ path: 'code', code: 'CATEGORY_CODE_TAKEN' });
  expect(await issue({ ...bands, code: 'a b' })).toEqual({ path: 'code', code: 'WRONG_FORMAT' });
  expect(await issue({ ...bands, nameEn: ' ' })).toEqual({ path: 'nameEn', code: 'REQUIRED' });
  expect(await issue({ ...bands, parentId: 999_999 })).toEqual({ path: 'parentId', code: 'UNKNOWN' });
  expect(await issue({ ...bands, parentId: await idOf('CLASSIC_BANDS') })).toEqual({
    path: 'parentId',
    code: 'CATEGORY_BELOW_ITSELF',
  });
  const band = shop.pieceId('BAND-1');
  expect(await issue({ ...bands, itemTypeIds: [band, band, 999_999] })).toEqual({
    path: 'itemTypeIds.2',
    code: 'UNKNOWN',
  });
  expect(await act('saveProductCategory', { ...bands, categoryId: 999_999 })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('replaces, adds and removes item types of a category', async () => {
  const [categoryId, band, pendant] = [
    await idOf('CHARMS'),
    shop.pieceId('BAND-1'),
    shop.pieceId('PENDANT-1'),
  ];
  const { version } = await db.itemType.findUniqueOrThrow({ where: { id: pendant } });
  await act('saveProductCategory', { ...CHARMS, categoryId, itemTypeIds: [band] });
  expect(await piecesOf('CHARMS')).toEqual(['BAND-1']);
  await act('saveProductCategory', { ...CHARMS, categoryId, nameEn: 'Amulets' });
  expect(await piecesOf('CHARMS')).toEqual(['BAND-1']);
  await act('addItemTypesToCategory', { categoryId, itemTypeIds: [band, pendant] });
  await act('addItemTypesToCategory', { categoryId, itemTypeIds: [pendant] });
  expect(await piecesOf('CHARMS')).toEqual(['BAND-1', 'PENDANT-1']);
  expect((await db.itemType.findUniqueOrThrow({ where: { id: pendant } })).version).toBe(version + 1);
  expect(
    (await act('addItemTypesToCategory', { categoryId, itemTypeIds: [pendant, 999_999] })).issues,
  ).toEqual([{ path: 'itemTypeIds.1', code: 'UNKNOWN' }]);
  expect((await act('removeItemTypesFromCategory', { categoryId, itemTypeIds: [999_999] })).issues).toEqual([
    { path: 'itemTypeIds.0', code: 'UNKNOWN' },
  ]);
  await act('removeItemTypesFromCategory', { categoryId, itemTypeIds: [band] });
  expect(await piecesOf('CHARMS')).toEqual(['PENDANT-1']);
  expect(await act('addItemTypesToCategory', { categoryId: 999_999, itemTypeIds: [band] })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('hidden item types are not added to further categories', async () => {
  const [categoryId, id] = [await idOf('CHARMS'), shop.pieceId('BAND-1')];
  await db.itemType.update({ where: { id }, data: { shownInCatalog: false } });
  expect((await act('addItemTypesToCategory', { categoryId, itemTypeIds: [id] })).issues).toEqual([
    { path: 'itemTypeIds.0', code: 'NOT_ADDABLE_TO_CATEGORY' },
  ]);
  await db.itemType.update({ where: { id }, data: { shownInCatalog: true } });
});

test('images are the caller’s own uploads; 0 removes one', async () => {
  const categoryId = await idOf('CHARMS');
  const file = (uploadedById: number | null) =>
    db.file.create({ data: { ...LOOKS, uploadedById: uploadedById ?? 0 }, select: { id: true } });
  const [own, other] = [await file(content.userId), await file(sales.userId)];
  const save = (images: object) => act('saveProductCategory', { ...CHARMS, categoryId, ...images });
  expect((await save({ largeImageId: own.id, title2ImageId: other.id })).issues).toEqual([
    { path: 'title2ImageId', code: 'UNKNOWN' },
  ]);
  const kinds = async (images: object) =>
    (await save(images)).images.map(({ kind, url }: { kind: string; url: string }) => [
      kind,
      url.split('/').slice(4, -1).join('/'),
    ]);
  expect(await kinds({ largeImageId: own.id, title2ImageId: own.id })).toEqual([
    ['LARGE', 'large'],
    ['TITLE2', 'title2'],
  ]);
  expect(await kinds({ largeImageId: 0 })).toEqual([
    ['LARGE', ''],
    ['TITLE2', 'title2'],
  ]);
  expect((await db.productCategory.findUniqueOrThrow({ where: { id: categoryId } })).largeImageId).toBeNull();
});

test('a category with others below it is not deleted before them; its pieces stay', async () => {
  const [bands, classic] = [await idOf('BANDS'), await idOf('CLASSIC_BANDS')];
  expect(await act('deleteProductCategories', { categoryIds: [bands] })).toMatchObject({
    code: 'CATEGORY_HAS_CATEGORIES',
    data: { name: 'Bands' },
  });
  expect((await act('deleteProductCategories', { categoryIds: [bands, 999_999] })).issues).toEqual([
    { path: 'categoryIds.1', code: 'UNKNOWN' },
  ]);
  const { categoryIds } = await act('deleteProductCategories', { categoryIds: [bands, classic] });
  expect(categoryIds).toHaveLength(2);
  expect(await db.itemType.count({ where: { code: 'BAND-1', shownInCatalog: true } })).toBe(1);
  expect(await db.productCategory.count({ where: { id: { in: [bands, classic] } } })).toBe(0);
});

test('each act needs a permission of its own', async () => {
  const categoryId = await idOf('CHARMS');
  for (const [name, input] of [
    ['saveProductCategory', { ...CHARMS, categoryId }],
    ['deleteProductCategories', { categoryIds: [categoryId] }],
    ['addItemTypesToCategory', { categoryId, itemTypeIds: [shop.pieceId('BAND-1')] }],
    ['removeItemTypesFromCategory', { categoryId, itemTypeIds: [shop.pieceId('BAND-1')] }],
  ] as const)
    expect(await act(name, input, sales)).toMatchObject({ code: 'FORBIDDEN' });
});

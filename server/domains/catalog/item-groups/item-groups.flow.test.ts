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
  ... on RefusedError { data }`;

/**
 * Calls a mutation of groups.
 * @returns the codes of all groups if it succeeds
 */
// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
async function act(name: string, input: object, actor = content): Promise<any> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { ${OUTCOME}
    ... on ${type}Success { itemGroups { databaseId code name version itemTypeCount } } } }`;
  const { result } = (await run(actor, document, { input })).data;
  return result.itemGroups ?? result;
}

test('adds a group after the others, without invisible characters in its code, renames it and moves it to the front', async () => {
  const added = await act('saveItemGroup', {
    code: '\u200Bchar\u200Bms',
    nameEn: 'Charms',
    nameFr: 'Breloques',
  });
  expect(added.map(({ code }: { code: string }) => code)).toEqual(['BANDS', 'PENDANTS', 'CHARMS']);
  const [bands, pendants, charms] = added;
  const renamed = { groupId: charms.databaseId, code: 'CHARMS', nameEn: 'Lucky charms', nameFr: 'Breloques' };
  expect((await act('saveItemGroup', { ...renamed, version: 1 }))[2]).toMatchObject({
    name: 'Lucky charms',
    version: 2,
    itemTypeCount: 0,
  });
  expect(await act('saveItemGroup', { ...renamed, version: 1 })).toMatchObject({ currentVersion: 2 });
  expect(await act('saveItemGroup', { ...renamed, code: 'BANDS' })).toMatchObject({
    issues: [{ path: 'code', code: 'CODE_TAKEN' }],
  });
  const groupIds = [charms, bands, pendants].map(({ databaseId }) => databaseId);
  await act('sortItemGroups', { groupIds });
  const { data } = await run(shop.buyer, '{ itemGroups { code itemTypeCount } }');
  expect(data.itemGroups).toEqual([
    { code: 'CHARMS', itemTypeCount: null },
    { code: 'BANDS', itemTypeCount: null },
    { code: 'PENDANTS', itemTypeCount: null },
  ]);
  expect(await act('sortItemGroups', { groupIds: groupIds.slice(1) })).toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test('item types are put into a group, and a group with some in it is not deleted', async () => {
  const { id } = await db.itemGroup.findUniqueOrThrow({ where: { code: 'CHARMS' } });
  const itemTypeIds = [shop.pieceId('PENDANT-1')];
  const [charms] = await act('moveItemTypes', { groupId: id, itemTypeIds });
  expect(charms).toMatchObject({ code: 'CHARMS', itemTypeCount: 1 });
  const document = `{ products(filter: { itemGroupCode: "CHARMS" }) { edges { node { code } } } }`;
  expect((await run(shop.buyer, document)).data.products.edges).toEqual([{ node: { code: 'PENDANT-1' } }]);
  expect(await act('deleteItemGroup', { groupId: id })).toMatchObject({
    code: 'GROUP_HAS_ITEM_TYPES',
    data: { name: 'Lucky charms' },
  });
  const pendants = await db.itemGroup.findUniqueOrThrow({ where: { code: 'PENDANTS' } });
  await act('moveItemTypes', { groupId: pendants.id, itemTypeIds });
  await db.priceTerm.create({ data: { customerId: shop.luna, itemGroupId: id, percent: '5' } });
  expect(await act('deleteItemGroup', { groupId: id })).toMatchObject({ code: 'GROUP_HAS_TERMS' });
  await db.priceTerm.deleteMany({ where: { itemGroupId: id } });
  expect(await act('deleteItemGroup', { groupId: id })).toHaveLength(2);
  expect(await act('moveItemTypes', { groupId: pendants.id, itemTypeIds: [999_999] })).toMatchObject({
    issues: [{ path: 'itemTypeIds', code: 'UNKNOWN' }],
  });
  expect(await act('deleteItemGroup', { groupId: pendants.id }, sales)).toMatchObject({ code: 'FORBIDDEN' });
});

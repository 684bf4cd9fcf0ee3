import { expect, test } from '@jest/globals';
import type { Actor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';
import { saveSetting } from '../../settings/save-setting.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { admin, buyer, colleague, content, foreignBuyer, owner, sales } = shop;
const id = btoa(`ItemType:${shop.pieceId('BAND-1')}`);
const idOf = ({ userId }: Actor) => userId ?? 0;

const ERRORS = `__typename ... on InvalidInputError { issues { path code } } ... on ConflictError { currentVersion }
  ... on RefusedError { code } ... on ForbiddenError { permission }`;
const OWNERS =
  'version isForOwnersOnly ownCustomers { accountNumber } ownUsers { databaseId seesAllItemTypes }';

const SAVE = `mutation ($input: SaveItemTypeOwnersInput!) { result: saveItemTypeOwners(input: $input) { ${ERRORS}
  ... on SaveItemTypeOwnersSuccess { itemType { ${OWNERS} } } } }`;

// biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own document
async function save(input: Record<string, unknown>, actor = admin): Promise<any> {
  return (await run(actor, SAVE, { input: { id, ...input } })).data.result;
}

const EXCEPT = `mutation ($input: SetUserSeesAllItemTypesInput!) { result: setUserSeesAllItemTypes(input: $input) { ${ERRORS}
  ... on SetUserSeesAllItemTypesSuccess { user { version seesAllItemTypes } } } }`;

async function except(of: Actor, input: object, actor = admin) {
  const user = btoa(`User:${idOf(of)}`);
  return (await run(actor, EXCEPT, { input: { id: user, seesAll: true, ...input } })).data.result;
}

async function pieces(actor: Actor): Promise<string[]> {
  const { data } = await run(actor, '{ products { edges { node { code } } } }');
  return data.products.edges.map(({ node }: { node: { code: string } }) => node.code).toSorted();
}

test('replaces all owners, keeps omitted values, and records the user', async () => {
  expect(
    await save({ version: 1, customerIds: [shop.luna, shop.luna], userIds: [idOf(foreignBuyer)] }),
  ).toEqual({
    __typename: 'SaveItemTypeOwnersSuccess',
    itemType: {
      version: 2,
      isForOwnersOnly: false,
      ownCustomers: [{ accountNumber: 'LUNA-001' }],
      ownUsers: [{ databaseId: idOf(foreignBuyer), seesAllItemTypes: false }],
    },
  });
  expect(await db.auditEvent.findFirstOrThrow({ orderBy: { id: 'desc' } })).toMatchObject({
    action: 'ITEM_TYPE_OWNERS_CHANGED',
    data: { code: 'BAND-1', customerIds: [shop.luna], userIds: [idOf(foreignBuyer)] },
  });
  expect(await save({ customerIds: [] })).toMatchObject({
    itemType: { ownCustomers: [], ownUsers: [{ databaseId: idOf(foreignBuyer) }] },
  });
  expect(await save({ version: 1, userIds: [] })).toMatchObject({ currentVersion: 3 });
});

test('only customers and portal users can be owners', async () => {
  expect(await save({ customerIds: [shop.luna, 999_999] })).toMatchObject({
    issues: [{ path: 'customerIds', code: 'UNKNOWN' }],
  });
  expect(await save({ userIds: [idOf(sales)] })).toMatchObject({
    issues: [{ path: 'userIds', code: 'UNKNOWN' }],
  });
  expect((await save({ id: btoa('ItemType:999999'), userIds: [] })).__typename).toBe('NotFoundError');
});

test('a user who sees neither customers nor users reads no owners, and keeps them unchanged', async () => {
  await save({ customerIds: [shop.orion], userIds: [idOf(buyer)] });
  expect(await save({ customerIds: [], userIds: [] }, content)).toMatchObject({
    itemType: { ownCustomers: [], ownUsers: [] },
  });
  expect(await save({ customerIds: [shop.luna] }, content)).toMatchObject({
    issues: [{ path: 'customerIds', code: 'UNKNOWN' }],
  });
  expect(await save({}, content)).toMatchObject({ itemType: { ownCustomers: [], ownUsers: [] } });
  expect(await save({})).toMatchObject({
    itemType: { ownCustomers: [{ accountNumber: 'ORIO-001' }], ownUsers: [{ databaseId: idOf(buyer) }] },
  });
  expect(await save({}, sales)).toMatchObject({ permission: 2803 });
  expect(await save({}, buyer)).toMatchObject({ permission: 2803 });
  const { data } = await run(buyer, `{ product(code: "BAND-1") { ${OWNERS} } }`);
  expect(data.product).toMatchObject({ ownCustomers: [], ownUsers: [] });
});

test('if users see only own pieces, owners see the piece, and exceptions see all', async () => {
  await saveSetting(db, 'USERS_ONLY_VIEW_THEIR_ITEM_TYPES', true);
  expect(await pieces(buyer)).toEqual(['BAND-1']);
  expect(await pieces(foreignBuyer)).toEqual(['BAND-1']);
  expect(await pieces(colleague)).toEqual([]);
  expect(await save({})).toMatchObject({ itemType: { isForOwnersOnly: true } });
  expect(await except(colleague, { version: 1 })).toMatchObject({
    user: { version: 2, seesAllItemTypes: true },
  });
  expect(await pieces(colleague)).toHaveLength(4);
  expect(await db.auditEvent.findFirstOrThrow({ orderBy: { id: 'desc' } })).toMatchObject({
    action: 'USER_SEES_ALL_ITEM_TYPES_SET',
    entityId: String(idOf(colleague)),
    data: { seesAll: true },
  });
  expect(await except(colleague, { seesAll: false, version: 1 })).toMatchObject({ currentVersion: 2 });
  expect(await except(colleague, { seesAll: false })).toMatchObject({ user: { seesAllItemTypes: false } });
  expect(await pieces(colleague)).toEqual([]);
});

test('only staff who change users except one, and staff are not excepted', async () => {
  expect(await except(buyer, {}, content)).toMatchObject({ permission: 3203 });
  expect(await except(buyer, {}, owner)).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  expect((await except(sales, {})).__typename).toBe('NotFoundError');
  const { data } = await run(buyer, '{ viewer { user { seesAllItemTypes } } }');
  expect(data.viewer.user.seesAllItemTypes).toBeNull();
});

import { beforeEach, expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { removedWish, wish } from '../../test/orders/wish-list.ts';
import { run } from '../../test/run.ts';
import { add, openShop, workedExample } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, colleague, foreignBuyer } = shop;

const ERRORS = `__typename ... on MutationError { code } ... on InvalidInputError { issues { path code } }
  ... on RefusedError { data } ... on ForbiddenError { permission }`;

const LIST = `query ($key: String) { wishList(key: $key) { isOwn ownerName shareKey itemCount items {
  id quantity reference addedUnitPrice unitPrice linePrice priceChange problems { code severity mend subject } } }
  viewer { wishListCount } }`;

type Caller = typeof buyer;

const list = async (actor: Caller = buyer, key: string | null = null) =>
  (await run(actor, LIST, { key })).data;

async function act(actor: Caller, name: string, input: Record<string, unknown>, success: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { ${ERRORS} ... on ${type}Success { ${success} } } }`;
  return (await run(actor, document, { input })).data.result;
}

const toCart = (ids: string[], more: Record<string, unknown> = {}, actor: Caller = buyer) =>
  act(
    actor,
    'addWishListItemsToCart',
    { ids, ...more },
    'addedCount cart { items { quantity reference note unitPrice } }',
  );

beforeEach(async () => {
  await db.wishListItem.deleteMany();
  await db.cartItem.deleteMany();
  await db.wishList.updateMany({ data: { shareKey: null } });
  await db.itemType.updateMany({ data: { shownInCatalog: true } });
});

test('a piece keeps its configuration and price, and has its price change', async () => {
  await wish(buyer, shop, { quantity: 3, reference: 'Window' });
  const before = await list();
  const [item] = before.wishList.items;
  expect(item).toMatchObject({ quantity: 3, reference: 'Window', priceChange: '0', problems: [] });
  expect(before.viewer.wishListCount).toBe(1);
  await db.wishListItem.updateMany({ data: { addedUnitPrice: Number(item.unitPrice) - 10 } });
  const [changed] = (await list()).wishList.items;
  expect(changed.priceChange).toBe('10');
});

test('names discontinued choices, and does not add the piece to a cart', async () => {
  const [gone, fine] = [
    await wish(buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') }),
    await wish(buyer, shop),
  ];
  await db.itemType.update({ where: { code: 'BAND-PROOF' }, data: { shownInCatalog: false } });
  const { items } = (await list()).wishList;
  expect(items[1]).toMatchObject({
    unitPrice: null,
    priceChange: null,
    problems: [
      { code: 'PIECE_WITHDRAWN', severity: 'BLOCKING', mend: 'REMOVE_LINE', subject: expect.any(String) },
    ],
  });
  expect(await toCart([fine, gone])).toMatchObject({ issues: [{ path: 'ids.1', code: 'PIECE_WITHDRAWN' }] });
  expect(await db.cartItem.count()).toBe(0);
});

test('accepts a piece with missing choices; they are named before it is added to a cart', async () => {
  const { itemType, attribute } = await db.itemTypeAttribute.findFirstOrThrow({
    where: { itemType: { code: 'BAND-PROOF' }, attribute: { kind: 'SELECT' } },
    include: { itemType: true, attribute: true },
  });
  const where = { itemTypeId: itemType.id, attributeId: attribute.id };
  await db.itemTypeAttribute.updateMany({ where, data: { required: true, defaultOptionId: null } });
  const id = await wish(buyer, shop, { configuration: { itemTypeId: itemType.id, size: '7' } });
  const [item] = (await list()).wishList.items;
  expect(item.problems).toMatchObject([
    { code: 'CHOICE_REQUIRED', mend: 'CHANGE_LINE', subject: attribute.nameEn },
  ]);
  expect(await toCart([id])).toMatchObject({ issues: [{ path: 'ids.0', code: 'CHOICE_REQUIRED' }] });
});

test('several pieces go into the cart at once, and stay or leave the list', async () => {
  const ids = [await wish(buyer, shop, { note: 'First' }), await wish(buyer, shop, { quantity: 2 })];
  expect(await toCart(ids)).toMatchObject({
    addedCount: 2,
    cart: { items: [{ quantity: 1, note: 'First' }, { quantity: 2 }] },
  });
  expect((await list()).wishList.itemCount).toBe(2);
  expect(await toCart(ids, { remove: true })).toMatchObject({ addedCount: 2 });
  expect((await list()).wishList.itemCount).toBe(0);
  expect(await toCart(ids, { remove: true })).toMatchObject({ code: 'NOT_FOUND' });
});

test('several pieces become one quote request; names withdrawn ones, and leaves prices open', async () => {
  const withdrawn = await wish(buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
  const unpriced = await wish(buyer, shop, { configuration: { itemTypeId: shop.pieceId('URN-1') } });
  await db.itemType.update({ where: { code: 'BAND-PROOF' }, data: { shownInCatalog: false } });
  const ids = [await wish(buyer, shop), unpriced];
  const request = (wished: string[]) =>
    act(buyer, 'requestQuoteOfWishList', { ids: wished }, 'priceQuote { kind databaseId }');
  expect(await request([...ids, withdrawn])).toMatchObject({
    issues: [{ path: 'ids.2', code: 'PIECE_WITHDRAWN' }],
  });
  const result = await request(ids);
  expect(result.priceQuote).toMatchObject({ kind: 'PQCTO' });
  const lines = await db.priceQuoteLine.findMany({
    where: { version: { is: { priceQuoteId: result.priceQuote.databaseId } } },
    orderBy: { rank: 'asc' },
  });
  expect(lines.map(({ unitPrice }) => unitPrice === null)).toEqual([false, true]);
});

test('a shared list is opened by colleagues of the same customer alone, and only with its key', async () => {
  const id = await wish(buyer, shop);
  const { wishList } = await act(buyer, 'shareWishList', { shared: true }, 'wishList { shareKey }');
  const key = wishList.shareKey;
  expect((await list(colleague, key)).wishList).toMatchObject({ isOwn: false, itemCount: 1 });
  expect((await list(foreignBuyer, key)).wishList).toBeNull();
  expect((await list(colleague, 'no-such-key')).wishList).toBeNull();
  expect((await list(colleague)).wishList?.itemCount ?? 0).toBe(0);
  expect(await toCart([id], {}, colleague)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await toCart([id], { key }, foreignBuyer)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await toCart([id], { key, remove: true }, colleague)).toMatchObject({ addedCount: 1 });
  expect((await list()).wishList.itemCount).toBe(1);
  await act(buyer, 'shareWishList', { shared: false }, 'wishList { id }');
  expect((await list(colleague, key)).wishList).toBeNull();
});

test('restores removed pieces unchanged', async () => {
  const id = await removedWish(buyer, shop);
  expect((await list()).wishList.items).toEqual([]);
  await db.wishListItem.updateMany({ data: { addedUnitPrice: 1 } });
  expect(
    await act(buyer, 'restoreWishListItems', { ids: [id] }, 'wishList { items { addedUnitPrice } }'),
  ).toMatchObject({
    wishList: { items: [{ addedUnitPrice: '1' }] },
  });
  expect(await act(foreignBuyer, 'restoreWishListItems', { ids: [id] }, 'wishList { id }')).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a line of the cart is saved for later and restored with all its values', async () => {
  const { cartItem } = await add(buyer, shop, {
    quantity: 4,
    reference: 'R-7',
    note: 'Matte',
    endCustomer: 'Hannah',
  });
  const lineOf = () =>
    db.cartItem.findFirstOrThrow({
      select: {
        configurationHash: true,
        quantity: true,
        reference: true,
        note: true,
        endCustomer: true,
        choices: true,
        parts: true,
        unitPrice: true,
        wantedBy: true,
      },
    });
  const before = await lineOf();
  const saved = await act(
    buyer,
    'saveCartItemForLater',
    { id: cartItem.id },
    'cart { itemCount } wishListItem { id } wishList { itemCount }',
  );
  expect(saved).toMatchObject({ cart: { itemCount: 0 }, wishList: { itemCount: 1 } });
  await toCart([saved.wishListItem.id], { remove: true });
  expect(await lineOf()).toEqual(before);
  expect((await list()).wishList.itemCount).toBe(0);
});

test('a list holds 200 pieces at most, also when two callers add at once', async () => {
  await wish(buyer, shop);
  await db.$executeRaw`INSERT INTO "WishListItem" ("wishListId", "itemTypeId", "alloyId", "priorityId", quantity, choices,
      "configurationHash", "leadDays", "updatedAt")
    SELECT "wishListId", "itemTypeId", "alloyId", "priorityId", quantity, choices, "configurationHash", "leadDays", now()
    FROM "WishListItem", generate_series(1, 198)`;
  const input = { configuration: workedExample(shop), quantity: 1 };
  const results = await Promise.all(
    [1, 2].map(() => act(buyer, 'addToWishList', input, 'wishList { itemCount }')),
  );
  expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
    'AddToWishListSuccess',
    'RefusedError',
  ]);
  expect(results.find(({ code }) => code)).toMatchObject({ code: 'WISH_LIST_FULL', data: { max: 200 } });
});

test('quantity and words are changed, of the version that was seen', async () => {
  const id = await wish(buyer, shop);
  const change = (input: object) =>
    act(buyer, 'updateWishListItem', { id, ...input }, 'wishListItem { quantity reference }');
  expect(await change({ quantity: 5, reference: 'R' })).toMatchObject({
    wishListItem: { quantity: 5, reference: 'R' },
  });
  expect(await change({ version: 1, quantity: 6 })).toMatchObject({ code: 'CONFLICT' });
  expect(await change({ quantity: 0 })).toMatchObject({
    issues: [{ path: 'quantity', code: 'OUT_OF_RANGE' }],
  });
});

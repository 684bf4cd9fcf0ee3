import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { newStockPiece } from '../../../test/orders/sales-orders.ts';
import { run } from '../../../test/run.ts';
import { add, openShop } from '../../../test/shop.ts';
import { purgeCarts } from '../limits/purge-carts.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const ACT = (act: string) =>
  `mutation ($id: ID!) { result: ${act}(input: { id: $id }) { __typename ... on MutationError { code } } }`;

async function act(name: string, id: string, actor = shop.buyer): Promise<string> {
  const { data } = await run(actor, ACT(name), { id });
  return data.result.code ?? data.result.__typename;
}

/** A line whose price is not today's, with a picture besides its drawing. */
async function heldLine(): Promise<{ id: string; row: () => Promise<unknown> }> {
  const { cartItem } = await add(shop.buyer, shop, { note: 'Bright cut', quantity: 3 });
  const { id } = await db.cartItem.update({
    where: { id: cartItem.databaseId },
    data: { unitPrice: '111.11', seenUnitPrice: '111.11' },
  });
  const file = await db.file.findFirst();
  if (file) await db.linePicture.create({ data: { cartItemId: id, fileId: file.id } });
  return {
    id: cartItem.id,
    row: () => db.cartItem.findUnique({ where: { id }, include: { pictures: { select: { fileId: true } } } }),
  };
}

test.each([
  ['removed', 'removeCartItem'],
  ['saved for later', 'saveCartItemForLater'],
])('a line that was %s is restored unchanged, at its held price', async (_what, takeOut) => {
  const { id, row } = await heldLine();
  const before = await row();
  await act(takeOut, id);
  expect(await row()).toBeNull();
  expect(await act('restoreCartItem', id)).toBe('RestoreCartItemSuccess');
  expect(await row()).toEqual(before);
  // A repeated call finds it restored.
  expect(await act('restoreCartItem', id)).toBe('RestoreCartItemSuccess');
  expect(await row()).toEqual(before);
});

test('a line from stock comes back like one that is made', async () => {
  const itemTypeId = await newStockPiece(shop);
  const { cartItem } = await add(shop.buyer, shop, { configuration: { itemTypeId }, quantity: 4 });
  const row = () => db.cartItem.findUnique({ where: { id: cartItem.databaseId } });
  await db.cartItem.update({
    where: { id: cartItem.databaseId },
    data: { unitPrice: '7.77', seenUnitPrice: '7.77' },
  });
  const before = await row();
  await act('removeCartItem', cartItem.id);
  expect(await row()).toBeNull();
  await act('restoreCartItem', cartItem.id);
  expect(await row()).toEqual(before);
});

test('only its user can restore it, for a day', async () => {
  const { id } = await heldLine();
  await act('removeCartItem', id);
  for (const other of [shop.colleague, shop.foreignBuyer])
    expect(await act('restoreCartItem', id, other)).toBe('NOT_FOUND');
  await purgeCarts(db, new Date(Date.now() + 25 * 3_600_000));
  expect(await act('restoreCartItem', id)).toBe('NOT_FOUND');
  expect(await act('restoreCartItem', encodeGlobalId('CartItem', 0))).toBe('NOT_FOUND');
});

test('a full cart gives an error and keeps the line for later', async () => {
  const { id, row } = await heldLine();
  const { cartId } = await db.cartItem.findFirstOrThrow({
    where: { cart: { userId: shop.buyer.userId ?? 0 } },
  });
  await act('removeCartItem', id);
  await db.$executeRaw`
    INSERT INTO "CartItem" SELECT copied.* FROM (SELECT * FROM "CartItem" LIMIT 1) original, generate_series(1, 200) n,
      jsonb_populate_record(NULL::"CartItem", to_jsonb(original) || jsonb_build_object(
        'id', 1000000 + n, 'cartId', ${cartId}::int)) copied`;
  expect(await act('restoreCartItem', id)).toBe('CART_FULL');
  await db.cartItem.deleteMany({ where: { cartId } });
  expect(await act('restoreCartItem', id)).toBe('RestoreCartItemSuccess');
  expect(await row()).not.toBeNull();
});

import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json, Person } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { configurationOf, findProduct } from '../../test/rest/shopping.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);
const ring = await findProduct(client, ({ sizeRange, metals }) => sizeRange !== null && metals.length > 1);
const configuration = configurationOf(ring);

const add = (body: Json, as: Person | null = 'approver') =>
  client.ask('POST', '/wishlists/addtowishlist', as, { body: { ...configuration, ...body } });
const list = (as: Person): Promise<Json> => client.get('/wishlists/wishListItems', as);

test('adds a piece, lists it with the current price, and removes it', async () => {
  const before = (await list('approver')).count;
  const { body } = await add({ quantity: 2, reference: 'R-1' });
  expect(body.value).toMatchObject({ itemTypeID: ring.id, quantity: 2, reference: 'R-1', priceChange: 0 });
  const read = await list('approver');
  expect(read.count).toBe(before + 1);
  expect(read.wishListItems[0]).toMatchObject({ id: body.value.id, price: body.value.price, problems: [] });
  const path = `/wishlists/wishlist-item/${body.value.id}`;
  expect((await client.ask('DELETE', path, 'outsider')).status).toBe(404);
  const removed = await client.ask('DELETE', path.toUpperCase(), 'approver');
  expect(removed.body).toMatchObject({ value: { count: before }, successMessage: 'deleted successfully!' });
  expect((await client.ask('DELETE', path, 'approver')).status).toBe(404);
});

test('a wish list is the caller’s own', async () => {
  await add({ reference: 'Mine' }, 'owner');
  const { wishListItems } = await list('approver');
  expect(wishListItems.map(({ reference }: Json) => reference)).not.toContain('Mine');
});

test.each([
  ['quantity', 'OUT_OF_RANGE', { quantity: 0 }],
  ['itemTypeID', 'UNKNOWN', { itemTypeID: 2_000_000_000 }],
  ['metalId', 'NOT_OFFERED', { metalId: 2_000_000_000 }],
  ['size', 'NOT_A_SIZE', { size: 7.1 }],
])('%s: %s', async (key, code, part) => {
  const { status, body } = await add(part);
  expect([status, body.errorMessages[0].key, body.errorMessages[0].code]).toEqual([422, key, code]);
});

test('staff choose a customer first, and a read-only user cannot add', async () => {
  const { body } = await client.ask('GET', '/wishlists/wishListItems', 'sales');
  expect(body.errorMessages[0].key).toBe('CUSTOMER_REQUIRED');
  expect((await add({}, 'viewer')).body.errorMessages[0]).toMatchObject({
    key: 'FORBIDDEN',
    value: 'You are not allowed to do this. Missing permission: CP_WISHLIST:ADDP.',
  });
});

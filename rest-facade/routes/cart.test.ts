import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Json, Person } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { addPiece, configurationOf, findProduct } from '../../test/rest/shopping.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);
const ring = await findProduct(client, ({ sizeRange, metals }) => sizeRange !== null && metals.length > 1);
const configuration = configurationOf(ring);

function add(body: Json, as: Person | null = 'buyer', headers: Record<string, string> = {}) {
  return client.ask('POST', '/ShoppingCart/addToCart', as, { body: { ...configuration, ...body }, headers });
}

async function cart(sessionId: string, as: Person = 'buyer'): Promise<Json> {
  return (await client.get(`/shoppingcart/getBySessionId?sessionId=${sessionId}`, as)).value;
}

test('a line is added, read, changed and removed, and the totals follow', async () => {
  const { body } = await add({ sessionId: 'flow', quantity: 2, reference: 'R-1', note: 'Polish well' });
  const { id, price } = body.value;
  const read = await cart('flow');
  expect(read.items).toEqual([expect.objectContaining({ id, price, quantity: 2, linePrice: price * 2 })]);
  expect(read.items[0].itemTypeData.price).toBe(price);
  const { subTotal, salesTaxPercent, salesTaxValue, shippingPrice, discountValue, grandTotal } = read;
  expect([subTotal, discountValue]).toEqual([price * 2, 0]);
  expect(salesTaxValue).toBeCloseTo((subTotal * salesTaxPercent) / 100, 2);
  expect(grandTotal).toBeCloseTo(subTotal + shippingPrice + salesTaxValue, 2);
  const change = { body: { ID: id, Quantity: 5, sessionID: 'flow' } };
  const changed = await client.ask('POST', '/ShoppingCart/UpdateQuantity', 'buyer', change);
  expect(changed.body.value.subTotal).toBeCloseTo(price * 5, 2);
  const removed = await client.ask('DELETE', `/shoppingCart/deleteCartItem/${id}?sessionId=flow`, 'buyer');
  expect(removed.body).toMatchObject({ value: { items: [] }, successMessage: 'deleted successfully!' });
});

test('a cart that nothing was put in is empty; staff have to choose the customer first', async () => {
  expect(await cart('untouched')).toMatchObject({ id: null, items: [], cartItemCount: 0, grandTotal: 0 });
  const { status, body } = await client.ask('GET', '/shoppingCart/getBySessionId', 'sales');
  expect([status, body.errorMessages[0].key]).toEqual([200, 'CUSTOMER_REQUIRED']);
});

test('a choice that is missing is named by the code of its attribute', async () => {
  const { status, body } = await add({ size: null });
  expect(status).toBe(422);
  expect(body.errorMessages).toEqual([
    { key: 'attributes.SIZE', code: 'REQUIRED', value: 'Please fill in this field.' },
  ]);
});

test('a session id grants nothing', async () => {
  await addPiece(client, 'buyer', { ...configuration, sessionId: 'shared' });
  expect((await cart('shared', 'approver')).items).toEqual([]);
  expect((await cart('shared', 'outsider')).items).toEqual([]);
});

test.each([
  ['quantity', 'OUT_OF_RANGE', { quantity: -1 }],
  ['quantity', 'OUT_OF_RANGE', { quantity: 0 }],
  ['quantity', 'OUT_OF_RANGE', { quantity: 1000 }],
  ['quantity', 'WRONG_TYPE', { quantity: 1.5 }],
  ['quantity', 'WRONG_TYPE', { quantity: 1e99 }],
  ['quantity', 'WRONG_TYPE', { quantity: [2] }],
  ['itemTypeID', 'UNKNOWN', { itemTypeID: 2_000_000_000 }],
  ['itemTypeID', 'WRONG_TYPE', { itemTypeID: 'ring' }],
  ['metalId', 'NOT_OFFERED', { metalId: 2_000_000_000 }],
  ['size', 'NOT_A_SIZE', { size: 7.1 }],
  ['size', 'OUT_OF_RANGE', { size: -7 }],
  ['attributes.0.id', 'NOT_OFFERED', { attributes: [{ id: 2_000_000_000, value: 1 }] }],
  ['attributes.0', 'WRONG_TYPE', { attributes: [7] }],
  ['priorityId', 'UNKNOWN', { priorityId: 99_999 }],
  ['wantedBy', 'DATE_IN_PAST', { wantedBy: '2001-01-01' }],
  ['wantedBy', 'WRONG_FORMAT', { wantedBy: '2026-02-30' }],
  ['drawingId', 'UNKNOWN', { drawingId: 2_000_000_000 }],
  ['note', 'TOO_BIG', { note: 'x'.repeat(900_000) }],
  ['sessionId', 'TOO_BIG', { sessionId: 's'.repeat(65) }],
])('%s: %s', async (key, code, part) => {
  const before = (await cart('refused')).items;
  const { status, body } = await add({ sessionId: 'refused', ...part });
  expect([status, body.errorMessages[0].key, body.errorMessages[0].code]).toEqual([422, key, code]);
  expect(body.errorMessages[0].value).not.toBe('This cannot be done at the moment.');
  expect((await cart('refused')).items).toEqual(before);
});

test('carts and calculations ignore prices sent by a client', async () => {
  const whole = { ...configuration, price: 1, UnitPrice: 1, linePrice: 1, total: 1, discountValue: 100 };
  const { body: priced } = await client.ask('POST', '/products/cp/calculatePrice', 'buyer', { body: whole });
  const { body } = await add({ ...whole, sessionId: 'echo' });
  expect([body.hasErrors, body.value.price]).toEqual([false, priced.value.unitPrice]);
  expect(priced.value.unitPrice).toBeGreaterThan(1);
});

const pair = await findProduct(client, ({ subItems }) => subItems.length > 0);

test.each(['/ShoppingCart/addToCart', '/wishlists/addtowishlist'])(
  'POST %s answers the parts of a set as they were sent, and takes its own answer again',
  async (path) => {
    const [part] = pair.subItems;
    const metalId = pair.metals.at(-1).id;
    const given = {
      ...configurationOf(pair),
      sessionId: 'pair',
      subItems: [{ itemTypeID: part.itemTypeID, metalId }],
    };
    const { body } = await client.ask('POST', path, 'approver', { body: given });
    expect(body).toMatchObject({ hasErrors: false });
    const { value } = body;
    expect(value).toMatchObject({ ownMetal: false, pictures: [] });
    expect(value.subItems).toHaveLength(pair.subItems.length);
    expect(value.subItems).toContainEqual(
      expect.objectContaining({ itemTypeID: part.itemTypeID, code: part.code, metalId, follows: false }),
    );
    const again = await client.ask('POST', path, 'approver', {
      body: { ...given, subItems: value.subItems },
    });
    expect(again.body.value.subItems).toEqual(value.subItems);
    // A part without choices follows the main piece.
    const plain = await client.ask('POST', path, 'approver', { body: { ...given, subItems: [] } });
    expect(plain.body.value.subItems.map(({ follows }: Json) => follows)).toEqual(
      pair.subItems.map(() => true),
    );
    const echoed = { body: { ...given, subItems: plain.body.value.subItems } };
    expect((await client.ask('POST', path, 'approver', echoed)).body.value.subItems).toEqual(
      plain.body.value.subItems,
    );
  },
);

test('metal that the customer brings is answered back', async () => {
  const plain = await findProduct(
    client,
    ({ itemGroup, stones }) => itemGroup.code === 'BANDS' && stones.length === 0,
  );
  const { body } = await add({ ...configurationOf(plain), ownMetal: true, sessionId: 'own' });
  expect(body.value).toMatchObject({ ownMetal: true, subItems: [] });
  expect((await cart('own')).items[0]).toMatchObject({ ownMetal: true });
});

const signet = await findProduct(client, ({ attributes }) =>
  ['SIZE', 'SELECT'].every((kind) => attributes.some((one: Json) => one.kind === kind)),
);
const attributeOf = (kind: string): Json => signet.attributes.find((one: Json) => one.kind === kind);
const sized = { ...configurationOf(signet), size: undefined };

test.each(['6.5', 6.5, '6', 6])('a ring size is taken as an attribute: %j', async (value) => {
  const { id } = attributeOf('SIZE');
  const { body } = await add({
    ...sized,
    attributes: [...sized.attributes, { id, value }],
    sessionId: `sized-${value}`,
  });
  expect(body.value).toMatchObject({ size: Number(value) });
});

test('an option is taken by its id, by its id as a text and by its code', async () => {
  const { id, values } = attributeOf('SELECT');
  const [option] = values.toReversed();
  for (const value of [option.id, String(option.id), option.code]) {
    const { body } = await add({
      ...configurationOf(signet),
      attributes: [{ id, value }],
      sessionId: 'option',
    });
    expect(body.value.attributes).toContainEqual(expect.objectContaining({ id, optionId: option.id }));
  }
});

test.each([
  ['SIZE', '7.1', 'NOT_A_SIZE'],
  ['SIZE', 'seven', 'NOT_A_SIZE'],
  ['SIZE', 99, 'OUT_OF_RANGE'],
  ['SELECT', 'NO_SUCH_OPTION', 'NOT_OFFERED'],
  ['SELECT', 2_000_000_000, 'NOT_OFFERED'],
])('a %s attribute of %j is refused by its place', async (kind, value, code) => {
  const attributes = [{ id: attributeOf(kind).id, value }];
  const { status, body } = await add({ ...sized, attributes, sessionId: 'refused' });
  expect([status, body.errorMessages[0]]).toMatchObject([422, { key: 'attributes.0.value', code }]);
});

test('the warning about equal ring sizes comes with the line, in the language asked for', async () => {
  await add({ sessionId: 'rings' });
  const { body } = await add({ sessionId: 'rings' }, 'buyer', { 'accept-language': 'fr' });
  expect(body.value.warnings).toEqual([
    { key: 'SAME_RING_SIZE', value: expect.stringMatching(/^Les deux bagues ont la même taille/) },
  ]);
});

test('a piece on request is added without a price, and submitting it asks for a quote', async () => {
  const { items } = await client.get('/productCategories/products?pageSize=100&search=190', null);
  const { id } = items.find((one: Json) => one.quoteRequired);
  const detail = await client.get(`/itemtypes/${id}`, null);
  const { status, body } = await add({ ...configurationOf(detail), sessionId: 'quote' });
  expect([status, body.hasErrors]).toEqual([200, false]);
});

test('a read-only user cannot read a cart', async () => {
  expect((await add({}, 'viewer')).body.errorMessages[0]).toMatchObject({
    key: 'FORBIDDEN',
    value: 'You are not allowed to do this. Missing permission: CP_CART:ADDP.',
  });
  expect((await add({}, null)).status).toBe(401);
});

test('a repeat with its key adds once; the key with another line is refused', async () => {
  const key = { 'idempotency-key': 'add-1' };
  const first = await add({ sessionId: 'keyed' }, 'buyer', key);
  const second = await add({ sessionId: 'keyed' }, 'buyer', key);
  expect(second.body.value.id).toBe(first.body.value.id);
  expect((await cart('keyed')).items).toHaveLength(1);
  const other = await add({ sessionId: 'keyed', quantity: 9 }, 'buyer', key);
  expect(other.body.errorMessages[0].key).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('rejects a tax rate from a user without permission to override it', async () => {
  const update = (body: Json) => client.ask('POST', '/shoppingCart/update-tax', 'buyer', { body });
  await add({ sessionId: 'tax' });
  const { salesTaxPercent } = await cart('tax');
  expect((await update({ SessionId: 'tax', percent: 0.5 })).status).toBe(403);
  expect((await update({ SessionId: 'tax', enabled: false })).status).toBe(403);
  const same = await update({ SessionId: 'tax', enabled: true, percent: salesTaxPercent });
  expect(same.body.value.salesTax).toEqual({ enabled: true, percent: salesTaxPercent });
});

test('a user with permission sets the tax rate of a cart, which its order keeps', async () => {
  const { body: luna } = await client.ask('GET', '/auth/user', 'buyer');
  const sales = await product.db.role.findFirstOrThrow({
    where: { users: { some: { user: { userName: 'sales@aurifex.test' } } } },
  });
  const cart = [1101, 1102, 1103, 1105, 1109];
  await product.db.rolePermission.createMany({
    data: cart.map((permissionNumber) => ({ roleId: sales.id, permissionNumber, scope: 'ALL' })),
    skipDuplicates: true,
  });
  const { body: session } = await client.ask('POST', '/auth/switchCustomer', 'sales', {
    body: { customerId: luna.user.customerId },
  });
  const asSales = (path: string, body: Json) =>
    client.ask('POST', path, null, { body, headers: { authorization: session.token } });
  await asSales('/ShoppingCart/addToCart', { ...configuration, sessionId: 'rate' });
  const { body } = await asSales('/shoppingCart/update-tax', { SessionId: 'rate', percent: 3.5 });
  expect(body.value.salesTax).toEqual({ enabled: true, percent: 3.5 });
  expect(body.value.salesTaxValue).toBeCloseTo(body.value.subTotal * 0.035, 2);
  const wrong = await asSales('/shoppingCart/update-tax', { SessionId: 'rate', percent: 101 });
  expect([wrong.status, wrong.body.errorMessages[0]]).toMatchObject([
    422,
    { key: 'percent', code: 'OUT_OF_RANGE' },
  ]);
  const { body: ordered } = await asSales('/shoppingCart/submitOrder', { sessionId: 'rate' });
  expect(ordered.value).toMatchObject({ salesTaxPercent: 3.5, salesTaxValue: body.value.salesTaxValue });
});

test('stores extra info unchanged, and keeps absent values', async () => {
  const update = (body: Json) => client.ask('POST', '/shoppingCart/update-extra-info', 'buyer', { body });
  await update({ sessionId: 'extra', poNumber: 'PO-1', notes: 'Call first' });
  const { body } = await update({ SessionId: 'extra', Notes: '' });
  expect(body.value.shoppingCartExtraInfo).toMatchObject({ poNumber: 'PO-1', notes: null });
  const long = await update({ sessionId: 'extra', poNumber: 'P'.repeat(51) });
  expect([long.status, long.body.errorMessages[0].key]).toEqual([422, 'poNumber']);
});

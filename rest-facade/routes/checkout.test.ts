import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Answered, Json } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';
import { addPiece, configurationOf, findProduct } from '../../test/rest/shopping.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);
const piece = await findProduct(client, ({ attributes }) => attributes.length > 0);
const addressBook: Json[] = (await client.get('/customers/getCustomerAddresses', 'buyer')).value;

function fill(sessionId: string): Promise<Json> {
  return addPiece(client, 'buyer', { ...configurationOf(piece), sessionId });
}

function submit(body: Json, headers: Record<string, string> = {}): Promise<Answered> {
  return client.ask('POST', '/shoppingCart/submitOrder', 'buyer', { body, headers });
}

test('an order uses the values of the body, and the rest from the cart', async () => {
  await fill('order');
  const extra = { sessionId: 'order', poNumber: 'PO-55', notes: 'Gift box' };
  await client.ask('POST', '/shoppingCart/update-extra-info', 'buyer', { body: extra });
  const [main, workshop] = addressBook;
  const { body } = await submit({
    SessionId: 'order',
    billingAddress: { id: main.id },
    shippingAddress: { ...workshop, id: undefined, line1: workshop.line1.toUpperCase() },
    useDifferentShippingAddress: true,
    customerWoNumber: 'WO-9',
    customerUpdatedWhen: null,
  });
  const { value, successMessage } = body;
  expect(value).toMatchObject({ order_code: expect.stringMatching(/^JO-\d+$/), jobTypeCode: 'JO' });
  expect(successMessage).toBe(`${value.order_code} - created successfully!`);
  expect(value.grandTotal).toBeCloseTo(
    value.subTotal - value.discountValue + value.shippingPrice + value.salesTaxValue,
    2,
  );
  const job = await client.get(`/job-orders-extended/${value.jobs[0].jobID}/detail`, 'buyer');
  expect(job).toMatchObject({
    number: `${value.order_code}-1`,
    poNumber: 'PO-55',
    statusCode: 'NEW',
    order: {
      notes: 'Gift box',
      customerWoNumber: 'WO-9',
      shippingAddress: { line1: workshop.line1 },
      billingAddress: { line1: main.line1 },
    },
  });
  const { value: cart } = await client.get('/shoppingCart/getBySessionId?sessionId=order', 'buyer');
  expect(cart).toMatchObject({ items: [], shoppingCartExtraInfo: { poNumber: null, notes: null } });
});

test.each([
  ['without a key', {}],
  ['with a key', { 'idempotency-key': 'submit-1' }],
])('twenty equal submits at once %s are one order with twenty equal answers', async (name, headers) => {
  const sessionId = name.replaceAll(' ', '-');
  await fill(sessionId);
  const before = await product.db.orderGroup.count();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit({ sessionId }, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body.value.order_code).toMatch(/^JO-/);
  expect(await product.db.orderGroup.count()).toBe(before + 1);
});

test('a key that was used for another submit is refused, as every rule is, under jobInsertError', async () => {
  const headers = { 'idempotency-key': 'submit-2' };
  await fill('reused');
  await submit({ sessionId: 'reused', notes: 'one' }, headers);
  const { status, body } = await submit({ sessionId: 'reused', notes: 'two' }, headers);
  expect([status, body.hasErrors, body.value, body.errorMessages]).toEqual([
    200,
    true,
    null,
    [
      {
        key: 'jobInsertError',
        code: 'IDEMPOTENCY_KEY_REUSED',
        value: 'This idempotency key was used for another request.',
      },
    ],
  ]);
});

const NOWHERE = {
  contactName: 'Ada Moon',
  line1: '1 Nowhere Road',
  city: 'Denver',
  zip: '80205',
  countryId: 840,
  stateId: addressBook[0].stateId,
  phone: '+1 303 555 0100',
};

test('an order accepts addresses outside the address book, without changing it', async () => {
  await fill('one-off');
  const { body } = await submit({
    sessionId: 'one-off',
    shippingAddress: { id: 0, ...NOWHERE },
    billingAddress: NOWHERE,
    sellToAddress: NOWHERE,
  });
  const job = await client.get(`/job-orders-extended/${body.value.jobs[0].jobID}/detail`, 'buyer');
  const { countryId: _country, stateId: _state, ...kept } = NOWHERE;
  expect(job.order).toMatchObject({ shippingAddress: kept, billingAddress: kept, sellToAddress: kept });
  expect((await client.get('/customers/getCustomerAddresses', 'buyer')).value).toEqual(addressBook);
});

test('an order with an outdated version of the customer is a conflict', async () => {
  await fill('stale');
  const read = () => client.get('/shoppingCart/getBySessionId?sessionId=stale', 'buyer');
  const { customerID, customerUpdatedWhen } = (await read()).value;
  await product.db.customer.update({ where: { id: customerID }, data: { phone: '+1 212 555 0199' } });
  const stale = await submit({ sessionId: 'stale', customerUpdatedWhen });
  expect([stale.status, stale.body.errorMessages[0].key]).toEqual([409, 'CONFLICT']);
  const { value: now } = await read();
  expect(now.cartItemCount).toBe(1);
  const { body } = await submit({ sessionId: 'stale', customerUpdatedWhen: now.customerUpdatedWhen });
  expect(body.value.order_code).toMatch(/^JO-/);
});

test('an empty cart is refused', async () => {
  const { status, body } = await submit({ sessionId: 'nothing-here' });
  expect([status, body.errorMessages[0]]).toMatchObject([200, { key: 'jobInsertError', code: 'CART_EMPTY' }]);
});

test('a piece that was withdrawn is refused by name, in the language that is asked for, and the cart stays', async () => {
  await fill('withdrawn');
  const where = { id: piece.id };
  const { nameFr } = await product.db.itemType.update({ where, data: { shownInCatalog: false } });
  const { status, body } = await submit({ sessionId: 'withdrawn' }, { 'accept-language': 'fr' });
  await product.db.itemType.update({ where, data: { shownInCatalog: true } });
  expect([status, body.hasErrors, body.value, body.errorMessages]).toMatchObject([
    200,
    true,
    { names: nameFr, cartItemIds: [expect.any(Number)] },
    [{ key: 'jobInsertError', code: 'PIECE_WITHDRAWN', value: "Cette pièce n'est plus proposée." }],
  ]);
  const { value: cart } = await client.get('/shoppingCart/getBySessionId?sessionId=withdrawn', 'buyer');
  expect(cart.cartItemCount).toBe(1);
});

test("another customer's address is as unknown as a missing one", async () => {
  const [theirs] = (await client.get('/customers/getCustomerAddresses', 'outsider')).value;
  await fill('addresses');
  const [other, missing] = await Promise.all(
    [theirs.id, 2_000_000_000].map((id) => submit({ sessionId: 'addresses', billingAddress: { id } })),
  );
  expect([other?.status, other?.body.errorMessages[0]]).toMatchObject([
    422,
    { key: 'billingAddress', code: 'UNKNOWN' },
  ]);
  expect(other?.body).toEqual(missing?.body);
});

test.each([
  ['shippingAddress.zip', 'REQUIRED', { shippingAddress: { line1: '1 Nowhere Road', city: 'Denver' } }],
  ['shippingAddress.countryId', 'UNKNOWN', { shippingAddress: { ...NOWHERE, countryId: 1 } }],
  [
    'shippingAddress.countryCode',
    'UNKNOWN',
    { shippingAddress: { ...NOWHERE, countryId: null, countryCode: 'Atlantis' } },
  ],
  ['billingAddress.stateId', 'REQUIRED', { billingAddress: { ...NOWHERE, stateId: null } }],
  ['sellToAddress.line1', 'TOO_BIG', { sellToAddress: { ...NOWHERE, line1: 'n'.repeat(121) } }],
  ['shippingAddress.city', 'REQUIRED', { shippingAddress: { line1: '1 Nowhere Road' } }],
  ['shippingAddress', 'WRONG_TYPE', { shippingAddress: 'Denver' }],
  ['shippingMethodID', 'UNKNOWN', { shippingMethodID: 99_999 }],
  ['shippingMethodID', 'WRONG_TYPE', { shippingMethodID: 'air' }],
  ['pONumber', 'TOO_BIG', { pONumber: 'P'.repeat(51) }],
  ['notes', 'TOO_BIG', { notes: 'n'.repeat(900_000) }],
  ['expectedSubTotal', 'WRONG_TYPE', { expectedSubTotal: 'all' }],
])('%s: %s orders nothing', async (key, code, part) => {
  await fill('bad');
  const { status, body } = await submit({ sessionId: 'bad', ...part });
  expect([status, body.errorMessages[0].key, body.errorMessages[0].code]).toEqual([422, key, code]);
  const { value } = await client.get('/shoppingCart/getBySessionId?sessionId=bad', 'buyer');
  expect(value.cartItemCount).toBeGreaterThan(0);
});

test('changed prices are shown before and after, and ordered once accepted', async () => {
  const { id, price } = await fill('changed');
  await product.db.cartItem.update({ where: { id }, data: { unitPrice: '1.00' } });
  const refused = await submit({ sessionId: 'changed' });
  expect(refused.body).toMatchObject({
    hasErrors: true,
    errorMessages: [{ key: 'PRICE_CHANGED', code: 'PRICE_CHANGED' }],
    value: { changes: [{ id, before: 1, after: price }] },
  });
  const { body } = await submit({ sessionId: 'changed', acceptNewPrices: true, grandTotal: 1 });
  expect(body.value.subTotal).toBe(price);
});

test('the tax of a state is the server’s, and shipping is offered where it goes', async () => {
  const [{ stateId, id }] = addressBook;
  const tax = await client.ask('POST', '/shoppingCart/get-sales-tax', 'buyer', {
    body: { billingStateId: stateId, shippingStateId: stateId, percent: 0 },
  });
  expect(tax.body.value).toEqual({ enabled: true, percent: expect.any(Number) });
  const methods = async (body: Json) =>
    (
      await client.ask('POST', '/ShippingMethods/shippingMethodsForCheckout', 'buyer', { body })
    ).body.value.map(({ code }: Json) => code);
  const here = await methods({ id });
  const canada = await methods({ destinationAddress: { countryId: 124 } });
  expect(here).toContain('GROUND');
  expect(canada).not.toContain('GROUND');
});

test('shipments abroad are not taxed by the billing state, pickups are', async () => {
  const { stateId, id: billingAddressId } = addressBook.find(({ stateId: state }) => state != null) ?? {};
  const { customerId } = await product.db.address.findUniqueOrThrow({ where: { id: billingAddressId } });
  const hongKong = await product.db.address.create({
    data: {
      customerId,
      label: 'Central',
      contactName: 'Ming Lau',
      line1: '88 Queen’s Road Central',
      city: 'Hong Kong',
      zip: '',
      countryId: 344,
    },
  });
  const taxOf = async (body: Json) =>
    (await client.ask('POST', '/shoppingCart/get-sales-tax', 'buyer', { body })).body.value.percent;
  const taxedAtHome = await taxOf({ billingStateId: stateId, shippingStateId: stateId });
  expect(taxedAtHome).toBeGreaterThan(0);
  expect(await taxOf({ billingStateId: stateId, shippingCountryId: 344 })).toBe(0);

  await fill('');
  const { id: cartId } = (await client.get('/shoppingCart/getBySessionId?sessionId=', 'buyer')).value;
  const cartWith = async (method: string) => {
    const { id: shippingMethodId } = await product.db.shippingMethod.findFirstOrThrow({
      where: { code: method },
    });
    const chosen = { shippingAddressId: hongKong.id, billingAddressId, shippingMethodId };
    await product.db.cart.update({ where: { id: cartId }, data: chosen });
    const { value } = await client.get('/shoppingCart/getBySessionId?sessionId=', 'buyer');
    return value.salesTaxPercent;
  };
  expect(await cartWith('PICKUP')).toBe(taxedAtHome);
  expect(await taxOf({ billingStateId: stateId })).toBe(taxedAtHome);
  expect(await cartWith('WORLDWIDE')).toBe(0);
  expect(await taxOf({ billingStateId: stateId })).toBe(0);
  const { body } = await submit({ shippingAddressId: hongKong.id, billingAddressId });
  expect(body.value).toMatchObject({ salesTaxPercent: 0, salesTaxValue: 0 });
});

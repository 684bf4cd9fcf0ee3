import { describe, expect, test } from '@jest/globals';
import { decimal, sumMoney } from '../../lib/money.ts';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { add, openShop, workedExample } from '../../test/shop.ts';

const { db, sql } = await testDatabase();
const shop = await openShop(db);

const CART = `query ($sessionId: String) { cart(sessionId: $sessionId) {
  itemCount poNumber version
  items { id quantity unitPrice linePrice size { us } choices { attributeCode value } promisedOn imageUrl summary { kind amount } breakdown { kind } itemType { name } alloy { name } }
  shippingAddress { label } billingAddress { label } shippingMethod { code }
  totals { currency subTotal discountValue shippingPrice salesTaxEnabled salesTaxPercent salesTaxValue grandTotal } } }`;

test('the worked example goes into the cart at 483.43, and the totals follow', async () => {
  const added = await add(shop.buyer, shop, { reference: ' R-1 ', quantity: 2 });
  expect(added).toMatchObject({
    __typename: 'AddToCartSuccess',
    // A quantity of two means two rings of the same size.
    warnings: ['SAME_RING_SIZE'],
    cartItem: { unitPrice: '483.43', linePrice: '966.86', quantity: 2 },
    cart: { itemCount: 1, totals: { subTotal: '966.86' } },
  });
  const { data, errors } = await run(shop.buyer, CART);
  expect(errors).toEqual([]);
  const { cart } = data;
  expect(
    cart.items[0].summary.reduce((sum: number, row: { amount: string }) => sum + Number(row.amount) * 100, 0),
  ).toBeCloseTo(48343, 6);
  expect(cart.items[0].breakdown).toBeNull();
  expect(cart).toMatchObject({
    shippingAddress: { label: 'Store' },
    billingAddress: { label: 'Store' },
    shippingMethod: { code: 'GROUND' },
    items: [
      {
        quantity: 2,
        size: { us: '9' },
        choices: [{ attributeCode: 'FINISH', value: 'Polished' }, { attributeCode: 'QUALITY' }],
      },
    ],
  });
  const { subTotal, shippingPrice, salesTaxPercent, salesTaxValue, grandTotal } = cart.totals;
  expect(Number(salesTaxValue)).toBeCloseTo((Number(subTotal) * Number(salesTaxPercent)) / 100, 2);
  expect(Number(grandTotal)).toBeCloseTo(Number(subTotal) + Number(shippingPrice) + Number(salesTaxValue), 6);
});

describe('rings of one size give a warning with their lines, and do not block', () => {
  const inCart = { sessionId: 'rings' };
  const ring = (us: string) => ({ ...inCart, configuration: { ...workedExample(shop), size: us } });
  const change = async (name: string, input: Record<string, unknown>) => {
    const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) {
      ... on MutationError { code } ... on ${base}Success { warnings sameRingSizeLineIds cart { items { id } } } } }`;
    const { warnings, sameRingSizeLineIds, cart } = (await run(shop.approver, document, { input })).data
      .result;
    const places = cart.items.map(({ id }: { id: string }) => id);
    return [warnings, sameRingSizeLineIds.map((id: string) => places.indexOf(id))];
  };

  test('when one is added, copied, increased or resized', async () => {
    expect(await change('addToCart', { ...ring('6'), quantity: 1 })).toEqual([[], []]);
    expect(await change('addToCart', { ...ring('7'), quantity: 1 })).toEqual([[], []]);
    expect(await change('addToCart', { ...ring('7'), quantity: 1 })).toEqual([['SAME_RING_SIZE'], [1, 2]]);
    const { data } = await run(shop.approver, CART, inCart);
    const [six, , seven] = data.cart.items.map(({ id }: { id: string }) => id);
    expect(await change('updateCartItemQuantity', { id: six, quantity: 1 })).toEqual([[], []]);
    expect(await change('updateCartItemQuantity', { id: six, quantity: 2 })).toEqual([
      ['SAME_RING_SIZE'],
      [0],
    ]);
    expect(await change('duplicateCartItem', { id: six })).toEqual([['SAME_RING_SIZE'], [0, 3]]);
    const resized = { ...workedExample(shop), size: '5' };
    expect(await change('updateCartItem', { id: seven, configuration: resized })).toEqual([[], []]);
    expect(await change('updateCartItem', { id: seven, note: 'Mat' })).toEqual([[], []]);
  });

  test('asked first, it is refused and nothing is written; what brings no rings together is not asked', async () => {
    const asked = { sessionId: 'asked' };
    const of = (us: string) => ({ configuration: { ...workedExample(shop), size: us } });
    const ask = async (name: string, input: Record<string, unknown>) => {
      const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) {
        ... on MutationError { code } ... on RefusedError { data } ... on ${base}Success { cart { items { id } } } } }`;
      const sent = { ...input, asksSameRingSize: true };
      return (await run(shop.approver, document, { input: sent })).data.result;
    };
    const seven = (count: number) => ({
      code: 'SAME_RING_SIZE',
      data: { sizes: [{ us: '7', eu: '54.4', uk: 'N½', mm: '17.32', count }] },
    });
    await ask('addToCart', { ...asked, ...of('7'), quantity: 1 });
    const [first] = (await ask('addToCart', { ...asked, ...of('6'), quantity: 1 })).cart.items;
    const { id } = first;
    expect(await ask('addToCart', { ...asked, ...of('7'), quantity: 1 })).toEqual(seven(2));
    expect(await ask('duplicateCartItem', { id })).toEqual(seven(2));
    expect(await ask('updateCartItemQuantity', { id, quantity: 3 })).toEqual(seven(3));
    const { data } = await run(shop.approver, CART, asked);
    expect(data.cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1]);
    const [, six] = data.cart.items;
    expect(await ask('updateCartItem', { id: six.id, ...of('7') })).toEqual(seven(2));
    expect((await run(shop.approver, CART, asked)).data.cart.items).toEqual(data.cart.items);
    // Changing the engraving of existing rings adds no ring.
    expect(await change('addToCart', { ...asked, ...of('7'), quantity: 1 })).toEqual([
      ['SAME_RING_SIZE'],
      [0, 2],
    ]);
    expect(await ask('updateCartItem', { id, ...of('7') })).not.toHaveProperty('code');
    expect(await ask('updateCartItem', { id, quantity: 1 })).not.toHaveProperty('code');
  });

  test('a set has the rings of its parts', async () => {
    await db.itemTypeSubItem.create({
      data: { parentId: shop.pieceId('BAND-PROOF'), childId: shop.pieceId('BAND-1') },
    });
    const set = { sessionId: 'sets', configuration: workedExample(shop, 'BAND-PROOF'), quantity: 1 };
    expect(await change('addToCart', set)).toEqual([['SAME_RING_SIZE'], [0]]);
    const band = { ...set, configuration: workedExample(shop) };
    expect(await change('addToCart', band)).toEqual([['SAME_RING_SIZE'], [0, 1]]);
    await db.itemTypeSubItem.deleteMany();
  });
});

test.each([
  ['quantity', { quantity: 0 }, 'OUT_OF_RANGE'],
  ['quantity', { quantity: 1000 }, 'OUT_OF_RANGE'],
  ['reference', { reference: 'x'.repeat(1_000_000) }, 'TOO_BIG'],
  ['wantedBy', { wantedBy: '2001-01-01' }, 'DATE_IN_PAST'],
  ['drawingFileId', { drawingFileId: 999 }, 'UNKNOWN'],
  ['sessionId', { sessionId: 's'.repeat(65) }, 'TOO_BIG'],
])('a bad %s is named', async (path, input, code) => {
  const result = await add(shop.buyer, shop, input);
  expect(result.issues).toEqual([{ path, code }]);
});

test.each([
  ['configuration.itemTypeId', { itemTypeId: 999_999 }],
  ['configuration.size', { size: '9.1' }],
  ['configuration.alloyId', { alloyId: 999_999 }],
  ['configuration.priorityId', { priorityId: 77 }],
])('a configuration with a bad %s is refused', async (path, part) => {
  const result = await add(shop.buyer, shop, { configuration: { ...workedExample(shop), ...part } });
  expect(result).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path }] });
});

test('a piece on request goes into the cart without a price; staff without a customer answer CUSTOMER_REQUIRED', async () => {
  const urn = { configuration: { itemTypeId: shop.pieceId('URN-1') } };
  expect(await add(shop.buyer, shop, { ...urn, sessionId: 'quote' })).toMatchObject({
    cartItem: { unitPrice: null },
  });
  expect(await add(shop.sales, shop)).toMatchObject({
    __typename: 'RefusedError',
    code: 'CUSTOMER_REQUIRED',
  });
  expect(await run(shop.sales, CART)).toMatchObject({ data: { cart: null }, errors: [] });
});

test('a viewer may not add, and a visitor not even look', async () => {
  expect(await add(shop.viewer, shop)).toMatchObject({ __typename: 'ForbiddenError', permission: 1102 });
  const anonymous = { ...shop.buyer, claims: null };
  expect((await run(anonymous, CART)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('a user cannot reach another user’s line by node or mutation, with or without the session id', async () => {
  const { cartItem } = await add(shop.buyer, shop, { sessionId: 'phone' });
  const node = `query ($id: ID!) { node(id: $id) { ... on CartItem { quantity } } }`;
  expect((await run(shop.buyer, node, { id: cartItem.id })).data.node).toEqual({ quantity: 1 });
  for (const other of [shop.colleague, shop.foreignBuyer, shop.sales]) {
    expect((await run(other, node, { id: cartItem.id })).data.node).toBeNull();
    expect((await run(other, CART, { sessionId: 'phone' })).data.cart).toBeNull();
  }
  const remove = `mutation ($id: ID!) { result: removeCartItem(input: { id: $id }) { __typename ... on MutationError { code } } }`;
  expect((await run(shop.colleague, remove, { id: cartItem.id })).data.result.code).toBe('NOT_FOUND');
  expect((await run(shop.colleague, remove, { id: 'nonsense' })).data.result.code).toBe('NOT_FOUND');
  expect((await run(shop.buyer, remove, { id: cartItem.id })).data.result.__typename).toBe(
    'RemoveCartItemSuccess',
  );
});

test('lines are edited with a version, repriced, duplicated and cleared', async () => {
  const { cartItem } = await add(shop.colleague, shop);
  const update = `mutation ($input: UpdateCartItemInput!) { result: updateCartItem(input: $input) { __typename ... on MutationError { code } ... on UpdateCartItemSuccess { cartItem { version note size { us } unitPrice quantity } } } }`;
  const edited = await run(shop.colleague, update, {
    input: {
      id: cartItem.id,
      version: 1,
      note: 'Deep engraving',
      configuration: { ...workedExample(shop), size: '7' },
      quantity: 3,
    },
  });
  expect(edited.data.result.cartItem).toMatchObject({
    version: 2,
    note: 'Deep engraving',
    size: { us: '7' },
    quantity: 3,
  });
  expect(edited.data.result.cartItem.unitPrice).not.toBe('483.43');
  const stale = await run(shop.colleague, update, { input: { id: cartItem.id, version: 1, note: null } });
  expect(stale.data.result).toMatchObject({ __typename: 'ConflictError' });
  const copied = await run(
    shop.colleague,
    `mutation ($id: ID!) { result: duplicateCartItem(input: { id: $id }) { ... on DuplicateCartItemSuccess { cart { itemCount } cartItem { note quantity } } } }`,
    { id: cartItem.id },
  );
  expect(copied.data.result).toEqual({
    cart: { itemCount: 2 },
    cartItem: { note: 'Deep engraving', quantity: 3 },
  });
  const cleared = await run(
    shop.colleague,
    `mutation { result: clearCart(input: {}) { ... on ClearCartSuccess { cart { itemCount } } } }`,
  );
  expect(cleared.data.result).toEqual({ cart: { itemCount: 0 } });
});

test('the cart takes only addresses of its customer; tax is switched off by override only', async () => {
  const update = `mutation ($input: UpdateCartInput!) { result: updateCart(input: $input) { __typename ... on ForbiddenError { permission } ... on InvalidInputError { issues { path code } } ... on UpdateCartSuccess { cart { poNumber shippingAddress { label } } } } }`;
  const [own, foreign] = await Promise.all(
    [shop.luna, shop.orion].map((customerId) =>
      db.address.findFirstOrThrow({ where: { customerId, label: 'Workshop' } }),
    ),
  );
  const good = await run(shop.buyer, update, { input: { poNumber: 'PO 77', shippingAddressId: own?.id } });
  expect(good.data.result.cart).toEqual({ poNumber: 'PO 77', shippingAddress: { label: 'Workshop' } });
  const bad = await run(shop.buyer, update, {
    input: { billingAddressId: foreign?.id, shippingMethodId: 999 },
  });
  expect(bad.data.result.issues).toEqual([
    { path: 'billingAddressId', code: 'UNKNOWN' },
    { path: 'shippingMethodId', code: 'UNKNOWN' },
  ]);
  const tax = await run(shop.buyer, update, { input: { salesTaxEnabled: false } });
  expect(tax.data.result).toMatchObject({ __typename: 'ForbiddenError', permission: 1109 });
});

test('reading the cart renews prices that are no longer held', async () => {
  await db.cartItem.updateMany({
    where: { cart: { userId: shop.buyer.userId ?? 0 } },
    data: { validUntil: new Date(Date.now() - 1000), unitPrice: '1.00' },
  });
  const { data } = await run(shop.buyer, CART);
  expect(data.cart.items.map((item: { unitPrice: string }) => item.unitPrice)).toEqual(['483.43']);
  const [line] = await db.cartItem.findMany({
    where: { cart: { userId: shop.buyer.userId ?? 0, sessionId: '' } },
  });
  expect(line?.validUntil.getTime()).toBeGreaterThan(Date.now());
});

test('a keyed repeat adds once; the key with another request is refused', async () => {
  const input = { sessionId: 'keyed', idempotencyKey: 'add-1' };
  const [one, two] = [await add(shop.buyer, shop, input), await add(shop.buyer, shop, input)];
  expect(two.cartItem.id).toBe(one.cartItem.id);
  // A repeated call is answered before pricing, although the piece has no price any more.
  await db.itemType.update({ where: { id: shop.pieceId('BAND-1') }, data: { shownInCatalog: false } });
  const late = await add(shop.buyer, shop, input);
  await db.itemType.update({ where: { id: shop.pieceId('BAND-1') }, data: { shownInCatalog: true } });
  expect(late.cartItem?.id).toBe(one.cartItem.id);
  expect(await add(shop.buyer, shop, { ...input, quantity: 5 })).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(await add(shop.buyer, shop, { ...input, idempotencyKey: 'ké' })).toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test('a cart of one line and one of many are read with the same statements', async () => {
  await add(shop.buyer, shop, { sessionId: 'few' });
  for (let line = 0; line < 12; line += 1) await add(shop.buyer, shop, { sessionId: 'many' });
  const few = await run(shop.buyer, CART, { sessionId: 'few' }, { sql });
  const many = await run(shop.buyer, CART, { sessionId: 'many' }, { sql });
  expect(many.data.cart.itemCount).toBe(12);
  expect(many.statements.length).toBe(few.statements.length);
  // Includes cached data: settings, promotions and tax rates.
  expect(many.statements.length).toBeLessThanOrEqual(7);
});

test('what goes to Quebec is taxed by GST and QST, each with the seller’s number, and the order keeps them', async () => {
  const quebec = await db.state.findFirstOrThrow({ where: { code: 'QC', country: { code: 'CA' } } });
  const address = await db.address.create({
    data: {
      customerId: shop.buyer.customerId ?? 0,
      label: 'Montréal',
      contactName: 'Ada Roy',
      line1: '1434 rue Bishop',
      city: 'Montréal',
      zip: 'H3G 2E4',
      stateId: quebec.id,
      countryId: quebec.countryId,
    },
  });
  await db.tax.update({ where: { code: 'CA-QC-QST' }, data: { registrationNumber: '1215487963 TQ0001' } });
  const { id: shippingMethodId } = await db.shippingMethod.findFirstOrThrow({ where: { code: 'CANADA' } });
  const sessionId = 'quebec';
  await add(shop.buyer, shop, { sessionId, quantity: 3 });
  await db.cart.updateMany({
    where: { sessionId },
    data: { shippingAddressId: address.id, shippingMethodId },
  });
  const TAXES = 'taxComponents { name percent registrationNumber amount }';
  const read = `query ($sessionId: String) { cart(sessionId: $sessionId) { totals { salesTaxPercent salesTaxValue ${TAXES} } } }`;
  const { totals } = (await run(shop.buyer, read, { sessionId })).data.cart;
  expect(totals).toMatchObject({
    salesTaxPercent: '14.975',
    taxComponents: [
      { name: 'GST', percent: '5', registrationNumber: null },
      { name: 'QST', percent: '9.975', registrationNumber: '1215487963 TQ0001' },
    ],
  });
  expect(
    sumMoney(totals.taxComponents.map(({ amount }: { amount: string }) => decimal(amount))).toFixed(2),
  ).toBe(totals.salesTaxValue);

  const submit = `mutation ($input: SubmitOrderInput!) { result: submitOrder(input: $input) {
    ... on MutationError { code } ... on SubmitOrderSuccess { orderGroup { code salesTaxValue ${TAXES} } } } }`;
  const { orderGroup } = (await run(shop.buyer, submit, { input: { sessionId } })).data.result;
  await db.taxRate.updateMany({ where: { tax: { code: 'CA-QC-QST' } }, data: { percent: '10' } });
  await db.tax.update({ where: { code: 'CA-QC-QST' }, data: { registrationNumber: 'another' } });
  const again = `query ($code: String!) { orderGroup(code: $code) { ${TAXES} current { salesTaxValue } } }`;
  const kept = (await run(shop.buyer, again, { code: orderGroup.code })).data.orderGroup;
  expect(kept.taxComponents).toEqual(orderGroup.taxComponents);
  expect(kept.taxComponents).toEqual(totals.taxComponents);
});

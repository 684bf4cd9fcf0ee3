import { expect, test } from '@jest/globals';
import { ExpectedTotal } from '../../../schema/expected-total.ts';
import { auditedWrites } from '../../../schema/mutation-writes.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { contextOf, run } from '../../../test/run.ts';
import { mails } from '../../../test/services.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const database = await testDatabase();
const { db, sql } = database;
const shop = await openShop(db);

test('a cart becomes one order with a job for each line, and is empty', async () => {
  await add(shop.buyer, shop, { reference: 'Ring for Eve', endCustomer: 'Eve Stone', quantity: 2 });
  await add(shop.buyer, shop, { configuration: { itemTypeId: shop.pieceId('BAND-PROOF'), size: '6' } });
  const result = await submit(shop.buyer, { poNumber: 'PO-77' });
  expect(result).toMatchObject({
    __typename: 'SubmitOrderSuccess',
    jobTypeCode: 'JO',
    cart: { itemCount: 0 },
    orderGroup: {
      poNumber: 'PO-77',
      shippingAddress: { city: 'New York', state: 'New York', country: 'United States' },
      jobOrders: [
        {
          number: `${result.orderCode}-1`,
          unitPrice: '483.43',
          lineTotal: '966.86',
          quantity: 2,
          status: { code: 'NEW' },
          services: [],
        },
        {
          number: `${result.orderCode}-2`,
          services: [{ status: 'PROPOSED', serviceType: { code: 'CASTING' } }],
        },
      ],
    },
  });
  expect(result.orderCode).toMatch(/^JO-1\d{4}$/);
  const { subTotal, shippingPrice, salesTaxValue, grandTotal } = result.orderGroup;
  expect(Number(grandTotal)).toBeCloseTo(Number(subTotal) + Number(shippingPrice) + Number(salesTaxValue), 6);
  expect(mails).toEqual([]);
  await runDueJobs(database);
  expect(new Map(mails.map(({ to, subject }) => [to, subject]))).toEqual(
    new Map([
      [shop.buyer.userName, `Your order ${result.orderCode}`],
      ['orders@aurifex.test', `New order ${result.orderCode} from Jeweller LUNA-001`],
    ]),
  );
  expect(await db.jobSearchTerm.count({ where: { term: 'stone' } })).toBe(1);
});

test('an empty cart is refused, but the equal submit just before is answered again', async () => {
  expect(await submit(shop.colleague)).toMatchObject({ code: 'CART_EMPTY' });
  await add(shop.colleague, shop);
  const first = await submit(shop.colleague, { notes: 'same' });
  expect((await submit(shop.colleague, { notes: 'same' })).orderCode).toBe(first.orderCode);
  expect(await submit(shop.colleague, { notes: 'other' })).toMatchObject({ code: 'CART_EMPTY' });
});

test.each([
  ['without a key', undefined],
  ['with a key', 'submit-1'],
])('50 parallel submits %s make one order', async (_how, key) => {
  await add(shop.approver, shop);
  const before = await db.orderGroup.count();
  const results = await Promise.all(
    Array.from({ length: 50 }, () => submit(shop.approver, { notes: key ?? null }, key)),
  );
  const answers = new Set(results.map((result) => `${result.__typename} ${result.orderCode}`));
  expect(answers.size).toBe(1);
  expect(results[0].__typename).toBe('SubmitOrderSuccess');
  expect(await db.orderGroup.count()).toBe(before + 1);
});

test('a failed submit stores nothing under its key', async () => {
  expect(await submit(shop.approver, { notes: 'nothing here' }, 'submit-2')).toMatchObject({
    code: 'CART_EMPTY',
  });
  await add(shop.approver, shop);
  expect(await submit(shop.approver, { notes: 'nothing here' }, 'submit-2')).toMatchObject({
    __typename: 'SubmitOrderSuccess',
  });
});

test('a price that changed is shown before and after, and ordered once accepted', async () => {
  await add(shop.buyer, shop);
  await db.priceTerm.updateMany({ where: { customerId: shop.luna }, data: { percent: '0' } });
  const changed = await submit(shop.buyer);
  expect(changed).toMatchObject({
    __typename: 'PriceChangedError',
    changes: [{ before: '483.43', after: '508.87', quantity: 1, reason: 'CATALOGUE_CHANGED' }],
    cart: { items: [{ unitPrice: '508.87' }] },
  });
  expect(await submit(shop.buyer)).toMatchObject({ __typename: 'SubmitOrderSuccess' });
  await add(shop.buyer, shop);
  await db.priceTerm.updateMany({ where: { customerId: shop.luna }, data: { percent: '-5' } });
  expect(await submit(shop.buyer, { expectedSubTotal: '508.87' })).toMatchObject({
    __typename: 'PriceChangedError',
  });
  expect(await submit(shop.buyer, { acceptNewPrices: true })).toMatchObject({
    orderGroup: { subTotal: '483.43' },
  });
});

test('uses the market price of the hold, and afterwards the current one', async () => {
  await add(shop.buyer, shop);
  const gold = await db.metal.findUniqueOrThrow({ where: { code: 'AU' } });
  await db.marketPrice.create({
    data: { metalId: gold.id, asOf: new Date(), buy: '2995', sell: '3000', source: 'TEST' },
  });
  expect(await submit(shop.buyer)).toMatchObject({ orderGroup: { subTotal: '483.43' } });
  const { cartItem } = await add(shop.buyer, shop);
  expect(cartItem.unitPrice).not.toBe('483.43');
  await db.marketPrice.deleteMany({ where: { sell: '3000' } });
  await db.cartItem.updateMany({ where: { id: cartItem.databaseId }, data: { validUntil: new Date(0) } });
  expect(await submit(shop.buyer)).toMatchObject({
    changes: [{ after: '483.43', reason: 'MARKET_FIX_EXPIRED' }],
  });
  expect(await submit(shop.buyer)).toMatchObject({ __typename: 'SubmitOrderSuccess' });
});

/** The lines of a buyer's carts with their versions, and all records that a submit could create. */
const written = async () => ({
  lines: await db.cartItem.findMany({ orderBy: { id: 'asc' } }),
  carts: await db.cart.findMany({ orderBy: { id: 'asc' } }),
  orders: await db.orderGroup.count(),
  quotes: await db.priceQuote.count(),
});

test.each([
  ['ordered', {}],
  ['ordered at any price', { acceptNewPrices: true }],
  ['asked for', { asQuote: true }],
])(
  'a piece that was withdrawn is not %s: the refusal names its line, and the cart stays',
  async (_how, request) => {
    const pendant = shop.pieceId('PENDANT-1');
    await add(shop.buyer, shop);
    const { cartItem } = await add(shop.buyer, shop, { configuration: { itemTypeId: pendant } });
    await db.itemType.update({ where: { id: pendant }, data: { shownInCatalog: false } });
    const before = await written();
    const { nameEn } = await db.itemType.findUniqueOrThrow({ where: { id: pendant } });
    expect(await submit(shop.buyer, request)).toMatchObject({
      __typename: 'RefusedError',
      code: 'PIECE_WITHDRAWN',
      data: { cartItemIds: [cartItem.databaseId], names: nameEn },
    });
    expect(await written()).toEqual(before);
    // The cart is read again: the line has no price any more, but the cart still does not become a request for a
    // quote.
    await run(shop.buyer, '{ cart { items { unitPrice } } }');
    expect(await submit(shop.buyer, request)).toMatchObject({ code: 'PIECE_WITHDRAWN' });
    await db.itemType.update({ where: { id: pendant }, data: { shownInCatalog: true } });
    await db.cartItem.deleteMany({});
  },
);

test('a piece not offered in a size cannot be ordered, but a quote can be requested', async () => {
  await add(shop.buyer, shop);
  const band = { where: { id: shop.pieceId('BAND-1') } };
  const { maxSize } = await db.itemType.findUniqueOrThrow(band);
  await db.itemType.update({ ...band, data: { maxSize: '8' } });
  expect(await submit(shop.buyer)).toMatchObject({ code: 'SIZE_NOT_OFFERED' });
  expect(await submit(shop.buyer, { asQuote: true })).toMatchObject({ jobTypeCode: 'PQ' });
  await db.itemType.update({ ...band, data: { maxSize } });
});

test('a piece without a price makes the cart a request for a quote, once', async () => {
  const urn = { configuration: { itemTypeId: shop.pieceId('URN-1') } };
  expect(await add(shop.buyer, shop, urn)).toMatchObject({ cartItem: { unitPrice: null } });
  await add(shop.buyer, shop);
  const CART = '{ cart { target missing totals { subTotal } items { missing } } }';
  expect((await run(shop.buyer, CART)).data.cart).toMatchObject({
    target: 'PQ',
    missing: [],
    totals: { subTotal: null },
  });
  const both = await Promise.all([
    submit(shop.buyer, { poNumber: 'PO-Q' }),
    submit(shop.buyer, { poNumber: 'PO-Q' }),
  ]);
  const [first, second] = both;
  expect(first).toMatchObject({
    orderCode: expect.stringMatching(/^PQ-\d+$/),
    jobTypeCode: 'PQ',
    orderGroup: null,
  });
  expect(second.orderCode).toBe(first.orderCode);
  const quote = await db.priceQuote.findUniqueOrThrow({
    where: { number: first.orderCode },
    include: { currentVersion: { include: { lines: { orderBy: { rank: 'asc' } } } } },
  });
  expect(quote).toMatchObject({ poNumber: 'PO-Q', total: null, kind: 'PQ' });
  expect(quote.currentVersion?.lines.map(({ unitPrice }) => unitPrice?.toFixed(2) ?? null)).toEqual([
    null,
    '483.43',
  ]);
});

test('a quote is made on demand, and by the setting of the customer', async () => {
  await add(shop.buyer, shop);
  expect(await submit(shop.buyer, { asQuote: true })).toMatchObject({ jobTypeCode: 'PQ' });
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: 'PQ' } });
  await add(shop.buyer, shop);
  expect(await submit(shop.buyer)).toMatchObject({ jobTypeCode: 'PQ' });
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: 'JO' } });
  await add(shop.buyer, shop, { configuration: { itemTypeId: shop.pieceId('URN-1') } });
  expect((await run(shop.buyer, '{ cart { target missing } }')).data.cart).toEqual({
    target: 'JO',
    missing: ['QUOTE_REQUIRED'],
  });
  expect(await submit(shop.buyer, { acceptNewPrices: true })).toMatchObject({ code: 'QUOTE_REQUIRED' });
  await db.cartItem.deleteMany({});
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: null } });
});

test('the target of a customer makes the order a sales order, which a repeat answers as well', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: 'SO' } });
  await add(shop.buyer, shop);
  await add(shop.buyer, shop);
  expect((await run(shop.buyer, '{ cart { target } }')).data.cart).toEqual({ target: 'SO' });
  const both = await Promise.all([
    submit(shop.buyer, { poNumber: 'PO-SO' }),
    submit(shop.buyer, { poNumber: 'PO-SO' }),
  ]);
  const number = both[0].orderCode;
  expect(both).toMatchObject(
    [1, 2].map(() => ({
      orderCode: expect.stringMatching(/^SO-\d+$/),
      jobTypeCode: 'SO',
      orderGroup: { poNumber: 'PO-SO' },
      salesOrder: { number, lines: [{ rank: 1 }, { rank: 2 }] },
    })),
  );
  expect(
    await db.salesOrder.findUnique({ where: { number }, select: { kind: true, customerId: true } }),
  ).toEqual({
    kind: 'SO',
    customerId: shop.luna,
  });
  await db.customer.update({ where: { id: shop.luna }, data: { cartTarget: null } });
});

test('another customer’s address is unknown, and a method must go there', async () => {
  await add(shop.buyer, shop);
  const foreign = await db.address.findFirstOrThrow({ where: { customerId: shop.orion } });
  expect(await submit(shop.buyer, { shippingAddressId: foreign.id })).toMatchObject({
    issues: [{ path: 'shippingAddressId', code: 'UNKNOWN' }],
  });
  const canada = await db.shippingMethod.findUniqueOrThrow({ where: { code: 'CANADA' } });
  expect(await submit(shop.buyer, { shippingMethodId: canada.id })).toMatchObject({
    issues: [{ path: 'shippingMethodId', code: 'NOT_AVAILABLE' }],
  });
  expect((await run(shop.buyer, '{ cart { itemCount } }')).data.cart.itemCount).toBe(1);
});

test('the order is placed in at most 12 statements, for one line as for ten', async () => {
  const { submitOrder } = await import('./submit-order.ts');
  const request = {
    sessionId: 'ten',
    expectedSubTotal: null,
    acceptNewPrices: false,
    asQuote: false,
  };
  for (let line = 0; line < 10; line += 1)
    await add(shop.buyer, shop, { sessionId: 'ten', reference: `Line ${line}` });
  const context = await contextOf(shop.buyer);
  sql.reset();
  const writes = auditedWrites(context, { action: 'ORDER_SUBMITTED', entityType: 'OrderGroup' });
  const order = await writes.transaction((tx, record) =>
    submitOrder(tx, context, { request, requestHash: 'hash', seen: ExpectedTotal.none, record }),
  );
  expect(sql.statements.length).toBeLessThanOrEqual(12);
  expect(await db.jobOrder.count({ where: { orderGroupId: order.orderGroupId ?? 0 } })).toBe(10);
});

test('each mail is in its reader’s language, and so is the page it leads to', async () => {
  await runDueJobs(database);
  mails.length = 0;
  await db.user.updateMany({ where: { firstName: 'Cleo' }, data: { language: 'fr' } });
  await add(shop.colleague, shop);
  const { orderCode } = await submit(shop.colleague);
  await runDueJobs(database);
  const mailTo = (reader: 'orders@aurifex.test' | null) =>
    mails
      .filter(({ to }) => (to === 'orders@aurifex.test') === (reader !== null))
      .map(({ subject, text = '' }) => `${subject} ${text}`)
      .join();
  const [toCustomer, toManufacturer] = [mailTo(null), mailTo('orders@aurifex.test')];
  expect(toCustomer).toContain(`Votre commande ${orderCode}`);
  expect(toCustomer).toContain('/fr/backoffice/');
  expect(toManufacturer).toContain(`New order ${orderCode}`);
  expect(toManufacturer).not.toContain('/fr/');
});

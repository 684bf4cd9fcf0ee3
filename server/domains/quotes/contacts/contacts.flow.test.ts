import { expect, test } from '@jest/globals';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import { type Actor, createActor, signedIn } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { newInvoice } from '../../../test/money/invoices.ts';
import { savedEstimate } from '../../../test/orders/estimate-steps.ts';
import { sentQuote } from '../../../test/orders/quote-steps.ts';
import { run } from '../../../test/run.ts';
import { add, openShop } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { sales, buyer, colleague } = shop;
const idOf = (actor: Actor) => actor.userId ?? 0;
const blocked = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [shop.luna] });
await db.user.update({ where: { id: idOf(blocked) }, data: { blockedAt: new Date() } });
const NO_CONTACTS = { foreign: shop.foreignBuyer, staff: shop.admin, blocked };
const REFUSED = { code: 'INVALID_INPUT', issues: [{ path: 'contactId', code: 'NOT_A_CONTACT' }] };

async function call(actor: Actor, name: string, input: Record<string, unknown>, select = '') {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { r: ${name}(input: $input) { ... on MutationError { code }
    ... on InvalidInputError { issues { path code } } ... on ${base}Success { ${select || '__typename'} } } }`;
  return (await run(actor, document, { input })).data.r;
}

/** Sales acting for Luna: their orders belong to Luna. */
function forLuna(): Promise<Actor> {
  return signedIn(db, { userId: idOf(sales), userName: sales.userName ?? '', customerId: shop.luna });
}

const quoteOf = (id: string) =>
  db.priceQuote.findUniqueOrThrow({ where: { id: localId('PriceQuote', id) ?? 0 } });

test('staff change the contact of a quote in any status', async () => {
  const id = await sentQuote(buyer, shop);
  const changed = await call(
    sales,
    'changeQuoteContact',
    { id, contactId: idOf(colleague) },
    'priceQuote { contact { databaseId } }',
  );
  expect(changed).toEqual({ priceQuote: { contact: { databaseId: idOf(colleague) } } });
  for (const [, nobody] of Object.entries(NO_CONTACTS))
    expect(await call(sales, 'changeQuoteContact', { id, contactId: idOf(nobody) })).toEqual(REFUSED);
  expect(await quoteOf(id)).toMatchObject({ contactId: idOf(colleague) });
  expect(await call(buyer, 'changeQuoteContact', { id, contactId: idOf(buyer) })).toMatchObject({
    code: 'NOT_FOR_THIS_SIDE',
  });
});

test.each(['SalesOrder', 'JobOrder'] as const)(
  'by its %s the contact of an order changes for its jobs, its sales order and its draft of an invoice',
  async (model) => {
    const { id: invoiceId, salesOrderId } = await newInvoice(shop, buyer, { issue: false });
    const { orderGroupId } = await db.salesOrder.findUniqueOrThrow({ where: { id: salesOrderId } });
    const job = await db.jobOrder.findFirstOrThrow({ where: { orderGroupId } });
    const id = encodeGlobalId(model, model === 'SalesOrder' ? salesOrderId : job.id);
    const contactId = idOf(colleague);
    expect(await call(sales, 'changeOrderContact', { id, contactId }, 'contact { databaseId }')).toEqual({
      contact: { databaseId: contactId },
    });
    for (const [, nobody] of Object.entries(NO_CONTACTS))
      expect(await call(sales, 'changeOrderContact', { id, contactId: idOf(nobody) })).toEqual(REFUSED);
    const rows = await Promise.all([
      db.salesOrder.findUniqueOrThrow({ where: { id: salesOrderId } }),
      db.jobOrder.findUniqueOrThrow({ where: { id: job.id } }),
      db.invoice.findUniqueOrThrow({ where: { id: invoiceId } }),
    ]);
    expect(rows.map((row) => row.contactId)).toEqual([contactId, contactId, contactId]);
    expect(rows[1].version).toBe(job.version + 1);
  },
);

test('an issued invoice keeps the contact that it was issued with', async () => {
  const { id, salesOrderId } = await newInvoice(shop, buyer);
  const before = await db.invoice.findUniqueOrThrow({ where: { id } });
  const order = encodeGlobalId('SalesOrder', salesOrderId);
  expect(await call(sales, 'changeOrderContact', { id: order, contactId: idOf(colleague) })).toEqual({
    __typename: 'ChangeOrderContactSuccess',
  });
  expect(await db.invoice.findUniqueOrThrow({ where: { id } })).toEqual(before);
});

test('staff choose the contact of an order for a customer; the main contact by default', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { mainContactId: idOf(buyer) } });
  const acting = await forLuna();
  const select = 'orderGroup { jobOrders { contact { databaseId } } }';
  for (const [contactId, stands] of [
    [null, idOf(buyer)],
    [idOf(colleague), idOf(colleague)],
  ]) {
    await add(acting, shop);
    const made = await call(acting, 'submitOrder', { contactId }, select);
    expect(made).toEqual({ orderGroup: { jobOrders: [{ contact: { databaseId: stands } }] } });
  }
  await add(acting, shop);
  expect(await call(acting, 'submitOrder', { contactId: idOf(shop.foreignBuyer) })).toEqual(REFUSED);
  const asked = await call(
    acting,
    'submitOrder',
    { contactId: idOf(colleague), asQuote: true },
    'priceQuote { contact { databaseId } }',
  );
  expect(asked).toEqual({ priceQuote: { contact: { databaseId: idOf(colleague) } } });
});

test('users of a customer are the contact of their own orders, and cannot choose another', async () => {
  await add(buyer, shop);
  expect(await call(buyer, 'submitOrder', { contactId: idOf(colleague) })).toMatchObject({
    code: 'NOT_FOR_THIS_SIDE',
  });
  const made = await call(buyer, 'submitOrder', {}, 'orderGroup { jobOrders { contact { databaseId } } }');
  expect(made).toEqual({ orderGroup: { jobOrders: [{ contact: { databaseId: idOf(buyer) } }] } });
});

test('a draft offer has the chosen contact, and refuses invalid ones', async () => {
  const customerId = shop.luna;
  const select = 'priceQuote { id contact { databaseId } }';
  const made = await call(sales, 'createPriceQuote', { customerId, contactId: idOf(colleague) }, select);
  expect(made).toMatchObject({ priceQuote: { contact: { databaseId: idOf(colleague) } } });
  for (const [, nobody] of Object.entries(NO_CONTACTS))
    expect(await call(sales, 'createPriceQuote', { customerId, contactId: idOf(nobody) })).toEqual(REFUSED);
});

test('lists the unblocked users of the customer to users who may choose', async () => {
  const query = 'query ($id: Int!) { r: customerContacts(customerId: $id) { databaseId } }';
  const { data } = await run(sales, query, { id: shop.luna });
  const ids = data.r.map(({ databaseId }: { databaseId: number }) => databaseId);
  expect(ids).toEqual(expect.arrayContaining([idOf(buyer), idOf(colleague)]));
  for (const [, nobody] of Object.entries(NO_CONTACTS)) expect(ids).not.toContain(idOf(nobody));
});

const usual = async (actor: Actor, id = shop.luna) =>
  (await run(actor, 'query ($id: Int!) { r: usualContact(customerId: $id) { databaseId } }', { id })).data.r;

test('the contact that staff choose in the cart is that of the order, and the next order begins without', async () => {
  const acting = await forLuna();
  await add(acting, shop);
  const chosen = await call(
    acting,
    'updateCart',
    { contactId: idOf(colleague) },
    'cart { contact { databaseId } }',
  );
  expect(chosen).toEqual({ cart: { contact: { databaseId: idOf(colleague) } } });
  for (const [, nobody] of Object.entries(NO_CONTACTS))
    expect(await call(acting, 'updateCart', { contactId: idOf(nobody) })).toEqual(REFUSED);
  const made = await call(
    acting,
    'submitOrder',
    {},
    'orderGroup { jobOrders { contact { databaseId } } } cart { contact { databaseId } }',
  );
  expect(made).toEqual({
    orderGroup: { jobOrders: [{ contact: { databaseId: idOf(colleague) } }] },
    cart: { contact: null },
  });
  expect(await call(buyer, 'updateCart', { contactId: idOf(colleague) })).toMatchObject({
    code: 'NOT_FOR_THIS_SIDE',
  });
});

test('an estimate becomes a quote with the contact that staff choose', async () => {
  const acting = await forLuna();
  const select = 'priceQuote { contact { databaseId } }';
  const id = await savedEstimate(acting, shop);
  const foreign = { id, contactId: idOf(shop.foreignBuyer) };
  expect(await call(acting, 'requestQuoteForEstimate', foreign)).toEqual(REFUSED);
  expect(await call(acting, 'requestQuoteForEstimate', { id, contactId: idOf(colleague) }, select)).toEqual({
    priceQuote: { contact: { databaseId: idOf(colleague) } },
  });
});

test('staff set the main contact of a customer, the default contact', async () => {
  const customerId = shop.luna;
  const settings = 'settings { mainContactId version }';
  const set = async (contactId: number | null, version?: number) =>
    call(shop.admin, 'setCustomerMainContact', { customerId, contactId, version }, settings);
  const { settings: now } = await set(idOf(colleague));
  expect(now).toMatchObject({ mainContactId: idOf(colleague) });
  expect(await usual(sales)).toEqual({ databaseId: idOf(colleague) });
  for (const [, nobody] of Object.entries(NO_CONTACTS)) expect(await set(idOf(nobody))).toEqual(REFUSED);
  expect(await set(idOf(buyer), now.version - 1)).toMatchObject({ code: 'CONFLICT' });
  expect(
    await db.auditEvent.findFirst({ where: { action: 'CUSTOMER_MAIN_CONTACT' }, orderBy: { id: 'desc' } }),
  ).toMatchObject({ customerId, data: { contactId: idOf(colleague) } });
  await db.user.update({ where: { id: idOf(colleague) }, data: { blockedAt: new Date() } });
  expect(await usual(sales)).not.toEqual({ databaseId: idOf(colleague) });
  await db.user.update({ where: { id: idOf(colleague) }, data: { blockedAt: null } });
  expect(await set(null)).toMatchObject({ settings: { mainContactId: null } });
});

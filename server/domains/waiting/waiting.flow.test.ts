import { expect, test } from '@jest/globals';
import { localId } from '../../lib/global-id.ts';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newInvoice } from '../../test/money/invoices.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { moveQuote, sentQuote } from '../../test/orders/quote-steps.ts';
import { newSalesOrder, act as orderAct } from '../../test/orders/sales-orders.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const { buyer, sales, foreignBuyer, viewer, approver: anna } = shop;
const olga = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna] });
await named(anna, 'Anna', 'Aaron');
await named(olga, 'Olga', 'Zorn');

function named(actor: Actor, firstName: string, lastName: string) {
  return db.user.update({ where: { id: actor.userId ?? 0 }, data: { firstName, lastName } });
}

async function waitingFor(actor: Actor, id: string) {
  const fields = 'waitingFor { who act people canAsk }';
  const document = `query ($id: ID!) { node(id: $id) { ... on PriceQuote { ${fields} } ... on SalesOrder { ${fields} } ... on Invoice { ${fields} } } }`;
  return (await run(actor, document, { id })).data.node?.waitingFor;
}

async function ask(actor: Actor, id: string) {
  const document = `mutation ($id: ID!) { r: askToAct(input: { id: $id }) { __typename ... on MutationError { code }
    ... on AskToActSuccess { waitingFor { act } } } }`;
  return (await run(actor, document, { id })).data.r;
}

/** The users who were notified of the request, with the text of the notice. */
async function asked(model: 'PriceQuote' | 'SalesOrder', id: string) {
  const mailer = { send: async () => {}, close: () => {} };
  await runDueJobs(database, { now: new Date(), services: { mailer } });
  const where = { event: 'ACT_ASKED', subjectModel: model, subjectId: localId(model, id) ?? 0 };
  return (await db.notice.findMany({ where, orderBy: { userId: 'asc' } })).map(({ userId }) => userId);
}

test('an offer names the users who can accept it, and says "you" only to them', async () => {
  const id = await sentQuote(buyer, shop);
  const named = {
    who: 'CUSTOMER',
    act: 'ACCEPT',
    people: expect.arrayContaining(['Anna Aaron', 'Olga Zorn']),
  };
  expect(await waitingFor(buyer, id)).toEqual({ ...named, canAsk: true });
  expect(await waitingFor(viewer, id)).toEqual({ ...named, canAsk: true });
  expect(await waitingFor(sales, id)).toEqual({ ...named, canAsk: false });
  expect(await waitingFor(anna, id)).toEqual({ who: 'VIEWER', act: 'ACCEPT', people: [], canAsk: false });
  await moveQuote(sales, id, 'RECALL');
  expect(await waitingFor(buyer, id)).toMatchObject({ who: 'MANUFACTURER', act: null, canAsk: false });
});

test('a user who cannot accept asks those who can: each is notified once a day, and each request is recorded', async () => {
  const id = await sentQuote(buyer, shop);
  expect(await ask(buyer, id)).toMatchObject({ waitingFor: { act: 'ACCEPT' } });
  const notified = await asked('PriceQuote', id);
  expect(notified).toEqual(expect.arrayContaining([anna.userId, olga.userId]));
  expect(notified).not.toContain(buyer.userId);
  expect(await ask(buyer, id)).toHaveProperty('waitingFor');
  expect(await asked('PriceQuote', id)).toEqual(notified);
  const about = { subject: 'PriceQuote', subjectId: localId('PriceQuote', id), act: 'ACCEPT' };
  const audit = await db.auditEvent.findMany({ where: { action: 'ACT_ASKED' } });
  expect(audit.map(({ data }) => data)).toEqual([
    expect.objectContaining(about),
    expect.objectContaining(about),
  ]);
});

test('refuses requests for foreign rows, to the manufacturer, or from users who can act', async () => {
  const id = await sentQuote(buyer, shop);
  expect(await ask(foreignBuyer, id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await ask(sales, id)).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  expect(await ask(anna, id)).toMatchObject({ code: 'NOBODY_TO_ASK' });
  await moveQuote(sales, id, 'RECALL');
  expect(await ask(buyer, id)).toMatchObject({ code: 'NOBODY_TO_ASK' });
  expect(await asked('PriceQuote', id)).toEqual([]);
});

test('where no user of the customer can act, the request goes to staff who may change orders', async () => {
  const id = await sentQuote(foreignBuyer, shop);
  const alone = { who: 'CUSTOMER', act: 'ACCEPT', people: [] };
  expect(await waitingFor(foreignBuyer, id)).toEqual({ ...alone, canAsk: true });
  expect(await waitingFor(sales, id)).toEqual({ ...alone, canAsk: false });
  expect(await ask(foreignBuyer, id)).toMatchObject({ waitingFor: { act: 'ACCEPT' } });
  const notified = await asked('PriceQuote', id);
  expect(notified).toContain(sales.userId);
  expect(notified).not.toContain(foreignBuyer.userId);
});

test('a deposit and an invoice wait for users who can pay, whom both sides see', async () => {
  const { globalId } = await newSalesOrder(shop, buyer, { depositPercent: '30' });
  await orderAct(sales, 'transitionSalesOrder', { id: globalId, action: 'REQUEST_PAYMENT' });
  const paying = { who: 'CUSTOMER', act: 'PAY', people: expect.arrayContaining(['Olga Zorn']) };
  expect(await waitingFor(buyer, globalId)).toEqual({ ...paying, canAsk: true });
  expect(await waitingFor(olga, globalId)).toMatchObject({ who: 'VIEWER', act: 'PAY' });
  await ask(buyer, globalId);
  expect(await asked('SalesOrder', globalId)).toContain(olga.userId);
  const invoice = await newInvoice(shop, buyer);
  expect(await waitingFor(buyer, invoice.globalId)).toEqual({ ...paying, canAsk: true });
  expect(await waitingFor(olga, invoice.globalId)).toMatchObject({ who: 'VIEWER', act: 'PAY' });
});

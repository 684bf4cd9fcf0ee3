import { expect, test } from '@jest/globals';
import { localId } from '../../../lib/global-id.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { moveQuote, quoteStep, sentQuote } from '../../../test/orders/quote-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, workedExample } from '../../../test/shop.ts';
import { notifyOfExpiry } from '../tasks/notify-of-expiry.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const { buyer, sales } = shop;

async function mails(now = new Date()): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  await runDueJobs(database, { now, services: { mailer } });
  // Notices to staff are tested in the notices' own test.
  return sent.filter(({ subject }) => !/requested a quote|expires soon without/.test(subject));
}

test('whoever asked for an offer is told that it was sent, once it still stands', async () => {
  await sentQuote(buyer, shop);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your quote PQ-\d+ is ready$/);
  expect(mail?.headers).toHaveProperty('List-Unsubscribe');
  await moveQuote(sales, await sentQuote(buyer, shop), 'RECALL');
  expect(await mails()).toEqual([]);
});

test('an offer that sales make goes to the customer’s main contact, once, and never to its author', async () => {
  const { data } = await run(
    sales,
    `mutation ($input: CreatePriceQuoteInput!) { r: createPriceQuote(input: $input) { ... on CreatePriceQuoteSuccess { priceQuote { id } } } }`,
    { input: { customerId: shop.luna } },
  );
  const { id } = data.r.priceQuote;
  await run(
    sales,
    `mutation ($input: AddPriceQuoteLineInput!) { r: addPriceQuoteLine(input: $input) { __typename } }`,
    { input: { id, configuration: workedExample(shop), quantity: 1 } },
  );
  await moveQuote(sales, id, 'SEND');
  const sent = await mails();
  const people = await db.user.findMany({ where: { email: { in: sent.map(({ to }) => to) } } });
  expect([sent.length, people.map(({ isStaff }) => isStaff)]).toEqual([1, [false]]);
  const quote = await db.priceQuote.findUniqueOrThrow({ where: { id: localId('PriceQuote', id) ?? 0 } });
  expect(quote.contactId).toBe(people[0]?.id);
});

test('whoever answers a counter-offer reads its target prices in the email', async () => {
  const id = await sentQuote(buyer, shop);
  await mails();
  const targets = [{ lineKey: 1, unitPrice: '450.5' }];
  await quoteStep(buyer, 'counterPriceQuote', { id, comment: 'For a set', targets });
  const [mail] = await mails();
  expect(mail?.subject).toContain('requested changes');
  expect(mail?.text.replaceAll('\u00A0', ' ')).toMatch(/Target price each: .*band.*450\.50/i);
});

test('an offer to a customer who has nobody goes to its address as a link', async () => {
  await db.customer.update({ where: { id: shop.luna }, data: { email: 'Office@Luna.test' } });
  const { data } = await run(
    sales,
    `mutation ($input: CreatePriceQuoteInput!) { r: createPriceQuote(input: $input) { ... on CreatePriceQuoteSuccess { priceQuote { id } } } }`,
    { input: { customerId: shop.luna } },
  );
  const { id } = data.r.priceQuote;
  await db.priceQuote.update({ where: { id: localId('PriceQuote', id) ?? 0 }, data: { contactId: null } });
  await run(
    sales,
    `mutation ($input: AddPriceQuoteLineInput!) { r: addPriceQuoteLine(input: $input) { __typename } }`,
    { input: { id, configuration: workedExample(shop), quantity: 1 } },
  );
  expect((await moveQuote(sales, id, 'SEND')).priceQuote).toMatchObject({ status: { code: 'SENT' } });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'office@luna.test', text: expect.stringContaining('/quote?key=') });
  const soon = { validUntil: new Date(Date.now() + 86_400_000), statusSince: new Date(Date.now() - 5e8) };
  await db.priceQuote.update({ where: { id: localId('PriceQuote', id) ?? 0 }, data: soon });
  expect([await notifyOfExpiry(db, new Date()), await notifyOfExpiry(db, new Date())]).toEqual([1, 0]);
  const [reminder, ...others] = await mails();
  expect([reminder?.to, others]).toEqual(['office@luna.test', []]);
  expect(reminder?.subject).toMatch(/expires soon$/);
  // The link of the first email still works.
  const linkIn = (text = '') => /\/quote\?key=(\S+)/.exec(text)?.[1];
  expect(linkIn(reminder?.text)).toBe(linkIn(mail?.text));
});

test('three days before its end a customer is told of an offer once, and again when the day changes', async () => {
  const id = await sentQuote(buyer, shop);
  await mails();
  const set = (columns: object) =>
    db.priceQuote.update({ where: { id: localId('PriceQuote', id) ?? 0 }, data: columns });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await set({ validUntil: inDays(4), statusSince: inDays(-5) });
  expect(await notifyOfExpiry(db, new Date())).toBe(0);
  await set({ validUntil: inDays(2) });
  const counts = await Promise.all([notifyOfExpiry(db, new Date()), notifyOfExpiry(db, new Date())]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/expires soon$/)]);
  await set({ validUntil: inDays(2.5), statusSince: inDays(-0.5) });
  expect(await notifyOfExpiry(db, new Date())).toBe(0);
});

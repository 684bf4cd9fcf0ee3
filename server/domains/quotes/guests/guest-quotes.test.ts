import { expect, test } from '@jest/globals';
import { encodeGlobalId, localId } from '../../../lib/global-id.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { Actor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { guestAccess, guestLink } from '../../../test/orders/guest-steps.ts';
import {
  moveQuote,
  quoteStep,
  readQuote,
  reviewedQuote,
  sentQuote,
} from '../../../test/orders/quote-steps.ts';
import { type RunOptions, run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const { buyer, sales } = shop;
const visitor: Actor = { ...buyer, userId: null, userName: null, claims: null, refreshToken: null };

const OFFER = `number status { code } customerName currency orderCode allowedActions isExpired version
  offer { number total chosenTotal(lineKeys: []) lines { lineKey title quantity unitPrice linePrice }
    acceptance { amounts { grandTotal } lines { title } shippingAddress { city } promisedOn } }`;

async function call(name: string, input: object, success: string, options: RunOptions = {}) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { data } = await run(
    visitor,
    `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ... on MutationError { code }
      ... on InvalidInputError { issues { path code } } ... on ${base}Success { ${success} } } }`,
    { input },
    options,
  );
  return data.result;
}
const requestCode = (token: string, options?: RunOptions) =>
  call('requestGuestQuoteCode', { token }, 'done', options);
const open = (token: string, code: string, options?: RunOptions) =>
  call('openGuestQuote', { token, code }, 'access', options);
const answer = (access: string, action: string, more: object = {}) =>
  call('answerGuestQuote', { access, action, ...more }, `guestQuote { ${OFFER} }`);

async function seen(access: string, options?: RunOptions) {
  const document = `query ($access: String!) { guestQuote(access: $access) { ${OFFER} } }`;
  return (await run(visitor, document, { access }, options)).data.guestQuote;
}

const sendLink = (id: string, more: object = {}) =>
  quoteStep(sales, 'sendPriceQuoteGuestLink', { id, email: 'Noor@Example.test', name: 'Noor', ...more });

/**
 * Runs the due tasks.
 * @returns the emails
 */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  await runDueJobs(database, { services: { mailer } });
  return sent;
}

const tokenIn = (mail: Mail | undefined) => /\/quote\?key=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const toGuest = (all: Mail[]) => all.find(({ to }) => to === 'noor@example.test');

test('a guest opens the link of a mail with the code of another, and orders', async () => {
  const id = await sentQuote(buyer, shop);
  expect(await sendLink(id, { language: 'FR' })).toMatchObject({
    __typename: 'SendPriceQuoteGuestLinkSuccess',
  });
  const link = toGuest(await mails());
  expect(link?.text).toContain('/fr/quote?key=');
  const token = tokenIn(link);
  const rows = JSON.stringify(await db.priceQuoteGuestLink.findMany());
  expect(rows).not.toContain(token);

  expect(await requestCode(token)).toMatchObject({ done: true });
  const codeMail = toGuest(await mails());
  const code = /\b\d{6}\b/.exec(codeMail?.text ?? '')?.[0] ?? '';
  const { access } = await open(token, `${code.slice(0, 3)} ${code.slice(3)}`);
  const quote = await seen(access);
  expect(quote).toMatchObject({
    status: { code: 'SENT' },
    allowedActions: ['ACCEPT', 'COUNTER', 'DECLINE'],
    offer: { number: 1, total: '483.43', chosenTotal: '483.43', lines: [{ unitPrice: '483.43' }] },
  });

  const { acceptance } = quote.offer;
  expect(acceptance).toMatchObject({ lines: [{}], shippingAddress: { city: 'New York' } });

  const seenTotal = { version: quote.version, expectedGrandTotal: acceptance.amounts.grandTotal };
  const { guestQuote } = await answer(access, 'ACCEPT', seenTotal);
  expect(guestQuote).toMatchObject({
    status: { code: 'CONVERTED' },
    allowedActions: [],
    offer: { acceptance: null },
  });
  const placed = await db.orderGroup.findUniqueOrThrow({ where: { code: guestQuote.orderCode } });
  expect(placed.grandTotal.toFixed(2)).toBe(acceptance.amounts.grandTotal);
  expect((await answer(access, 'ACCEPT')).guestQuote.orderCode).toBe(guestQuote.orderCode);
  expect((await readQuote(sales, id)).history.slice(-2)).toMatchObject([
    { action: 'ACCEPT', guestEmail: 'noor@example.test', user: null },
    { action: 'CONVERT', guestEmail: 'noor@example.test' },
  ]);
  const event = await db.auditEvent.findFirstOrThrow({
    where: { action: 'PRICE_QUOTE_ACCEPT' },
    orderBy: { id: 'desc' },
  });
  expect(event).toMatchObject({ userId: null, data: { guest: 'noor@example.test' } });
  // Opening the link alone gives no access.
  await requestCode(token);
  expect(toGuest(await mails())).toBeUndefined();
  expect(await open(token, code)).toMatchObject({ code: 'GUEST_CODE_INVALID' });
});

test('a guest declines with a reason, or asks for another offer, which the same link shows', async () => {
  const access = await guestAccess(buyer, shop);
  expect(await answer(access, 'DECLINE')).toMatchObject({ issues: [{ path: 'reason', code: 'REQUIRED' }] });
  expect(await answer(access, 'COUNTER', { reason: ' ' })).toMatchObject({ issues: [{ path: 'reason' }] });
  expect((await answer(access, 'COUNTER', { reason: 'In platinum?' })).guestQuote).toMatchObject({
    status: { code: 'CHANGES_REQUESTED' },
    allowedActions: [],
  });
  expect(await answer(access, 'ACCEPT')).toMatchObject({ code: 'STATUS_TRANSITION_DENIED' });
  const { id } = await db.priceQuoteGuestLink.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(await db.priceQuoteGuestLink.findUnique({ where: { id } })).toMatchObject({ usedAt: null });
  const other = await guestAccess(buyer, shop);
  expect((await answer(other, 'DECLINE', { reason: 'Too dear' })).guestQuote).toMatchObject({
    status: { code: 'DECLINED' },
  });
});

test('expired, used, revoked and foreign links have the same response, and so do wrong codes', async () => {
  const set = async (columns: object) => {
    const link = await guestLink(buyer, shop);
    await db.priceQuoteGuestLink.update({ where: { id: link.guestLinkId }, data: columns });
    return link;
  };
  const past = new Date(Date.now() - 1_000);
  const closed = [
    await set({ expiresAt: past }),
    await set({ usedAt: past }),
    await set({ revokedAt: past }),
    { token: 'x'.repeat(43), code: '123456' },
    await set({ codeExpiresAt: past }),
    await set({ codeTries: 5 }),
    await set({ codeHash: null }),
    { ...(await set({})), code: '123457' },
    { ...(await set({})), code: '' },
  ];
  const answers = [];
  for (const { token, code } of closed.slice(0, 4)) {
    answers.push(await requestCode(token));
    expect((await mails()).filter(({ to }) => to === 'guest@example.test')).toEqual([]);
    expect(await open(token, code)).toEqual(await open('nothing', '000000'));
  }
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  for (const { token, code } of closed.slice(4, 8))
    expect(await open(token, code)).toMatchObject({ code: 'GUEST_CODE_INVALID' });
});

test('five wrong codes end a code, also when sent concurrently', async () => {
  const { token, code } = await guestLink(buyer, shop);
  const options = { address: '203.0.113.9' };
  const tries = await Promise.all(Array.from({ length: 7 }, () => open(token, '000000', options)));
  expect(tries.every((each) => each.code === 'GUEST_CODE_INVALID')).toBe(true);
  expect(await open(token, code, options)).toMatchObject({ code: 'GUEST_CODE_INVALID' });
});

test('a code opens once, for an hour, and not after the link was revoked', async () => {
  const { quoteId, guestLinkId, token, code } = await guestLink(buyer, shop);
  const options = { address: '203.0.113.10' };
  const both = await Promise.all([open(token, code, options), open(token, code, options)]);
  expect(both.map((each) => each.__typename).sort()).toEqual(['OpenGuestQuoteSuccess', 'RefusedError']);
  const { access } = both.find((each) => each.access);
  expect(await seen(access)).not.toBeNull();
  expect(await seen(access, { now: new Date(Date.now() + 3_700_000) })).toBeNull();
  await quoteStep(sales, 'revokePriceQuoteGuestLink', { id: quoteId, guestLinkId });
  expect(await seen(access)).toBeNull();
  expect(await answer(access, 'ACCEPT')).toEqual(await answer('nothing', 'ACCEPT'));
});

test('codes of a link are few, and links go out for open offers alone', async () => {
  const { token } = await guestLink(buyer, shop);
  const answers = [];
  for (let each = 0; each < 6; each++) answers.push(await requestCode(token, { address: '203.0.113.11' }));
  expect(answers.map(({ code }) => code ?? 'done')).toEqual([...Array(5).fill('done'), 'TOO_MANY_ATTEMPTS']);
  const id = await reviewedQuote(buyer, shop);
  expect(await sendLink(id)).toMatchObject({ code: 'QUOTE_NOT_OFFERED' });
  await moveQuote(sales, id, 'SEND');
  expect(await sendLink(id, { email: 'no address' })).toMatchObject({
    issues: [{ path: 'email', code: 'INVALID' }],
  });
  await sendLink(id);
  const first = tokenIn(toGuest(await mails()));
  await sendLink(id);
  // The same address gets the same link again.
  expect(tokenIn(toGuest(await mails()))).toBe(first);
  expect(
    await db.priceQuoteGuestLink.count({ where: { priceQuoteId: localId('PriceQuote', id) ?? 0 } }),
  ).toBe(1);
});

test('an offer that is a draft again is visible neither to guests nor to the customer', async () => {
  const access = await guestAccess(buyer, shop);
  const link = await db.priceQuoteGuestLink.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const id = encodeGlobalId('PriceQuote', link.priceQuoteId);
  // Only an offer without a request becomes a draft again.
  await db.priceQuote.update({ where: { id: link.priceQuoteId }, data: { isRequest: false } });
  await moveQuote(sales, id, 'RECALL');
  expect(await seen(access)).toMatchObject({ status: { code: 'IN_REVIEW' }, offer: { number: 1 } });
  expect(await moveQuote(sales, id, 'RETURN')).toMatchObject({ priceQuote: { status: { code: 'DRAFT' } } });
  expect([await seen(access), await readQuote(buyer, id)]).toEqual([null, null]);
  expect(await answer(access, 'DECLINE', { reason: 'Too dear' })).not.toHaveProperty('guestQuote');
});

import { expect, test } from '@jest/globals';
import { localId } from '../../lib/global-id.ts';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { moveQuote, quoteStep, readQuote, reviewedQuote } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const { buyer, sales, admin } = shop;
const finance = await createActor(db, { role: 'STAFF_FINANCE' });

const APPROVAL = `query ($id: ID!) { node(id: $id) { ... on PriceQuote { allowedActions { action enabled }
  approval { state total cost marginPercent marginFloor discountPercent discountLimit asked { reason by } decided { reason } } } } }`;

async function approvalFor(actor: Actor, id: string) {
  const { data } = await run(actor, APPROVAL, { id });
  return data.node;
}

/** An offer below the margin floor. */
async function lowOffer(): Promise<string> {
  const id = await reviewedQuote(buyer, shop);
  await price(id, '430');
  return id;
}

function price(id: string, unitPrice: string) {
  const lines = [{ lineKey: 1, unitPrice, reason: 'Match' }];
  return quoteStep(sales, 'pricePriceQuoteLines', { id, lines });
}

/** The notifications that each user got after all tasks ran. */
async function notificationsOf(id: string): Promise<string[]> {
  const mailer = { send: async () => {}, close: () => {} };
  await runDueJobs(database, { now: new Date(), services: { mailer } });
  const notices = await db.notice.findMany({
    where: {
      subjectModel: 'PriceQuote',
      subjectId: localId('PriceQuote', id) ?? 0,
      event: { startsWith: 'QUOTE_APPROVAL' },
    },
    orderBy: { id: 'asc' },
    select: { userId: true, event: true, facts: true },
  });
  for (const { event, facts } of notices)
    if (event === 'QUOTE_APPROVAL_ASKED') expect(facts).toMatchObject({ amount: '430.00', currency: 'USD' });
  return notices.map(({ userId, event }) => `${event} ${userId}`);
}

test('an offer below the floor is asked for, weighed with its cost, approved, and then sent by sales', async () => {
  const id = await lowOffer();
  expect((await approvalFor(sales, id)).approval).toMatchObject({
    state: 'NEEDED',
    asked: null,
    decided: null,
  });
  expect(await moveQuote(sales, id, 'ASK_APPROVAL')).toMatchObject({ issues: [{ path: 'reason' }] });
  const { priceQuote: before } = await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'Ten more in spring' });
  expect(before.status.code).toBe('IN_REVIEW');
  expect(await moveQuote(sales, id, 'SEND')).toMatchObject({ code: 'MARGIN_BELOW_FLOOR' });
  const weighed = await approvalFor(finance, id);
  expect(weighed.approval).toMatchObject({
    state: 'ASKED',
    total: '430',
    cost: expect.any(String),
    marginFloor: '10',
    discountPercent: '11.1',
    asked: { reason: 'Ten more in spring' },
  });
  expect(Number(weighed.approval.marginPercent)).toBeLessThan(10);
  expect(weighed.allowedActions.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['APPROVE', 'REFUSE_APPROVAL']),
  );
  expect(await moveQuote(sales, id, 'APPROVE')).toMatchObject({ code: 'FORBIDDEN', permission: 1609 });
  await moveQuote(finance, id, 'APPROVE', { reason: 'For this once' });
  expect(await notificationsOf(id)).toEqual(
    [
      `QUOTE_APPROVAL_ASKED ${finance.userId}`,
      `QUOTE_APPROVAL_ASKED ${admin.userId}`,
      `QUOTE_APPROVAL_DECIDED ${sales.userId}`,
    ].toSorted(),
  );
  expect((await moveQuote(sales, id, 'SEND')).priceQuote.status.code).toBe('SENT');
});

test('a rejection has a reason, and a price change ends an approval', async () => {
  const id = await lowOffer();
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'Please' });
  expect(await moveQuote(finance, id, 'REFUSE_APPROVAL')).toMatchObject({ issues: [{ path: 'reason' }] });
  await moveQuote(finance, id, 'REFUSE_APPROVAL', { reason: 'Too low' });
  expect((await approvalFor(sales, id)).approval).toMatchObject({
    state: 'REFUSED',
    asked: { reason: 'Please' },
    decided: { reason: 'Too low' },
  });
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'Once more' });
  await moveQuote(finance, id, 'APPROVE');
  await price(id, '429');
  expect((await approvalFor(sales, id)).approval).toMatchObject({ state: 'NEEDED', asked: null });
  expect(await moveQuote(sales, id, 'SEND')).toMatchObject({ code: 'MARGIN_BELOW_FLOOR' });
  expect(await moveQuote(finance, id, 'APPROVE')).toMatchObject({ code: 'APPROVAL_NOT_ASKED' });
});

test('approving a concurrently changed offer is a conflict', async () => {
  const id = await lowOffer();
  const { priceQuote } = await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'Please' });
  await price(id, '400');
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'Lower still' });
  const late = await moveQuote(finance, id, 'APPROVE', { version: priceQuote.version });
  expect(late).toMatchObject({ code: 'CONFLICT' });
});

test('no customer reads of approvals: neither the steps nor the facts', async () => {
  const id = await lowOffer();
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'They pay late' });
  await moveQuote(finance, id, 'APPROVE');
  await moveQuote(sales, id, 'SEND');
  expect((await approvalFor(buyer, id)).approval).toBeNull();
  const { history } = await readQuote(buyer, id);
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'REQUEST',
    'SUBMIT',
    'REVIEW',
    'SEND',
  ]);
});

test('staff find offers awaiting approval; the customer does not', async () => {
  const id = await lowOffer();
  const found = async (actor: Actor, approval: string) => {
    const document = `query ($approval: PriceQuoteApprovalFilter) {
      priceQuotes(first: 50, tab: ALL, filter: { approval: $approval }) { edges { node { id } } } }`;
    const { data } = await run(actor, document, { approval });
    return data.priceQuotes.edges.some(({ node }: { node: { id: string } }) => node.id === id);
  };
  expect(await found(finance, 'ASKED')).toBe(false);
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'An old customer' });
  expect([await found(finance, 'ASKED'), await found(finance, 'APPROVED')]).toEqual([true, false]);
  await moveQuote(finance, id, 'APPROVE');
  expect([await found(sales, 'ASKED'), await found(sales, 'APPROVED')]).toEqual([false, true]);
  expect(await found(buyer, 'APPROVED')).toBe(false);
  await moveQuote(sales, id, 'SEND');
  expect(await found(sales, 'APPROVED')).toBe(false);
});

test('notes and terms leave an approval as it is, other pieces and choices end it', async () => {
  const id = await lowOffer();
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'Please' });
  await moveQuote(finance, id, 'APPROVE');
  const stateAfter = async (name: string, input: object) => {
    expect(await quoteStep(sales, name, { id, ...input })).toMatchObject({ priceQuote: { id } });
    return (await approvalFor(sales, id)).approval.state;
  };
  const low = { lineKey: 1, unitPrice: '430.00', reason: 'Match' };
  expect(await stateAfter('updatePriceQuote', { internalNote: 'Pays late', poNumber: 'PO-7' })).toBe(
    'APPROVED',
  );
  expect(await stateAfter('updatePriceQuoteLine', { lineKey: 1, note: 'Bright cut' })).toBe('APPROVED');
  expect(await stateAfter('pricePriceQuoteLines', { lines: [low] })).toBe('APPROVED');
  expect(await stateAfter('pricePriceQuoteLines', { lines: [{ ...low, isOptional: true }] })).toBe('NEEDED');
});

test('an optional line below the floor needs an approval, and the approver sees its margin', async () => {
  const id = await lowOffer();
  await quoteStep(sales, 'pricePriceQuoteLines', { id, lines: [{ lineKey: 1, isOptional: true }] });
  expect(await moveQuote(sales, id, 'SEND')).toMatchObject({ code: 'MARGIN_BELOW_FLOOR' });
  const { approval } = await approvalFor(finance, id);
  expect(approval).toMatchObject({ state: 'NEEDED', total: '430', discountPercent: '11.1' });
  expect(Number(approval.marginPercent)).toBeLessThan(10);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startProduct } from '../../../test/product/product.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { type Actor, demoActor, signedIn, visitor } from '../../test/actors.ts';
import { type LiveClient, listenLive, openLive, type ReceivedBatch } from '../../test/live-client.ts';
import { writeNote } from '../../test/orders/write-note.ts';
import { QUOTE_STATUSES } from '../quotes/rules/status-codes.ts';
import { MAX_PER_USER } from './change-hub.ts';

const product = await startProduct({ seed: 'demo' });
const { db, url } = product;
const [staff, buyer, owner, foreign] = await Promise.all(
  ['sales@aurifex.test', 'buyer@luna.test', 'owner@luna.test', 'buyer@orion.test'].map((name) =>
    demoActor(db, name),
  ),
);
const clients: LiveClient[] = [];
let job = { id: 0, version: 0 };
let foreignJob = { id: 0, version: 0 };

beforeAll(async () => {
  const of = (actor: Actor | undefined) =>
    db.jobOrder.findFirstOrThrow({
      where: { placedById: actor?.userId ?? 0, customerId: actor?.customerId ?? 0 },
      select: { id: true, version: true },
    });
  job = await of(buyer);
  foreignJob = await of(foreign);
});

afterAll(async () => {
  for (const client of clients) client.close();
  await product.stop();
});

async function listen(actor: Actor | undefined, variables = {}): Promise<LiveClient> {
  const client = await listenLive(url, actor ?? visitor(db), variables);
  clients.push(client);
  return client;
}

function tells(model: string, id: number): (batch: ReceivedBatch) => boolean {
  return ({ rows }) => rows.some((row) => row.nodeId === encodeGlobalId(model, id));
}

function received(client: LiveClient): string[] {
  return client.received.flatMap(({ rows }) => rows.map(({ nodeId }) => atob(nodeId)));
}

/** Changes a row for each side, the foreign one last: when its change arrives, all others have arrived. */
async function touch(id: number): Promise<number> {
  const { version } = await db.jobOrder.update({ where: { id }, data: { version: { increment: 1 } } });
  return version;
}

test('sends a change only to users who may read the row', async () => {
  const [atStaff, atBuyer, atForeign] = await Promise.all([listen(staff), listen(buyer), listen(foreign)]);
  expect(atBuyer.received).toEqual([{ isComplete: true, rows: [] }]);
  const version = await touch(job.id);
  await atStaff.until(tells('JobOrder', job.id));
  expect(await atBuyer.until(tells('JobOrder', job.id))).toEqual({
    isComplete: true,
    rows: [{ model: 'JOB_ORDER', nodeId: encodeGlobalId('JobOrder', job.id), version }],
  });
  await touch(foreignJob.id);
  await atForeign.until(tells('JobOrder', foreignJob.id));
  await atStaff.until(tells('JobOrder', foreignJob.id));
  expect(received(atForeign)).toEqual([`JobOrder:${foreignJob.id}`]);
  expect(received(atBuyer)).toEqual([`JobOrder:${job.id}`]);
});

test('users of a formerly shared estimate only learn that it is no longer shared', async () => {
  const { id } = await db.estimate.findFirstOrThrow({
    where: { customerId: buyer?.customerId ?? 0, deletedAt: null },
  });
  const change = (data: object) => db.estimate.update({ where: { id }, data });
  const atOwner = await listen(owner);
  await change({ placedById: owner?.userId ?? 0, sharedAt: new Date() });
  await atOwner.until(tells('Estimate', id));
  const atBuyer = await listen(buyer);
  await change({ sharedAt: null });
  await atBuyer.until(tells('Estimate', id));
  await change({ version: { increment: 1 } });
  await touch(job.id);
  await atBuyer.until(tells('JobOrder', job.id));
  expect(received(atBuyer)).toEqual([`Estimate:${id}`, `JobOrder:${job.id}`]);
});

test('sends an internal note only to staff, a shared one to both sides', async () => {
  const [atStaff, atBuyer] = await Promise.all([listen(staff), listen(buyer)]);
  const subjectId = encodeGlobalId('JobOrder', job.id);
  if (!staff) throw new Error('The demo has staff.');
  await writeNote(staff, { subjectId, text: 'Between us', visibility: 'INTERNAL' });
  await atStaff.until(tells('JobOrder', job.id));
  expect(received(atBuyer)).toEqual([]);
  await writeNote(staff, { subjectId, text: 'For you', visibility: 'CUSTOMER' });
  await atBuyer.until(tells('JobOrder', job.id));
});

test('sends a cart only to its owner', async () => {
  const cart = await db.cart.create({
    data: { userId: buyer?.userId ?? 0, customerId: buyer?.customerId ?? 0, sessionId: 'live' },
  });
  const [atStaff, atBuyer, atOwner] = await Promise.all([listen(staff), listen(buyer), listen(owner)]);
  await db.cart.update({ where: { id: cart.id }, data: { notes: 'Soon' } });
  await atBuyer.until(tells('Cart', cart.id));
  await touch(job.id);
  await atStaff.until(tells('JobOrder', job.id));
  await atOwner.until(tells('JobOrder', job.id));
  expect([...received(atStaff), ...received(atOwner)]).not.toContain(`Cart:${cart.id}`);
});

test('a client may ask for some kinds and some rows', async () => {
  const [quotes, one] = await Promise.all([
    listen(staff, { models: ['PRICE_QUOTE'] }),
    listen(staff, { ids: [encodeGlobalId('JobOrder', job.id)] }),
  ]);
  await touch(foreignJob.id);
  await touch(job.id);
  const quote = await db.priceQuote.findFirstOrThrow({ where: { kind: 'PQ' } });
  await db.priceQuote.update({ where: { id: quote.id }, data: { version: { increment: 1 } } });
  await one.until(tells('JobOrder', job.id));
  await quotes.until(tells('PriceQuote', quote.id));
  expect(received(quotes)).toEqual([`PriceQuote:${quote.id}`]);
  expect(received(one)).toEqual([`JobOrder:${job.id}`]);
});

test('sends saved changes of a draft offer only to staff', async () => {
  const { id } = await db.priceQuote.findFirstOrThrow({
    where: { kind: 'PQ', customerId: buyer?.customerId ?? 0, statusId: QUOTE_STATUSES.IN_REVIEW.id },
  });
  const [atStaff, atBuyer] = await Promise.all([listen(staff), listen(buyer)]);
  await db.priceQuote.update({ where: { id }, data: { version: { increment: 1 } } });
  await atStaff.until(tells('PriceQuote', id));
  await touch(job.id);
  await atBuyer.until(tells('JobOrder', job.id));
  expect(received(atBuyer)).not.toContain(`PriceQuote:${id}`);
  await db.priceQuote.update({ where: { id }, data: { reference: 'Seen' } });
  await atBuyer.until(tells('PriceQuote', id));
});

test('sends nothing after a rollback, and each action once', async () => {
  const atBuyer = await listen(buyer);
  await db
    .$transaction(async (tx) => {
      await tx.jobOrder.update({ where: { id: job.id }, data: { version: 999_999 } });
      throw new Error('Turned back');
    })
    .catch(() => {});
  const version = await db.$transaction(async (tx) => {
    await tx.jobOrder.update({ where: { id: job.id }, data: { note: 'One' } });
    const after = await tx.jobOrder.update({ where: { id: job.id }, data: { version: { increment: 1 } } });
    return after.version;
  });
  await atBuyer.until(tells('JobOrder', job.id));
  expect(atBuyer.received.slice(1).flatMap(({ rows }) => rows.map((row) => row.version))).toEqual([version]);
});

test('marks a batch with more rows than it lists', async () => {
  const atBuyer = await listen(buyer);
  await db.$executeRaw`UPDATE "JobOrder" SET "pickedUp" = "pickedUp"`;
  expect(await atBuyer.until(({ isComplete }) => !isComplete)).toEqual({ isComplete: false, rows: [] });
});

test('visitors and bad input are refused', async () => {
  const refused = await openLive(url, visitor(db));
  expect(refused.status).toBe(401);
  await refused.body?.cancel();
  const tooMany = await openLive(url, buyer ?? visitor(db), { ids: Array.from({ length: 101 }, () => 'x') });
  expect(await tooMany.text()).toContain('BAD_USER_INPUT');
});

test('ends with the session, and for a blocked user', async () => {
  const user = await db.user.findUniqueOrThrow({ where: { userNameKey: 'viewer@luna.test' } });
  const again = () =>
    signedIn(db, { userId: user.id, userName: user.userName, customerId: buyer?.customerId ?? null });
  const [one, other] = [await again(), await again()];
  const [ending, staying] = [await listen(one), await listen(other)];
  await db.session.updateMany({
    where: { familyId: one.claims?.familyId ?? '' },
    data: { revokedAt: new Date() },
  });
  await ending.ended;
  await touch(job.id);
  await staying.until(tells('JobOrder', job.id));
  await db.user.update({ where: { id: user.id }, data: { blockedAt: new Date() } });
  await staying.ended;
});

test('the oldest connection of a user ends when one too many comes', async () => {
  const approver = await demoActor(db, 'approver@luna.test');
  const first = await listen(approver);
  const rest = await Promise.all(Array.from({ length: MAX_PER_USER }, () => listen(approver)));
  await first.ended;
  await touch(job.id);
  await Promise.all(rest.map((client) => client.until(tells('JobOrder', job.id))));
});

test('all clients read again after notifications may have been lost', async () => {
  const atBuyer = await listen(buyer);
  await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'aurifex-changes' AND datname = current_database()`;
  await atBuyer.until(({ isComplete }) => !isComplete);
  await touch(job.id);
  await atBuyer.until(tells('JobOrder', job.id));
});

test('a stopping server ends its streams', async () => {
  const atBuyer = await listen(buyer);
  const before = performance.now();
  await product.stop();
  await atBuyer.ended;
  // Running requests may take eight seconds to end.
  expect(performance.now() - before).toBeLessThan(7_000);
});

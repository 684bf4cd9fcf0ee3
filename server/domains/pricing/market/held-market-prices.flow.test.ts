import { expect, test } from '@jest/globals';
import { createActor } from '../../../test/actors.ts';
import { createSampleCatalog } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { run } from '../../../test/run.ts';

const database = await testDatabase();
const { db } = database;
const NOW = new Date();
await createSampleCatalog(db, { now: new Date(NOW.getTime() - 7_200_000) });
await db.heldMarketPrice.deleteMany();
const sales = await createActor(db, { role: 'STAFF_SALES' }, NOW);
const admin = await createActor(db, { role: 'ADMINISTRATOR' }, NOW);

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const gold = (...quoted: [minutes: number, sell: string][]) =>
  ['metal,asOf,sell', ...quoted.map(([minutes, sell]) => `AU,${minutesAgo(minutes)},${sell}`)].join('\n');

const PREVIEW = 'query ($text: String!) { marketFile(text: $text) { lines { sell against } } }';
const IMPORT = `mutation ($text: String!) { r: importMarketPrices(input: { text: $text }) {
  ... on ImportMarketPricesSuccess { added held known } } }`;
const HELD =
  '{ market(days: 1) { held { heldId metalCode sell against movePercent } metals { code days { sell } } } }';
const DECIDE = `mutation ($heldIds: [Int!]!, $decision: HeldPriceDecision!) {
  r: decideHeldMarketPrices(input: { heldIds: $heldIds, decision: $decision }) { __typename } }`;

const add = async (text: string) => (await run(admin, IMPORT, { text }, { now: NOW })).data.r;
async function market() {
  const { held, metals } = (await run(sales, HELD, {}, { now: NOW })).data.market;
  const days = metals.find(({ code }: { code: string }) => code === 'AU').days;
  return { held, price: days.at(-1).sell };
}
async function decide(decision: string, sells: string[], actor = admin) {
  const rows = await db.heldMarketPrice.findMany({ where: { sell: { in: sells } } });
  const heldIds = rows.map(({ id }) => id);
  return (await run(actor, DECIDE, { heldIds, decision }, { now: NOW })).data.r.__typename;
}
const sentNotices = () =>
  db.notice.findMany({ where: { event: 'MARKET_PRICE_HELD' }, select: { userId: true, number: true } });

test('holds a price that moved too far, keeps the last one, and notifies staff once', async () => {
  const jump = gold([60, '241.07'], [50, '24107.5'], [40, '2410']);
  const { lines } = (await run(sales, PREVIEW, { text: jump }, { now: NOW })).data.marketFile;
  expect(lines.map(({ against }: { against: string | null }) => against)).toEqual(['2400', '2400', null]);
  expect(await add(jump)).toEqual({ added: 1, held: 2, known: 0 });
  expect(await market()).toEqual({
    price: '2410',
    held: [
      expect.objectContaining({ metalCode: 'AU', sell: '24107.5', against: '2400', movePercent: '904.5' }),
      expect.objectContaining({ metalCode: 'AU', sell: '241.07', against: '2400', movePercent: '-90' }),
    ],
  });
  await runDueJobs(database);
  const first = await sentNotices();
  expect(first).toContainEqual({ userId: admin.userId, number: 'AU −90%' });
  expect(await add(gold([30, '24108']))).toEqual({ added: 0, held: 1, known: 0 });
  await runDueJobs(database);
  expect(await sentNotices()).toEqual(first);
});

test('a rejected price never applies, and is not held again', async () => {
  expect(await decide('REFUSE', ['241.07'], sales)).toBe('ForbiddenError');
  expect(await decide('REFUSE', ['241.07'])).toBe('DecideHeldMarketPricesSuccess');
  expect(await decide('REFUSE', ['241.07'])).toBe('ConflictError');
  expect(await decide('ACCEPT', ['241.07'])).toBe('ConflictError');
  expect(await add(gold([60, '241.07']))).toEqual({ added: 0, held: 0, known: 1 });
  expect((await market()).held.map(({ sell }: { sell: string }) => sell)).toEqual(['24108', '24107.5']);
});

test('an accepted price counts, and so does what follows it closely', async () => {
  expect(await decide('ACCEPT', ['24107.5'])).toBe('DecideHeldMarketPricesSuccess');
  // A price of 2,410 between the two already counts, so later quotations still deviate from it.
  expect((await market()).held.map(({ sell }: { sell: string }) => sell)).toEqual(['24108']);
  expect(await decide('ACCEPT', ['24108'])).toBe('DecideHeldMarketPricesSuccess');
  expect(await market()).toEqual({ price: '24108', held: [] });
  expect(await add(gold([20, '24000']))).toEqual({ added: 1, held: 0, known: 0 });
  expect(await add(gold([19, '48500'], [18, '48600']))).toMatchObject({ held: 2 });
  expect(await decide('ACCEPT', ['48500'])).toBe('DecideHeldMarketPricesSuccess');
  expect(await market()).toEqual({ price: '48600', held: [] });
});

test('of two concurrent decisions, one is refused', async () => {
  await add(gold([17, '1']));
  const answers = await Promise.all([decide('ACCEPT', ['1']), decide('REFUSE', ['1'])]);
  expect(answers.sort()).toEqual(['ConflictError', 'DecideHeldMarketPricesSuccess']);
});

test('the limit is a setting', async () => {
  const save = `mutation ($limit: Decimal) { r: saveMarketFeed(input: { moveLimitPercent: $limit }) { __typename } }`;
  const set = async (limit: string) => (await run(admin, save, { limit }, { now: NOW })).data.r.__typename;
  expect(await set('0')).toBe('InvalidInputError');
  expect(await set('1000')).toBe('InvalidInputError');
  expect(await set('3')).toBe('SaveMarketFeedSuccess');
  const text = `metal,asOf,sell\nAG,${minutesAgo(1)},31`;
  expect(await add(text)).toEqual({ added: 0, held: 1, known: 0 });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createActor } from '../../../test/actors.ts';
import { createSampleCatalog } from '../../../test/catalog/sample-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { run } from '../../../test/run.ts';
import { testServices } from '../../../test/services.ts';
import { saveSetting } from '../../settings/save-setting.ts';
import { fetchFeed, isPublic } from './fetch-feed.ts';

const database = await testDatabase();
const { db } = database;
const NOW = new Date();
await createSampleCatalog(db, { now: new Date(NOW.getTime() - 3_600_000) });
const sales = await createActor(db, { role: 'STAFF_SALES' }, NOW);
const admin = await createActor(db, { role: 'ADMINISTRATOR' }, NOW);

const TODAY = NOW.toISOString().slice(0, 16);
const FILE = `metal,asOf,buy,sell\nAU,2020-01-02,1495,1500\nAU,${TODAY},2790,2800\n`;
const PREVIEW =
  'query ($text: String!) { marketFile(text: $text) { lines { line metalCode sell } problems { line column code } } }';
const IMPORT = `mutation ($text: String!) { importMarketPrices(input: { text: $text }) { __typename
  ... on ImportMarketPricesSuccess { added known } ... on InvalidInputError { issues { path code } } } }`;

let answer: { status: number; body: string; location?: string } = { status: 200, body: '' };
const feed = createServer((_request, response) => {
  response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
  if (answer.body === 'never') return;
  response.end(answer.body);
});
await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/prices.csv`;
afterAll(() => {
  feed.closeAllConnections();
  feed.close();
});
beforeEach(() => {
  answer = { status: 200, body: FILE };
});

test('a file is previewed, then imported whole, once', async () => {
  const { data } = await run(sales, PREVIEW, { text: FILE }, { now: NOW });
  expect(data.marketFile).toEqual({
    lines: [
      { line: 2, metalCode: 'AU', sell: '1500' },
      { line: 3, metalCode: 'AU', sell: '2800' },
    ],
    problems: [],
  });
  const before = await db.marketPrice.count();
  const bad = await run(admin, IMPORT, { text: `${FILE}XX,2020-01-03,1,2\n` }, { now: NOW });
  expect(bad.data.importMarketPrices.issues).toEqual([{ path: 'text.4.metal', code: 'UNKNOWN' }]);
  expect(await db.marketPrice.count()).toBe(before);
  const first = await run(admin, IMPORT, { text: FILE }, { now: NOW });
  expect(first.data.importMarketPrices).toMatchObject({ added: 2, known: 0 });
  const again = await run(admin, IMPORT, { text: FILE }, { now: NOW });
  expect(again.data.importMarketPrices).toMatchObject({ added: 0, known: 2 });
  const refused = await run(sales, IMPORT, { text: FILE }, { now: NOW });
  expect(refused.data.importMarketPrices.__typename).toBe('ForbiddenError');
});

test('history is by the day, with the freshness of the newest price', async () => {
  const { data } = await run(
    sales,
    '{ market(days: 30) { metals { code freshness days { sell source } } } }',
    {},
    { now: NOW },
  );
  const gold = data.market.metals.find(({ code }: { code: string }) => code === 'AU');
  expect(gold.freshness).toBe('FRESH');
  expect(gold.days.at(-1).sell).toBe('2800');
  expect(data.market.metals.map(({ code }: { code: string }) => code)).not.toContain('CU');
});

test('a day of the history is one of the owner’s time zone', async () => {
  const { id: metalId } = await db.metal.findFirstOrThrow({ where: { code: 'PT' } });
  // The company is in New York: the first two are of one evening there, the last of the next morning.
  const times = ['2026-01-01T22:00:00Z', '2026-01-02T03:00:00Z', '2026-01-02T14:00:00Z'];
  await db.marketPrice.createMany({
    data: times.map((asOf, index) => ({ metalId, asOf, buy: 10 + index, sell: 20 + index, source: 'FILE' })),
  });
  const { data } = await run(
    sales,
    '{ market(days: 30) { metals { code days { asOf } } } }',
    {},
    { now: new Date('2026-01-10T12:00:00Z') },
  );
  const platinum = data.market.metals.find(({ code }: { code: string }) => code === 'PT');
  expect(platinum.days.map(({ asOf }: { asOf: string }) => asOf)).toEqual(
    times.slice(1).map((asOf) => new Date(asOf).toISOString()),
  );
});

test('the feed of a setting is fetched by a task; a feed that is not understood changes nothing', async () => {
  const services = await testServices();
  const allowing = { ...services, config: { ...services.config, marketFeedPrivate: true } };
  await db.marketPrice.deleteMany({ where: { source: 'FILE' } });
  const set = `mutation ($url: String) { saveMarketFeed(input: { url: $url }) { __typename ... on SaveMarketFeedSuccess { feedUrl } } }`;
  await run(admin, set, { url }, { now: NOW });
  await runDueJobs(database, { services: allowing });
  expect(await db.marketPrice.count({ where: { source: 'FEED' } })).toBe(2);
  answer = { status: 200, body: 'metal,asOf,sell\nAU,2020-01-05,1\nAU,never,2' };
  await run(admin, set, { url }, { now: NOW });
  await runDueJobs(database, { services: allowing });
  expect(await db.marketPrice.count({ where: { source: 'FEED' } })).toBe(2);
  const wrong = await run(admin, set, { url: 'file:///etc/passwd' }, { now: NOW });
  expect(wrong.data.saveMarketFeed.__typename).toBe('InvalidInputError');
  await saveSetting(db, 'MARKET_FEED', null);
});

test.each([
  ['a private address', { status: 200, body: FILE }, false, /private address/],
  ['an error', { status: 500, body: '' }, true, /answered 500/],
  ['a redirect', { status: 302, body: '', location: 'http://example.com/' }, true, /answered 302/],
  ['too much', { status: 200, body: 'x'.repeat(400_000) }, true, /larger than/],
  ['nothing for too long', { status: 200, body: 'never' }, true, /too long/],
])('a feed with %s is refused', async (_case, given, allowsPrivate, message) => {
  answer = given;
  await expect(fetchFeed(url, { allowsPrivate, timeoutMs: 1_000 })).rejects.toThrow(message);
});

test('a name that resolves to this machine is no public address', async () => {
  await expect(fetchFeed('http://localhost/', { allowsPrivate: false })).rejects.toThrow(/private address/);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '::1',
  'fe80::1',
  'fc00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '224.0.0.1',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is public', (address) =>
  expect(isPublic(address)).toBe(true),
);

import { expect, test } from '@jest/globals';
import { type Actor, bearer } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { readPdf } from '../../test/pdf.ts';
import { run } from '../../test/run.ts';
import { serve } from '../../test/serve.ts';
import { testServices } from '../../test/services.ts';
import { openShop, orderedJob } from '../../test/shop.ts';
import { preparedFileKey } from './prepared-file.ts';
import { removePrepared } from './remove-prepared.task.ts';

const database = await testDatabase();
const { db } = database;
const { url } = await serve(db);
const shop = await openShop(db);
const { buyer, production, sales } = shop;
const jobs = [await orderedJob(buyer, shop), await orderedJob(buyer, shop)];

const PREPARE = `mutation ($input: PrepareJobTravelersInput!) { result: prepareJobTravelers(input: $input) {
  __typename ... on MutationError { code } ... on InvalidInputError { issues { path code } }
  ... on PrepareJobTravelersSuccess { preparedDocument { key status url title pages } } } }`;
const LOOK = `query ($key: ID!) { preparedDocument(key: $key) { status problem url title pages } }`;

async function prepare(actor: Actor, ids: readonly string[], language: 'en' | 'fr' = 'en') {
  return (await run(actor, PREPARE, { input: { ids } }, { language })).data.result;
}

async function look(actor: Actor, id: string) {
  return (await run(actor, LOOK, { key: id })).data.preparedDocument;
}

test('travelers are made by the queue, in the language of whoever asked, and nobody else gets them', async () => {
  const { preparedDocument } = await prepare(
    production,
    jobs.map(({ id }) => id),
    'fr',
  );
  expect(preparedDocument).toMatchObject({ status: 'WAITING', url: null, title: null });
  const path = `/documents/prepared/${preparedDocument.key}.pdf`;
  expect((await fetch(url + path, { headers: bearer(production) })).status).toBe(404);
  await runDueJobs(database);
  expect(await look(production, preparedDocument.key)).toEqual({
    status: 'READY',
    problem: null,
    url: path,
    title: '2 fiches suiveuses',
    pages: 2,
  });
  const answer = await fetch(url + path, { headers: bearer(production) });
  expect(answer.headers.get('content-disposition')).toContain('2 fiches suiveuses.pdf');
  const { pages } = await readPdf(await answer.bytes());
  for (const [index, { number }] of jobs.entries()) expect(pages[index]).toContain(number);
  expect(await look(sales, preparedDocument.key)).toBeNull();
  expect((await fetch(url + path, { headers: bearer(sales) })).status).toBe(404);
  expect((await fetch(url + path)).status).toBe(401);
});

test('it is gone after an hour, and so is its file', async () => {
  const { preparedDocument } = await prepare(production, [jobs[0]?.id ?? '']);
  await runDueJobs(database);
  const services = await testServices();
  const key = preparedFileKey(preparedDocument.key);
  expect(await services.files.read(key)).not.toBeNull();
  await removePrepared.run({}, { db, databaseUrl: url, services, now: new Date() });
  expect(await look(production, preparedDocument.key)).not.toBeNull();
  await removePrepared.run({}, { db, databaseUrl: url, services, now: new Date(Date.now() + 3_700_000) });
  expect(await look(production, preparedDocument.key)).toBeNull();
  expect(await services.files.read(key)).toBeNull();
});

test('a job that was taken away in the meantime, or a session that ended, makes none', async () => {
  const first = await prepare(production, [jobs[0]?.id ?? '']);
  await db.preparedDocument.update({
    where: { id: first.preparedDocument.key },
    data: { keys: ['Sm9iT3JkZXI6OTk5OTk='] },
  });
  const second = await prepare(sales, [jobs[0]?.id ?? '']);
  await db.session.updateMany({ where: { userId: sales.userId ?? 0 }, data: { revokedAt: new Date() } });
  await runDueJobs(database);
  expect(await look(production, first.preparedDocument.key)).toMatchObject({
    status: 'FAILED',
    problem: 'NOT_FOUND',
  });
  expect(
    await db.preparedDocument.findUniqueOrThrow({ where: { id: second.preparedDocument.key } }),
  ).toMatchObject({ status: 'FAILED', problem: 'UNAUTHENTICATED' });
});

test.each([
  ['no job', () => [], { issues: [{ path: 'ids', code: 'REQUIRED' }] }],
  [
    'more than a hundred',
    () => Array.from({ length: 101 }, (_, id) => String(id)),
    { issues: [{ path: 'ids', code: 'TOO_MANY' }] },
  ],
  ['a job that is missing', () => [jobs[0]?.id ?? '', 'Sm9iT3JkZXI6OTk5OTk='], { code: 'NOT_FOUND' }],
  ['nonsense', () => ['nonsense'], { code: 'NOT_FOUND' }],
])('%s is refused', async (_name, ids, expected) => {
  expect(await prepare(production, ids())).toMatchObject(expected);
});

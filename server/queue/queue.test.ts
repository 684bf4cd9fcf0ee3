import { beforeEach, expect, test } from '@jest/globals';
import { visitor } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { runDueJobs } from '../test/orders/due-jobs.ts';
import { run } from '../test/run.ts';
import { mails, testServices } from '../test/services.ts';
import { add, openShop, submit } from '../test/shop.ts';
import { listFailedTasks } from './failed-tasks.ts';

const database = await testDatabase();
const { db, pool } = database;
const shop = await openShop(db);

type Job = { id: string; task: string; key: string | null; attempts: number; last_error: string | null };

async function jobs(): Promise<Job[]> {
  const { rows } = await pool.query<Job>(
    'SELECT id, task_identifier AS task, key, attempts, last_error FROM graphile_worker.jobs ORDER BY id',
  );
  return rows;
}

/** Services with a mailer that refuses the matching mails with the message. */
function refusing(message: string, isRefused: (to: string) => boolean = () => true) {
  const sent: string[] = [];
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (isRefused(to)) throw new Error(message);
      sent.push(to);
    },
    close: () => {},
  };
  return { sent, services: { mailer } };
}

/** Makes every job due for its last try. */
const lastTry = () =>
  pool.query(`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 13)
    FROM graphile_worker.jobs`);

beforeEach(async () => {
  mails.length = 0;
  await pool.query('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs');
  await db.failedTask.deleteMany();
});

async function order(): Promise<string> {
  await add(shop.buyer, shop);
  const { orderCode } = await submit(shop.buyer);
  return orderCode;
}

test('the mails of an order are in its transaction', async () => {
  const code = await order();
  expect(mails).toEqual([]);
  expect((await jobs()).map(({ key }) => key)).toEqual([
    `send_order_mail:${code}/customer`,
    `send_order_mail:${code}/manufacturer`,
  ]);
  await runDueJobs(database);
  expect(mails).toHaveLength(2);
  expect(await jobs()).toEqual([]);
});

test('an order that is refused leaves no mail', async () => {
  await add(shop.buyer, shop);
  expect(await submit(shop.buyer, { expectedSubTotal: '1.00' })).toMatchObject({
    __typename: 'PriceChangedError',
  });
  expect(await jobs()).toEqual([]);
  await db.cartItem.deleteMany();
});

test('a mail that fails is tried again, and the other one is not sent twice', async () => {
  await order();
  const { sent, services } = refusing('450 try later', (to) => to === shop.buyer.userName);
  await runDueJobs(database, { services });
  expect(sent).toEqual(['orders@aurifex.test']);
  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: '450 try later' }]);
  await pool.query(
    'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs',
  );
  await runDueJobs(database);
  expect(mails.map(({ to }) => to)).toEqual([shop.buyer.userName]);
});

test('an order is accepted while the mail server is away', async () => {
  const { services } = refusing('connect ECONNREFUSED 127.0.0.1:25');
  expect(await order()).toMatch(/^JO-/);
  await runDueJobs(database, { services });
  expect((await jobs()).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test('lists a failed job for staff, with its subject', async () => {
  const code = await order();
  const { services } = refusing('550 no such mailbox');
  await lastTry();
  await runDueJobs(database, { services });
  // Reporting the order added a separate job for the mail to the customer.
  await lastTry();
  await runDueJobs(database, { services });
  await listFailedTasks(db);
  expect(await db.failedTask.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    {
      task: 'send_order_mail',
      about: `${code}/manufacturer`,
      lastError: '550 no such mailbox',
      attempts: 14,
    },
    { task: 'send_notice_mail', lastError: '550 no such mailbox', attempts: 14 },
  ]);
  await listFailedTasks(db);
  expect(await db.failedTask.count()).toBe(2);
});

test.each([
  ['the address of the mail server', 'connect failed: smtp://portal:Tr0ub4dor@mail.test:587', 'Tr0ub4dor'],
  ['a password', 'refused {"password":"k7mq-4xhd-92ab"}', 'k7mq-4xhd-92ab'],
  ['a header', 'sent Authorization: Bearer abcdefgh12345678', 'abcdefgh12345678'],
  ['a card number', 'text was 4242 4242 4242 4242', '4242 4242 4242 4242'],
])('a failure that speaks of %s keeps no secret', async (_what, message, secret) => {
  await order();
  await lastTry();
  await runDueJobs(database, { services: refusing(message).services });
  await listFailedTasks(db);
  const kept = JSON.stringify([
    await jobs(),
    (await db.failedTask.findMany()).map(({ lastError }) => lastError),
  ]);
  expect(kept).not.toContain(secret);
});

test('the job of a generated password knows no password, and a failed try leaves none', async () => {
  const reset =
    'mutation ($input: RequestPasswordResetInput!) { result: requestPasswordReset(input: $input) { __typename } }';
  await run(visitor(db), reset, { input: { userName: shop.buyer.userName } });
  const { rows } = await pool.query('SELECT payload FROM graphile_worker._private_jobs');
  expect(rows).toEqual([{ payload: { userId: shop.buyer.userId } }]);
  await runDueJobs(database, { services: refusing('450 try later').services });
  expect(await db.passwordReset.count()).toBe(0);
});

test.each([
  ['nothing', '{}'],
  ['no number', '{"orderGroupId":"1","recipient":"CUSTOMER"}'],
  ['somebody else', '{"orderGroupId":1,"recipient":"eve@evil.test"}'],
  ['more than it knows', '{"orderGroupId":1,"recipient":"CUSTOMER","password":"k7mq-4xhd-92ab"}'],
  ['a list', '[1]'],
  ['an order that is gone', '{"orderGroupId":2000000000,"recipient":"CUSTOMER"}'],
])('a payload of %s fails and mails nobody', async (_what, payload) => {
  await pool.query(`SELECT graphile_worker.add_job('send_order_mail', $1::json, max_attempts => 1)`, [
    payload,
  ]);
  await runDueJobs(database);
  expect(mails).toEqual([]);
  const [job] = await jobs();
  expect(job?.last_error).toBeTruthy();
  expect(job?.last_error).not.toContain('k7mq');
});

test('eight workers at once do each job once', async () => {
  await order();
  await order();
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(database)));
  expect(mails).toHaveLength(4);
  expect(new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size).toBe(4);
});

test('two requests that wait become one mail', async () => {
  const reset =
    'mutation ($input: RequestPasswordResetInput!) { result: requestPasswordReset(input: $input) { __typename } }';
  for (const _each of [1, 2]) await run(visitor(db), reset, { input: { userName: shop.colleague.userName } });
  await runDueJobs(database, { services: await testServices() });
  expect(mails).toHaveLength(1);
});

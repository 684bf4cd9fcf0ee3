import { expect, test } from '@jest/globals';
import { testDatabase } from '../../server/test/database.ts';
import { newInvoice } from '../../server/test/money/invoices.ts';
import { add, openShop } from '../../server/test/shop.ts';
import { ask } from './ask.ts';
import { type MailServerBehaviour, startMailServer } from './mail-server.ts';
import { endProcessesAtLast, startProcess } from './product-process.ts';
import { until } from './until.ts';

endProcessesAtLast();
const { db, url, pool } = await testDatabase();
const shop = await openShop(db);
const mail = await startMailServer();
const settings = { SMTP_URL: mail.url };
const toBoth = [shop.buyer.userName, 'orders@aurifex.test'].sort();

async function submit(server: { url: string }): Promise<string> {
  await add(shop.buyer, shop);
  const { result } = await ask(server, {
    as: shop.buyer,
    query: 'mutation { result: submitOrder(input: {}) { ... on SubmitOrderSuccess { orderCode } } }',
  });
  return result.orderCode;
}

async function jobs(): Promise<{ attempts: number; locked: boolean }[]> {
  const { rows } = await pool.query(
    `SELECT attempts, locked_at IS NOT NULL AS locked FROM graphile_worker.jobs WHERE task_identifier IN ('send_order_mail', 'send_notice_mail')`,
  );
  return rows;
}

async function documentJobs(): Promise<{ attempts: number }[]> {
  const { rows } = await pool.query(
    `SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = 'send_document'`,
  );
  return rows;
}

async function allJobs(): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM graphile_worker.jobs');
  return rows[0].count;
}

/** Makes jobs that wait for a retry due, and notifies the workers. */
const hurry = () =>
  pool.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs`,
  );

test('a process that is killed behind the commit leaves the mails to the next one', async () => {
  const server = await startProcess(url, { ...settings, WORKER: 'apart' });
  await submit(server);
  await server.end('SIGKILL');
  expect(mail.taken).toEqual([]);
  const next = await startProcess(url, settings);
  await until('both mails', () => mail.taken.length === 2);
  expect([...mail.taken].sort()).toEqual(toBoth);
  await next.end('SIGTERM');
});

test('a process that is killed while it sends leaves the mails to another one', async () => {
  mail.taken.length = 0;
  mail.mood = 'hangs';
  const server = await startProcess(url, settings);
  await submit(server);
  await until('both are being sent', async () => (await jobs()).filter(({ locked }) => locked).length === 2);
  await server.end('SIGKILL');
  mail.mood = 'takes';
  const next = await startProcess(url, settings);
  await until('both mails', () => mail.taken.length === 2, 60_000);
  expect([...mail.taken].sort()).toEqual(toBoth);
  await until('nothing is left', async () => (await jobs()).length === 0);
  await next.end('SIGTERM');
});

test.each<[string, MailServerBehaviour]>([
  ['refuses', 'refuses'],
  ['ends connections', 'ends'],
])('an order is accepted while the mail server %s, and mailed when it is well again', async (_what, mood) => {
  mail.taken.length = 0;
  mail.mood = mood;
  const server = await startProcess(url, settings);
  expect(await submit(server)).toMatch(/^JO-/);
  // The email to the customer has its own job, which reporting the order adds.
  await until('both failed', async () => {
    const waiting = await jobs();
    return waiting.length === 2 && waiting.every(({ attempts, locked }) => attempts > 0 && !locked);
  });
  mail.mood = 'takes';
  await hurry();
  await until('both mails', () => mail.taken.length === 2);
  expect([...mail.taken].sort()).toEqual(toBoth);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a document waits with its mail while the server refuses, and leaves whole', async () => {
  const { number } = await newInvoice(shop, shop.buyer);
  const server = await startProcess(url, settings);
  await until('what the invoice told is sent', async () => (await allJobs()) === 0);
  mail.taken.length = 0;
  mail.messages.length = 0;
  mail.mood = 'refuses';
  const answer = await ask(server, {
    as: shop.admin,
    query: `mutation { result: mailDocument(input: { kind: INVOICE, number: "${number}", to: ["${shop.buyer.userName}"] }) { __typename } }`,
  });
  expect(answer.result).toEqual({ __typename: 'MailDocumentSuccess' });
  const row = () => db.documentMail.findFirstOrThrow({ where: { number } });
  await until('it failed', async () => (await documentJobs()).some(({ attempts }) => attempts > 0));
  expect(await row()).toMatchObject({ sentAt: null, problem: null });
  expect(mail.taken).toEqual([]);
  mail.mood = 'takes';
  await hurry();
  await until('it is sent', async () => (await row()).sentAt !== null);
  expect(mail.taken).toEqual([shop.buyer.userName]);
  const [message = ''] = mail.messages;
  expect(message).toContain(`filename="Invoice ${number}.pdf"`);
  const file = /name="?Invoice[^\n]*\n(?:[^\n]+\n)*\n([A-Za-z0-9+/=\n]+)/.exec(message)?.[1] ?? '';
  expect(Buffer.from(file, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('two processes send each mail once', async () => {
  mail.taken.length = 0;
  const servers = await Promise.all([startProcess(url, settings), startProcess(url, settings)]);
  for (let order = 0; order < 4; order += 1) await submit(servers[order % 2] ?? servers[0]);
  await until('all mails', () => mail.taken.length === 8);
  await until('nothing is left', async () => (await jobs()).length === 0);
  expect(mail.taken).toHaveLength(8);
  expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
});

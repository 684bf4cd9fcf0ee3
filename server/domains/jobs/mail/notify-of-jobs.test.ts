import { expect, test } from '@jest/globals';
import { localId } from '../../../lib/global-id.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';
import { notifyOfJobs } from './notify-of-jobs.task.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const { buyer, sales } = shop;

async function newJob(): Promise<string> {
  const { id } = await orderedJob(buyer, shop);
  return id;
}
const set = (id: string, data: object) =>
  db.jobOrder.update({ where: { id: localId('JobOrder', id) ?? 0 }, data });

async function sentMails(news: Parameters<typeof notifyOfJobs>[1], now = new Date()): Promise<Mail[]> {
  const sent: Mail[] = [];
  await notifyOfJobs(db, news, now);
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  await runDueJobs(database, { now, services: { mailer } });
  return sent.filter(({ headers }) => headers?.['List-Unsubscribe']?.includes(news));
}

test('what was shipped is told once, all of it in one mail', async () => {
  const jobs = [await newJob(), await newJob()];
  for (const id of jobs) {
    for (const action of ['RELEASE', 'START', 'TO_QC', 'PASS']) await move(sales, id, action);
    await move(sales, id, 'SHIP', { trackingNumber: '1Z 77' });
  }
  const [mail, ...others] = await sentMails('JOB_SHIPPED');
  expect([mail?.subject, others]).toEqual(['2 jobs have been shipped', []]);
  expect(await sentMails('JOB_SHIPPED')).toEqual([]);
  expect(await sentMails('JOB_LATE')).toEqual([]);
});

test('a job is late once for each promised day, unless the customer keeps it waiting', async () => {
  const id = await newJob();
  const yesterday = new Date(Date.now() - 48 * 3_600_000);
  await set(id, { promisedOn: yesterday });
  expect(await sentMails('JOB_LATE')).toHaveLength(1);
  expect(await sentMails('JOB_LATE')).toEqual([]);
  await set(id, { promisedOn: new Date(Date.now() - 72 * 3_600_000) });
  expect(await sentMails('JOB_LATE')).toHaveLength(1);
  const held = await newJob();
  await set(held, { promisedOn: yesterday });
  await move(sales, held, 'HOLD', { reason: 'Waiting' });
  expect(await sentMails('JOB_LATE')).toEqual([]);
});

test('a question reaches the customer, in its words', async () => {
  const id = await newJob();
  await move(sales, id, 'ASK_INFO', { reason: 'Which finger?' });
  const [mail] = await sentMails('JOB_QUESTION');
  expect(mail?.text).toContain('Which finger?');
  expect(await sentMails('JOB_QUESTION')).toEqual([]);
});

test('a cancellation is told to the other side, once it can no longer be undone', async () => {
  const later = () => new Date(Date.now() + 11 * 60_000);
  const [ours, theirs, undone] = [await newJob(), await newJob(), await newJob()];
  for (const id of [ours, undone]) await step(sales, 'cancelJobOrder', { id, reason: 'Sold out' });
  await step(buyer, 'cancelJobOrder', { id: theirs });
  expect(await sentMails('JOB_CANCELLED')).toEqual([]);
  await step(sales, 'undoJobOrderTransition', { id: undone });
  await sentMails('JOB_CANCELLED', later());
  const ids = [ours, theirs, undone].map((id) => localId('JobOrder', id) ?? 0);
  const notices = await db.notice.findMany({ where: { event: 'JOB_CANCELLED', subjectId: { in: ids } } });
  const sides = (id: number | undefined) => [
    ...new Set(notices.filter(({ subjectId }) => subjectId === id).map(({ side }) => side)),
  ];
  // Colleagues of the user who cancelled are notified; the user is not.
  expect(sides(ids[0])).toContain('CUSTOMER');
  expect(sides(ids[1])).toEqual(['STAFF']);
  expect(sides(ids[2])).toEqual([]);
  expect(notices.map(({ userId, subjectId }) => [userId, subjectId])).not.toContainEqual([
    sales.userId,
    ids[0],
  ]);
  expect(notices.find(({ subjectId }) => subjectId === ids[0])?.facts).toMatchObject({ words: 'Sold out' });
});

test('runs at the same time tell of a job once', async () => {
  const id = await newJob();
  await set(id, { promisedOn: new Date(Date.now() - 48 * 3_600_000) });
  const counts = await Promise.all([1, 2, 3].map(() => notifyOfJobs(db, 'JOB_LATE', new Date())));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('who refused a kind of mail gets no more of it, by a click without a session, and can have it again', async () => {
  const id = await newJob();
  const late = (days: number) => set(id, { promisedOn: new Date(Date.now() - days * 86_400_000) });
  await late(2);
  const [mail] = await sentMails('JOB_LATE');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const key = /unsubscribe\?key=([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(`/unsubscribe?key=${key}`);
  const visitor = { ...buyer, userId: null, userName: null, claims: null, refreshToken: null };
  const end = async (given: string) =>
    (
      await run(
        visitor,
        'mutation ($input: UnsubscribeInput!) { result: unsubscribe(input: $input) { __typename ... on MutationError { code } } }',
        { input: { key: given } },
      )
    ).data.result;
  for (const wrong of [`${key}x`, key.replace('JOB_LATE', 'JOB_SHIPPED'), key.replace(/^\d+/, '999999'), ''])
    expect(await end(wrong)).toMatchObject({ code: 'UNSUBSCRIBE_LINK_INVALID' });
  expect(await end(key)).toEqual({ __typename: 'UnsubscribeSuccess' });
  await late(3);
  expect(await sentMails('JOB_LATE')).toEqual([]);
  const { data } = await run(
    buyer,
    'mutation { result: setNoticeChoice(input: { event: JOB_LATE, inInbox: true, mail: AT_ONCE }) { ... on SetNoticeChoiceSuccess { viewer { noticeChoices { event inInbox mail } } } } }',
  );
  expect(data.result.viewer.noticeChoices).toContainEqual({
    event: 'JOB_LATE',
    inInbox: true,
    mail: 'AT_ONCE',
  });
  await late(4);
  expect(await sentMails('JOB_LATE')).toHaveLength(1);
});

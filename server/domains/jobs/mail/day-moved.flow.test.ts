import { expect, test } from '@jest/globals';
import { addDays, isoDayOf } from '../../../lib/calendar.ts';
import { localId } from '../../../lib/global-id.ts';
import { dayIn } from '../../../lib/locale-formats.ts';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { sentMails } from '../../../test/orders/sent-mails.ts';
import { requireNews } from '../../../test/require-news.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const database = await testDatabase();
const { db, pool } = database;
const shop = await openShop(db);
await requireNews(pool);
const { buyer, sales } = shop;
const approver = await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [shop.luna] });
const day = (days: number) => addDays(isoDayOf(new Date(), 'UTC'), days);

async function newJob() {
  const { id } = await orderedJob(buyer, shop);
  const jobId = localId('JobOrder', id) ?? 0;
  const { number, promisedOn } = await db.jobOrder.findUniqueOrThrow({ where: { id: jobId } });
  await sentMails(database);
  return { id, jobId, number, promised: isoDayOf(promisedOn ?? new Date(), 'UTC') };
}

const reschedule = (id: string, promisedOn: string, reason?: string) =>
  step(sales, 'rescheduleJobOrder', { id, promisedOn, ...(reason ? { reason } : {}) });

test.each(['en', 'fr'] as const)(
  'a moved day is told with the old and the new one, in %s',
  async (language) => {
    const { id, number, promised } = await newJob();
    await db.user.update({ where: { id: buyer.userId ?? 0 }, data: { language } });
    await reschedule(id, day(60));
    await reschedule(id, day(70), 'The stone is late');
    const [mail, ...others] = await sentMails(database);
    expect(others).toEqual([]);
    const [before, after] = [dayIn(promised, language), dayIn(day(70), language)];
    expect(mail?.to).toBe(buyer.userName);
    expect(mail?.subject).toBe(
      language === 'fr'
        ? `${number} est maintenant promise pour le ${after}`
        : `${number} is now promised for ${after}`,
    );
    expect(mail?.text).toContain(
      language === 'fr' ? `${after} au lieu du ${before}` : `${after} instead of ${before}`,
    );
    expect(mail?.text).toContain(
      language === 'fr' ? 'Motif : The stone is late' : 'Reason: The stone is late',
    );
    expect(mail?.text).not.toContain(dayIn(day(60), language));
  },
);

test('a day that is the old one again, or the same, mails nobody', async () => {
  const { id, jobId, promised } = await newJob();
  await reschedule(id, day(60));
  await reschedule(id, promised);
  await reschedule(id, promised);
  expect(await sentMails(database)).toEqual([]);
  const sentNotices = await db.notice.count({ where: { event: 'JOB_DAY_MOVED', subjectId: jobId } });
  expect(sentNotices).toBe(2);
});

test('the day of a change that a colleague approves is told to the contact', async () => {
  const { id, jobId, promised } = await newJob();
  await move(sales, id, 'RELEASE');
  const change = { serviceTypeCode: 'CAD', note: 'Another stone', promisedOn: day(80) };
  await step(shop.production, 'proposeJobChange', { id, ...change });
  await step(approver, 'approveJobOrder', { id });
  const { promisedOn } = await db.jobOrder.findUniqueOrThrow({ where: { id: jobId } });
  expect(isoDayOf(promisedOn ?? new Date(), 'UTC')).toBe(day(80));
  await sentMails(database);
  const sentNotices = await db.notice.findMany({ where: { event: 'JOB_DAY_MOVED', subjectId: jobId } });
  expect(sentNotices.map(({ userId }) => userId)).toEqual([buyer.userId]);
  expect(sentNotices[0]?.facts).toMatchObject({ dayBefore: promised, day: day(80) });
});

test('several jobs are told in one mail', async () => {
  const jobs = [await newJob(), await newJob()];
  for (const { id } of jobs) await reschedule(id, day(65));
  const [mail, ...others] = await sentMails(database);
  expect([mail?.subject, others]).toEqual(['Nouvelles dates promises pour 2 commandes', []]);
  for (const { number } of jobs) expect(mail?.text).toContain(number);
});

test('of a customer without reachable users, staff are told to tell it', async () => {
  const { id, jobId, number } = await newJob();
  await db.user.update({ where: { id: buyer.userId ?? 0 }, data: { blockedAt: new Date() } });
  await step(shop.production, 'rescheduleJobOrder', { id, promisedOn: day(60) });
  const mails = await sentMails(database);
  await db.user.update({ where: { id: buyer.userId ?? 0 }, data: { blockedAt: null } });
  expect(mails.map(({ to }) => to)).toContain(sales.userName);
  for (const { subject } of mails)
    expect(subject).toMatch(new RegExp(`^Tell .+: ${number} is now promised for `));
  const sentNotices = await db.notice.findMany({ where: { event: 'JOB_DAY_MOVED', subjectId: jobId } });
  expect(new Set(sentNotices.map(({ side }) => side))).toEqual(new Set(['STAFF']));
});

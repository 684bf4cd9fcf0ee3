import { expect, test } from '@jest/globals';
import { addDays, isoDayOf } from '../../../lib/calendar.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { testDatabase } from '../../../test/database.ts';
import { memo, type PackedGiven, sentConsignment } from '../../../test/money/consignments.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { notifyOfTerms } from './notify-of-terms.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const { buyer, sales, accounting } = shop;
const now = new Date();

/** The emails about terms, without other notices. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  await runDueJobs(database, { now, services: { mailer } });
  return sent.filter(({ headers }) => headers?.['List-Unsubscribe']?.includes('CONSIGNMENT_DUE'));
}

/** A consignment that was sent the given number of days ago, with a term of thirty days. */
async function sentBefore(days: number, given: PackedGiven = {}) {
  const consignment = await sentConsignment(shop, given);
  const issuedOn = addDays(isoDayOf(now, 'America/New_York'), -days);
  const term = { issuedOn: new Date(issuedOn), dueOn: new Date(addDays(issuedOn, 30)) };
  await db.consignment.update({ where: { id: consignment.id }, data: term });
  return consignment;
}

const emailOf = async (userId: number | null) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId ?? 0 }, select: { email: true } })).email;

test('notifies the contact once per share of the term, and again of a new last day', async () => {
  const given = { contactId: buyer.userId ?? 0 };
  const { globalId, id } = await sentBefore(23, given);
  await sentBefore(22, given);
  expect([await notifyOfTerms(db, now), await notifyOfTerms(db, now)]).toEqual([1, 0]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: await emailOf(buyer.userId),
    subject: expect.stringMatching(/^Your consignment OC-\d+ is due soon$/),
    text: expect.stringContaining('75%'),
  });
  expect(mail?.headers).toHaveProperty('List-Unsubscribe');
  // Missed earlier shares are not notified.
  const issuedOn = new Date(addDays(isoDayOf(now, 'America/New_York'), -40));
  await db.consignment.update({ where: { id }, data: { issuedOn, dueOn: new Date(now.getTime() - 9e8) } });
  expect([await notifyOfTerms(db, now), await notifyOfTerms(db, now)]).toEqual([1, 0]);
  expect((await mails())[0]?.subject).toMatch(/is due$/);
  const dueOn = addDays(isoDayOf(now, 'America/New_York'), 2);
  await memo(sales, 'changeConsignmentDueDate', { id: globalId, dueOn, reason: 'A week more' });
  expect(await notifyOfTerms(db, now)).toBe(1);
  expect((await mails())[0]?.text).toContain('90%');
});

test('without a contact, notifies users who report sales; not of sold pieces', async () => {
  const { globalId, line } = await sentBefore(31);
  expect(await notifyOfTerms(db, now)).toBeGreaterThan(0);
  await memo(sales, 'reportConsignmentSold', { id: globalId, lines: [{ lineId: line }] });
  expect(await mails()).toEqual([]);
  const sold = await sentBefore(31);
  await memo(sales, 'reportConsignmentSold', { id: sold.globalId, lines: [{ lineId: sold.line }] });
  expect(await notifyOfTerms(db, now)).toBe(0);
  await sentBefore(31);
  await notifyOfTerms(db, now);
  const recipients = (await mails()).map(({ to }) => to);
  expect(recipients).toContain(await emailOf(accounting.userId));
  expect(recipients).not.toContain(await emailOf(buyer.userId));
});

test('sends no mails to users who opted out', async () => {
  await db.noticeChoice.create({
    data: { userId: buyer.userId ?? 0, event: 'CONSIGNMENT_DUE', inInbox: true, mail: 'NONE' },
  });
  await sentBefore(31, { contactId: buyer.userId ?? 0 });
  expect(await notifyOfTerms(db, now)).toBe(1);
  expect(await mails()).toEqual([]);
});

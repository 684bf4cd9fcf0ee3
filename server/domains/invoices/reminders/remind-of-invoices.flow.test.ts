import { expect, test } from '@jest/globals';
import { addDays, isoDayOf } from '../../../lib/calendar.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { bill, fallDue, newInvoice } from '../../../test/money/invoices.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { remindOfInvoices } from './remind-of-invoices.task.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.luna] });
const now = new Date();
const today = isoDayOf(now, (await readSettings(db)).COMPANY.timeZone);

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await runDueJobs(database, {
    services: { mailer: { send: async (mail) => void sent.push(mail), close: () => {} } },
  });
  return sent;
}

async function setDays(before: number[], after: number[]) {
  const document = `mutation ($input: SetInvoiceRemindersInput!) { r: setInvoiceReminders(input: $input) {
    ... on MutationError { code } ... on InvalidInputError { issues { path code } }
    ... on SetInvoiceRemindersSuccess { reminders { before after } } } }`;
  return (await run(shop.admin, document, { input: { before, after } })).data.r;
}

/** The customer's users who are notified of an invoice that is due in the given number of days, by event. */
async function notifiedUsers(id: number, dueIn: number): Promise<Record<string, number[]>> {
  await fallDue(db, id, addDays(today, dueIn));
  await remindOfInvoices(db, now);
  await mails();
  const notices = await db.notice.findMany({
    where: {
      subjectModel: 'Invoice',
      subjectId: id,
      side: 'CUSTOMER',
      inInbox: true,
      event: { in: ['INVOICE_DUE_SOON', 'INVOICE_OVERDUE'] },
    },
    orderBy: { userId: 'asc' },
  });
  const byEvent: Record<string, number[]> = {};
  for (const { event, userId } of notices) byEvent[event] = [...(byEvent[event] ?? []), userId];
  return byEvent;
}

/** The contact, and all users of the customer who may pay (2002). */
const people = await db.user.findMany({
  where: {
    customers: { some: { customerId: shop.luna } },
    OR: [
      { id: shop.buyer.userId ?? 0 },
      { roles: { some: { role: { is: { permissions: { some: { permissionNumber: 2002 } } } } } } },
    ],
  },
  orderBy: { id: 'asc' },
});
const payers = people.map(({ id }) => id);

test.each<[number, number[], number[], string | null]>([
  [8, [7, 3], [1], null],
  [7, [7, 3], [1], 'INVOICE_DUE_SOON'],
  [3, [7, 3], [1], 'INVOICE_DUE_SOON'],
  [0, [7, 3], [1], null],
  [0, [0], [1], 'INVOICE_DUE_SOON'],
  [-1, [7, 3], [1], 'INVOICE_OVERDUE'],
  [-3, [], [1], 'INVOICE_OVERDUE'],
  [-4, [], [1], null],
  [-30, [], [1, 30], 'INVOICE_OVERDUE'],
  [7, [], [1], null],
  [-1, [7], [], null],
  [-1, [], [], null],
])('due in %i days, reminded %j days before and %j after: %s', async (dueIn, before, after, event) => {
  const { id } = await newInvoice(shop, shop.buyer);
  expect(await setDays(before, after)).toEqual({ reminders: { before, after } });
  expect(await notifiedUsers(id, dueIn)).toEqual(event === null ? {} : { [event]: payers });
  // Once each, for any number of runs.
  expect(await remindOfInvoices(db, now)).toBeGreaterThanOrEqual(0);
  expect(await notifiedUsers(id, dueIn)).toEqual(event === null ? {} : { [event]: payers });
});

const act = (name: string, id: string) => bill(shop.admin, name, { id, reason: 'Agreed' });

test.each<[string, (invoice: { globalId: string; total: string }) => Promise<unknown>]>([
  ['void', ({ globalId }) => act('voidInvoice', globalId)],
  ['written off', ({ globalId }) => act('writeOffInvoice', globalId)],
  [
    'paid',
    ({ globalId, total }) =>
      bill(shop.admin, 'recordPayment', {
        customerId: shop.luna,
        amount: total,
        method: 'TRANSFER',
        allocations: [{ invoiceId: globalId, amount: total }],
      }),
  ],
])('sends no reminder of an invoice that is %s', async (_state, close) => {
  await setDays([3], [1]);
  const invoice = await newInvoice(shop, shop.buyer);
  await close(invoice);
  expect(await notifiedUsers(invoice.id, -1)).toEqual({});
});

test('the mail goes to the contact and to who pays, and not once it was paid before the mail left', async () => {
  await setDays([3], [1]);
  await mails();
  const invoice = await newInvoice(shop, shop.buyer);
  const paid = await newInvoice(shop, shop.buyer);
  await mails();
  for (const { id } of [invoice, paid]) await fallDue(db, id, addDays(today, -1));
  await remindOfInvoices(db, now);
  // The notification task has run, but no email was sent yet.
  const refusing = { send: async () => Promise.reject(new Error('no server')), close: () => {} };
  await runDueJobs(database, { services: { mailer: refusing } });
  await bill(shop.admin, 'recordPayment', {
    customerId: shop.luna,
    amount: paid.total,
    method: 'TRANSFER',
    allocations: [{ invoiceId: paid.globalId, amount: paid.total }],
  });
  await db.$executeRaw`SELECT 1 FROM graphile_worker.reschedule_jobs((SELECT array_agg(id) FROM graphile_worker.jobs), run_at => now())`;
  const sent = (await mails()).filter(({ text }) => text.includes(invoice.number));
  expect(sent.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  for (const { text } of sent) expect(text).not.toContain(paid.number);
});

test('days are bounded, and only who changes settings sets them', async () => {
  expect(await setDays([61], [0])).toMatchObject({
    issues: [
      { path: 'before.0', code: 'OUT_OF_RANGE' },
      { path: 'after.0', code: 'OUT_OF_RANGE' },
    ],
  });
  expect(await setDays([1, 2, 3, 4, 5, 6], [])).toMatchObject({
    issues: [{ path: 'before', code: 'TOO_MANY' }],
  });
  expect(await setDays([3, 7, 3], [7, 1])).toEqual({ reminders: { before: [7, 3], after: [1, 7] } });
});

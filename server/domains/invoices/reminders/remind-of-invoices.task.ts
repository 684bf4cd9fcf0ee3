import { z } from 'zod';
import type { Database } from '../../../database/client.ts';
import { addDays, dateOfIsoDay, isoDayOf, storedDay } from '../../../lib/calendar.ts';
import { task } from '../../../queue/task.ts';
import type { EventOccurrence } from '../../notices/notify/event-occurrence.ts';
import { notifyAll } from '../../notices/notify/notify.task.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { reminderOf } from '../rules/reminders.ts';

/** Invoices per statement. */
const AT_ONCE = 500;

/** Sends reminders for open invoices before and after they are due, by the setting. */
export const remindOfInvoicesTask = task('remind_of_invoices', {
  payload: z.looseObject({}),
  attempts: 3,
  schedule: '40 12 * * *',
  run: async (_payload, { db, now }) => {
    await remindOfInvoices(db, now);
  },
});

/**
 * The work of the task.
 * @returns the number of invoices
 */
export async function remindOfInvoices(db: Database, now: Date): Promise<number> {
  const { COMPANY, INVOICE_REMINDERS } = await readSettings(db);
  const today = isoDayOf(now, COMPANY.timeZone);
  const { before, after } = INVOICE_REMINDERS;
  const latest = dateOfIsoDay(addDays(today, Math.max(0, ...before)));
  const earliest = dateOfIsoDay(addDays(today, -Math.max(0, ...after) - 3));
  const open = await db.invoice.findMany({
    where: { issuedAt: { not: null }, balance: { gt: 0 }, dueOn: { gte: earliest, lte: latest } },
    orderBy: { id: 'asc' },
    select: { id: true, dueOn: true },
  });
  const occurrences = open.flatMap(({ id, dueOn }): EventOccurrence[] => {
    const reminder = dueOn && reminderOf(storedDay(dueOn), today, INVOICE_REMINDERS);
    if (!reminder) return [];
    const { event, days } = reminder;
    return [{ event, about: { model: 'Invoice', id }, of: `${days} of ${storedDay(dueOn)}`, doerIds: [] }];
  });
  for (let from = 0; from < occurrences.length; from += AT_ONCE)
    await notifyAll(db, occurrences.slice(from, from + AT_ONCE));
  return occurrences.length;
}

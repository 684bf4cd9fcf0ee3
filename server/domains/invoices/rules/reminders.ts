import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';

/** When reminders of invoices are sent, in days before and after the due date. */
export type ReminderDays = { readonly before: readonly number[]; readonly after: readonly number[] };

/** A reminder of an invoice; `days` before or after its due date. */
export type Reminder = { readonly event: 'INVOICE_DUE_SOON' | 'INVOICE_OVERDUE'; readonly days: number };

/** A missed run is made up for within this number of days; later, a reminder is useless. */
const GRACE_DAYS = 2;

/**
 * Today's reminder of an open invoice: the latest one that applies, so that nobody gets several at once; null for
 * none.
 */
export function reminderOf(dueOn: IsoDay, today: IsoDay, { before, after }: ReminderDays): Reminder | null {
  const passed = daysBetween(dueOn, today);
  const comes = (at: number) => at <= passed && passed - at <= GRACE_DAYS;
  const overdue = after.filter((days) => days > 0 && comes(days));
  if (overdue.length > 0) return { event: 'INVOICE_OVERDUE', days: Math.max(...overdue) };
  if (passed > 0) return null;
  const soon = before.filter((days) => days >= 0 && comes(-days));
  return soon.length > 0 ? { event: 'INVOICE_DUE_SOON', days: Math.min(...soon) } : null;
}

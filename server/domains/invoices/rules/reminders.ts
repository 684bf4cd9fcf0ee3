import { daysBetween, type IsoDay } from '../../../lib/calendar.ts';

/** When invoices are reminded of, in days before and after they are due. */
export type ReminderDays = { readonly before: readonly number[]; readonly after: readonly number[] };

/** A reminder of an invoice; `days`: how many before or after its due day. */
export type Reminder = { readonly event: 'INVOICE_DUE_SOON' | 'INVOICE_OVERDUE'; readonly days: number };

/** A missed run is made up for within so many days; later than that a reminder is no use. */
const GRACE_DAYS = 2;

/**
 * The reminder that an open invoice is due for today: of all that have come the latest, so that nobody gets several at once. Null:
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

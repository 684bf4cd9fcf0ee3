import type { NoticeEvent } from '../../notices/rules/events.ts';
import type { LedgerEntryFacts, LedgerKind } from './ledger.ts';

/** The event of an entry, or why nobody is notified of it. */
type EntryNews = { readonly event: NoticeEvent } | { readonly withoutNotice: string };

/** How a booking is told where its entries alone do not decide it. */
export type NotifyAs =
  /** The customer's bank took the money back. */
  | 'CHARGEBACK'
  /** The deposit of an order, whose caller notifies users. */
  | 'DEPOSIT';

/** The events of all entries. The code that writes an entry notifies its users, so no booking bypasses the table. */
export const LEDGER_NEWS: Readonly<Record<LedgerKind, { booked: EntryNews; reversed: EntryNews }>> = {
  INVOICED: {
    booked: { event: 'INVOICE_ISSUED' },
    reversed: { withoutNotice: 'An issued invoice is voided, never reversed.' },
  },
  VOIDED: {
    booked: { event: 'INVOICE_VOIDED' },
    reversed: { withoutNotice: 'A voided invoice stays void.' },
  },
  WRITTEN_OFF: {
    booked: { event: 'INVOICE_WRITTEN_OFF' },
    reversed: { withoutNotice: 'What was written off is never owed again.' },
  },
  PAYMENT_RECEIVED: { booked: { event: 'PAYMENT_RECEIVED' }, reversed: { event: 'PAYMENT_REVERSED' } },
  PAYMENT_APPLIED: {
    booked: { withoutNotice: 'The receipt of the payment is told.' },
    reversed: { withoutNotice: 'Told with the reversal, the refund or the voided invoice that causes it.' },
  },
  PAYMENT_REFUNDED: { booked: { event: 'MONEY_REFUNDED' }, reversed: { event: 'REFUND_FAILED' } },
  CREDIT_ISSUED: { booked: { event: 'CREDIT_ISSUED' }, reversed: { event: 'CREDIT_VOIDED' } },
  CREDIT_APPLIED: {
    booked: { withoutNotice: 'The credit itself is told.' },
    reversed: { withoutNotice: 'The credit is available again; reminders tell of the open invoice.' },
  },
  CREDIT_REFUNDED: {
    booked: { event: 'MONEY_REFUNDED' },
    reversed: { withoutNotice: 'A credit that was paid out stays paid out.' },
  },
};

type NotifiableEntry = Pick<LedgerEntryFacts, 'kind' | 'reversesId'>;

/** The event of an entry; null if nobody is notified of it. */
export function eventOfEntry(
  { kind, reversesId }: NotifiableEntry,
  notifyAs: NotifyAs | null,
): NoticeEvent | null {
  const news = LEDGER_NEWS[kind][reversesId === null ? 'booked' : 'reversed'];
  if (!('event' in news)) return null;
  if (notifyAs === 'DEPOSIT' && news.event === 'PAYMENT_REVERSED') return null;
  return notifyAs === 'CHARGEBACK' && news.event === 'MONEY_REFUNDED' ? 'PAYMENT_CHARGED_BACK' : news.event;
}

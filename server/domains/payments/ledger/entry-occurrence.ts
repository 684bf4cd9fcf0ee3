import type { ActorContext } from '../../../audit/record-audit.ts';
import { moneyText } from '../../../lib/money.ts';
import type { EventOccurrence } from '../../notices/notify/event-occurrence.ts';
import { actorsOf } from '../../notices/notify/notify.task.ts';
import { writtenWords } from '../../notices/notify/written-words.ts';
import type { NoticeEvent } from '../../notices/rules/events.ts';
import type { LedgerEntryFacts } from '../rules/ledger.ts';

/** An entry with its event. */
type EntryWithEvent = {
  event: NoticeEvent;
  entry: Pick<LedgerEntryFacts, 'amount' | 'invoiceId' | 'paymentId' | 'creditId'>;
  reason: string | null;
  currency: string;
};

/** The occurrence of an entry’s event: about its credit, its payment or its invoice, with its amount and reason. */
export function entryOccurrence(
  { viewer, now }: ActorContext,
  { event, entry, reason, currency }: EntryWithEvent,
): EventOccurrence {
  const about = subjectOf(entry);
  const amount = moneyText(entry.amount.abs());
  // The amount of an invoice is its balance.
  const money = about.model === 'Invoice' ? { closed: amount } : { amount };
  // What a bank does to a payment has a code, or the words of its gateway, for a reason.
  const isByBank = viewer.isAutomatic && about.model === 'Payment';
  const why = isByBank ? { cause: 'BANK' as const } : writtenWords(reason);
  return {
    event,
    about,
    of: now.toISOString(),
    doerIds: actorsOf(viewer),
    ...(event === 'INVOICE_ISSUED' ? {} : { facts: { ...money, ...why, currency } }),
  };
}

function subjectOf({ invoiceId, paymentId, creditId }: EntryWithEvent['entry']) {
  if (creditId != null) return { model: 'CustomerCredit', id: creditId };
  if (paymentId !== null) return { model: 'Payment', id: paymentId };
  if (invoiceId === null) throw new Error('An entry is about an invoice, a payment or a credit.');
  return { model: 'Invoice', id: invoiceId };
}

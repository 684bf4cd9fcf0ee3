import type { NoticeSide } from '../../notices/rules/audiences.ts';
import type { NoticeEvent } from '../../notices/rules/events.ts';

/** The notice event of a step of a quote, and its side; absent: both sides of the notice table. */
type QuoteEvent = { readonly event: NoticeEvent; readonly side?: NoticeSide };

/** Steps with notifications. A sent offer is notified with its own email. Edits of a draft notify nobody. */
const EVENTS: Readonly<Record<string, QuoteEvent>> = {
  REQUEST: { event: 'QUOTE_REQUESTED' },
  SUBMIT: { event: 'QUOTE_REQUESTED' },
  ASK_APPROVAL: { event: 'QUOTE_APPROVAL_ASKED' },
  APPROVE: { event: 'QUOTE_APPROVAL_DECIDED' },
  REFUSE_APPROVAL: { event: 'QUOTE_APPROVAL_DECIDED' },
  ASK_INFO: { event: 'QUOTE_QUESTION' },
  ANSWER: { event: 'QUOTE_ANSWERED' },
  COUNTER: { event: 'QUOTE_COUNTERED' },
  ACCEPT: { event: 'QUOTE_ACCEPTED' },
  DECLINE: { event: 'QUOTE_DECLINED', side: 'STAFF' },
  WITHDRAW: { event: 'QUOTE_DECLINED', side: 'STAFF' },
  REJECT: { event: 'QUOTE_DECLINED', side: 'CUSTOMER' },
};

/** The notice event of a step of a quote; null for none. */
export function eventOfStep(action: string): QuoteEvent | null {
  return EVENTS[action] ?? null;
}

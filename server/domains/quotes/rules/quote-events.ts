import type { NoticeSide } from '../../notices/rules/audiences.ts';
import type { NoticeEvent } from '../../notices/rules/events.ts';

/** What a step of a quote tells, and to which side; absent: both that the table names. */
type QuoteEvent = { readonly event: NoticeEvent; readonly side?: NoticeSide };

/** Steps that somebody is told of. That an offer was sent is told with its letter, and who writes a draft tells nobody. */
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

/** What a step of a quote tells; null: nothing. */
export function eventOfStep(action: string): QuoteEvent | null {
  return EVENTS[action] ?? null;
}

import type { SidedTransition } from '../../ordering/rules/sided-transition.ts';
import type { QuoteStatusCode } from './status-codes.ts';

/** What can be done with a price quote: `statusChangeAction` of legacy clients. */
export type QuoteAction =
  | 'SUBMIT'
  | 'DELETE'
  | 'REVIEW'
  | 'ASK_INFO'
  | 'ANSWER'
  | 'WITHDRAW'
  | 'REJECT'
  | 'SEND'
  | 'ASK_APPROVAL'
  | 'APPROVE'
  | 'REFUSE_APPROVAL'
  | 'RETURN'
  | 'RECALL'
  | 'ACCEPT'
  | 'COUNTER'
  | 'DECLINE'
  | 'REVISE'
  | 'REFRESH'
  | 'REPLACE'
  | 'EXPIRE'
  | 'CONVERT';

/** A condition on the stored facts of a quote; quote-guards.ts defines each. */
export type QuoteGuard =
  | 'hasLines'
  | 'everyLinePriced'
  | 'marginAboveFloor'
  | 'discountWithinLimit'
  | 'approvalNeeded'
  | 'approvalNotAsked'
  | 'approvalAsked'
  | 'notExpired'
  | 'hasExpired'
  | 'offeredUnasked'
  | 'nothingSent';

/** One transition of a price quote, as data. */
export interface QuoteTransition extends SidedTransition<QuoteAction, QuoteGuard> {
  from: QuoteStatusCode;
  /** NOWHERE: the quote is deleted. */
  to: QuoteStatusCode | 'NOWHERE';
  /** It happens by itself: by the clock, or as a part of something else. */
  isAutomatic: boolean;
  /** Guards for whoever it is. */
  guards: readonly QuoteGuard[];
  requiresReason: boolean;
}

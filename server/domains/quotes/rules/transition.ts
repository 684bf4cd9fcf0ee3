import type { SidedTransition } from '../../identity/rules/sided-transition.ts';
import type { QuoteStatusCode } from './status-codes.ts';

/** Actions on a price quote, which legacy clients send as `statusChangeAction`. */
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

/** A condition on the stored facts of a quote, defined in quote-guards.ts. */
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

/** One transition of a price quote. */
export interface QuoteTransition extends SidedTransition<QuoteAction, QuoteGuard> {
  from: QuoteStatusCode;
  /** NOWHERE: the quote is deleted. */
  to: QuoteStatusCode | 'NOWHERE';
  /** It is automatic: by time, or as a part of another action. */
  isAutomatic: boolean;
  /** Guards for all actors. */
  guards: readonly QuoteGuard[];
  requiresReason: boolean;
}

import type { Waited } from '../../waiting/rules/waited-act.ts';
import type { QuoteFacts } from './quote-facts.ts';
import { currentStatus } from './quote-guards.ts';
import { QUOTE_STATUSES } from './status-codes.ts';
import { CUSTOMER_DECISIONS, QUOTES_VIEW, transitionFrom } from './transitions.ts';

/** The action that ends each wait for the customer. */
const ACTS = { SENT: 'ACCEPT', NEEDS_INFO: 'ANSWER' } as const;

/** Whom a quote waits for; an expired offer waits for nobody. */
export function waitedOfQuote(quote: Pick<QuoteFacts, 'status' | 'validUntil'>, now: Date): Waited {
  const status = currentStatus(quote, now);
  if (status === 'SENT' || status === 'NEEDS_INFO') {
    const act = ACTS[status];
    const needed = transitionFrom(status, act)?.customer?.anyOf ?? [];
    return { act, permissions: [QUOTES_VIEW, ...needed], isOwnDecision: CUSTOMER_DECISIONS.includes(act) };
  }
  return QUOTE_STATUSES[status].waitingOn === 'US' ? 'MANUFACTURER' : null;
}

import type { Viewer } from '../../../auth/viewer.ts';
import type { QuoteDraft } from '../quote/create-quote.ts';
import { QUOTES_ADD } from '../rules/transitions.ts';
import { requireQuoteAction } from '../transitions/perform-transition.ts';

/** Lets customers ask for a quote, and staff begin one of the same pieces. */
export function requireBeginning(viewer: Viewer): void {
  viewer.require(QUOTES_ADD);
  if (!viewer.isStaff) requireQuoteAction({ viewer }, 'SUBMIT');
}

/**
 * How a quote begins: of a customer as what they ask for, of staff as a draft of an offer that they write, with the
 * contact that they chose, else the customer's main contact.
 */
export function begunQuote(
  viewer: Viewer,
  as: 'REQUEST' | 'TEMPORARY',
  contactId: number | null = null,
): Pick<QuoteDraft, 'as' | 'action' | 'contactId'> {
  if (!viewer.isStaff) return { as, action: 'REQUEST', contactId: viewer.userId };
  return { as: 'OFFER', action: 'CREATE', contactId };
}

import type { Viewer } from '../../../auth/viewer.ts';
import type { QuoteDraft } from '../quote/create-quote.ts';
import { QUOTES_ADD } from '../rules/transitions.ts';
import { requireQuoteAction } from '../transitions/perform-transition.ts';

/** Checks the permission to begin a quote: customers request one, staff write one. */
export function requireBeginning(viewer: Viewer): void {
  viewer.require(QUOTES_ADD);
  if (!viewer.isStaff) requireQuoteAction({ viewer }, 'SUBMIT');
}

/**
 * The first columns of a quote: for a customer a request, for staff a draft of an offer with the chosen contact,
 * otherwise the customer's main contact.
 */
export function begunQuote(
  viewer: Viewer,
  as: 'REQUEST' | 'TEMPORARY',
  contactId: number | null = null,
): Pick<QuoteDraft, 'as' | 'action' | 'contactId'> {
  if (!viewer.isStaff) return { as, action: 'REQUEST', contactId: viewer.userId };
  return { as: 'OFFER', action: 'CREATE', contactId };
}

import { type OrderActor, reaches } from '../../identity/rules/sided-transition.ts';
import type { QuoteFacts } from './quote-facts.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import { QUOTES_ADD, QUOTES_EDIT } from './transitions.ts';

/** What can be edited in a version, besides the status of the quote. */
export type QuoteEdit = 'HEAD' | 'LINES' | 'PRICES' | 'TERMS';

const STAFF_EDITS: readonly QuoteEdit[] = ['HEAD', 'LINES', 'PRICES', 'TERMS'];
const CUSTOMER_EDITS: readonly QuoteEdit[] = ['HEAD', 'LINES'];

/** Statuses in which staff write a version. */
const STAFF_WRITES: readonly QuoteStatusCode[] = ['DRAFT', 'IN_REVIEW'];

/**
 * The edits that the viewer may make on a quote: customers in their temporary quotes, the only drafts that they see;
 * staff in drafts of the manufacturer and in quotes under review.
 */
export function offeredEdits(
  quote: Pick<QuoteFacts, 'status' | 'customerId' | 'placedById' | 'contactId'>,
  actor: OrderActor,
): readonly QuoteEdit[] {
  if (actor.side === 'CUSTOMER')
    return quote.status === 'DRAFT' && reaches(actor, [QUOTES_ADD], quote) ? CUSTOMER_EDITS : [];
  return STAFF_WRITES.includes(quote.status) && reaches(actor, [QUOTES_EDIT], quote) ? STAFF_EDITS : [];
}

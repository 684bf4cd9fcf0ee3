import type { OwnedRow } from '../../identity/rules/scope.ts';
import { type OrderActor, reaches } from '../../identity/rules/sided-transition.ts';
import { type NoteVisibility, noteVisibilities } from '../../notes/rules/note-visibility.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import { QUOTES_ADD, QUOTES_EDIT } from './transitions.ts';

/** What decides which notes can be written on a quote. */
type NotedQuote = OwnedRow & { readonly status: QuoteStatusCode };

/**
 * Kinds of notes that a user may write on a visible quote; empty without a permission for notes. Drafts of the
 * manufacturer have no notes for the customer, and mentions in them are not allowed.
 */
export function writableQuoteNotes(quote: NotedQuote, actor: OrderActor): readonly NoteVisibility[] {
  if (!reaches(actor, [QUOTES_ADD, QUOTES_EDIT], quote)) return [];
  const isStaff = actor.side === 'STAFF';
  return isStaff && quote.status === 'DRAFT' ? ['INTERNAL'] : noteVisibilities({ isStaff });
}

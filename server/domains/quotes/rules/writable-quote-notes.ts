import type { OwnedRow } from '../../identity/rules/scope.ts';
import { type NoteVisibility, noteVisibilities } from '../../notes/rules/note-visibility.ts';
import { type OrderActor, reaches } from '../../ordering/rules/sided-transition.ts';
import type { QuoteStatusCode } from './status-codes.ts';
import { QUOTES_ADD, QUOTES_EDIT } from './transitions.ts';

/** What decides which notes are written on a quote. */
type NotedQuote = OwnedRow & { readonly status: QuoteStatusCode };

/**
 * Kinds of notes that somebody may write on a quote that they see: none where no permission for notes reaches it. The
 * customer does not see the manufacturer's drafts, and nobody is called to one.
 */
export function writableQuoteNotes(quote: NotedQuote, actor: OrderActor): readonly NoteVisibility[] {
  if (!reaches(actor, [QUOTES_ADD, QUOTES_EDIT], quote)) return [];
  const isStaff = actor.side === 'STAFF';
  return isStaff && quote.status === 'DRAFT' ? ['INTERNAL'] : noteVisibilities({ isStaff });
}

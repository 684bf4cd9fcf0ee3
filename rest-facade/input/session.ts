import { optional, text } from './fields.ts';

const WHICH = "Which of the caller's carts; the default one without.";

/** Which cart, in a body. */
export const session = { sessionId: optional(text.max(64)).describe(WHICH) };

/** Which cart, in a query string. */
export const sessionQuery = { sessionId: text.max(64, 'TOO_LONG').optional().describe(WHICH) };

interface NamesCart {
  readonly query: { readonly sessionId?: string | undefined };
  readonly body: { readonly sessionId?: string | null | undefined };
}

/** Which of the caller's carts: from the query string or the body; null is the default one. */
export function sessionIdOf({ query, body }: NamesCart): string | null {
  return query.sessionId ?? body.sessionId ?? null;
}

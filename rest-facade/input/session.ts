import { optional, textUpTo } from './fields.ts';

const WHICH = "One of the caller's carts; by default the default cart.";

/** The cart session, in a body. */
export const session = { sessionId: optional(textUpTo(64)).describe(WHICH) };

/** The cart session, in a query string. */
export const sessionQuery = { sessionId: textUpTo(64, 'TOO_LONG').optional().describe(WHICH) };

interface NamesCart {
  readonly query: { readonly sessionId?: string | undefined };
  readonly body: { readonly sessionId?: string | null | undefined };
}

/** The cart session of a request, from the query string or the body; null: the default cart. */
export function sessionIdOf({ query, body }: NamesCart): string | null {
  return query.sessionId ?? body.sessionId ?? null;
}

import type { RestRequest } from './route.ts';

/** Which of the caller's carts: from the query string or the body; null is the default one. */
export function sessionIdOf({ query, body }: RestRequest): string | null {
  return query.text('sessionId') ?? body.text('sessionId') ?? null;
}

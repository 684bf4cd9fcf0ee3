import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../database/client.ts';
import type { AnswerBudget } from '../operation-limits/answer-budget.ts';
import type { KnownPlans } from '../rows/planned-query.ts';
import type { RowFinder } from '../rows/row-finder.ts';
import type { Services } from '../services/services.ts';

/** Language of names and dates in an answer. */
export type Language = 'en' | 'fr';

/**
 * Tokens issued by a sign-in, refresh or switch; the HTTP layer sends them to browsers as cookies. Without a refresh
 * token, the client keeps its current one.
 */
export type IssuedTokens = { token: string; refreshToken: string | null; rememberMe: boolean };

/** The context of all resolvers, one per request. */
export type Context = {
  db: Database;
  viewer: Viewer;
  /** Time of the request; rules never read the clock. */
  now: Date;
  /** From Accept-Language, then the user's language, then English. */
  language: Language;
  requestId: string;
  /** Client address, for limits and audit. */
  address: string;
  userAgent: string | null;
  /** From the Idempotency-Key header; a key in the input takes precedence. */
  idempotencyKey: string | null;
  /** Cart session of a browser, from the X-Cart-Session header; `sessionId` of an operation takes precedence. */
  cartSessionId?: string | null;
  /** Raw credentials of the request; refresh reads an expired access token. */
  credentials: { token: string | null; refreshToken: string | null; fromCookie: boolean };
  /** Sets the session cookies of the answer; null clears them. */
  setSession: (tokens: IssuedTokens | null) => void;
  /** Whether the caller is a browser with cookies, whose answers must not contain tokens. Default: false. */
  usesCookies?: boolean;
  services: Services;
  /** Remaining budget of the answer. */
  budget: AnswerBudget;
  /** Reads rows on the fast path; absent elsewhere. See `findRows`. */
  rows?: RowFinder | null;
  /** Plans cached for this operation and viewer; absent off the fast path. See `plannedQuery`. */
  plans?: KnownPlans;
};

/** Returns the name in the request's language from a `nameEn`/`nameFr` pair. */
export function localised(
  context: Pick<Context, 'language'>,
  row: { nameEn: string; nameFr: string },
): string {
  return context.language === 'fr' ? row.nameFr : row.nameEn;
}

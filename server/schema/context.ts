import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../database/client.ts';
import type { AnswerBudget } from '../operation-limits/answer-budget.ts';
import type { KnownPlans } from '../rows/planned-query.ts';
import type { RowFinder } from '../rows/row-finder.ts';
import type { Services } from '../services/services.ts';

/** Language of names and dates in an answer. */
export type Language = 'en' | 'fr';

/**
 * Tokens that a sign-in, refresh or switch hands out; the HTTP layer turns them into cookies for browsers. Without a
 * refresh token the client keeps the one that it has.
 */
export type IssuedTokens = { token: string; refreshToken: string | null; rememberMe: boolean };

/** What every resolver gets. One object per request. */
export type Context = {
  db: Database;
  viewer: Viewer;
  /** The request's clock: rules never read the time themselves. */
  now: Date;
  /** From Accept-Language, else the user's language, else English. */
  language: Language;
  requestId: string;
  /** Client address, for limits and audit. */
  address: string;
  userAgent: string | null;
  /** From the Idempotency-Key header; an input's own key wins. */
  idempotencyKey: string | null;
  /** From the X-Cart-Session header: the cart that a browser works on; an operation's own `sessionId` wins. */
  cartSessionId?: string | null;
  /** Raw credentials of the request: refresh reads an expired access token. */
  credentials: { token: string | null; refreshToken: string | null; fromCookie: boolean };
  /** Collects what to set as cookies on the answer; null clears them. */
  setSession: (tokens: IssuedTokens | null) => void;
  /** The caller is a browser that keeps its tokens in cookies: no answer shows them. Absent: it is not. */
  usesCookies?: boolean;
  services: Services;
  /** What the answer may still take. */
  budget: AnswerBudget;
  /** Reads rows on the fast path; absent elsewhere. See `findRows`. */
  rows?: RowFinder | null;
  /** Queries planned before for this operation and viewer; absent off the fast path. See `plannedQuery`. */
  plans?: KnownPlans;
};

/** `nameEn`/`nameFr` pairs answer in the request's language. */
export function localised(
  context: Pick<Context, 'language'>,
  row: { nameEn: string; nameFr: string },
): string {
  return context.language === 'fr' ? row.nameFr : row.nameEn;
}

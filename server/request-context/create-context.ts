import { Viewer } from '../auth/viewer.ts';
import type { Database } from '../database/client.ts';
import { cachedViewer } from '../domains/identity/sessions/load-viewer.ts';
import { note } from '../observability/request-notes.ts';
import { AnswerBudget } from '../operation-limits/answer-budget.ts';
import type { Context, IssuedTokens, Language } from '../schema/context.ts';
import type { Services } from '../services/services.ts';

/** Data of a request, independent of its transport. */
export type RequestFacts = {
  requestId: string;
  address: string;
  credentials: Context['credentials'];
  /** Null: the client accepts none of our languages. */
  language: Language | null;
  userAgent: string | null;
  idempotencyKey: string | null;
  cartSessionId?: string | null;
  setSession: (tokens: IssuedTokens | null) => void;
  usesCookies?: boolean;
  /** Name of one of our own operations; absent for a caller's document. */
  persistedName?: string;
  /** The remaining budget after a first attempt to create the response. */
  budget?: AnswerBudget;
};

/** Creates the context of one operation. The viewer is read with one statement, and cached until it changes. */
export async function createContext(
  { db, services }: { db: Database; services: Services },
  facts: RequestFacts,
): Promise<Context> {
  const now = new Date();
  const viewer = await viewerOf({ db, services }, facts.credentials.token, now);
  const { language, persistedName: _name, ...rest } = facts;
  // A budget that was used up on the fast path stays used up.
  if (!facts.budget?.isSpent) facts.budget = new AnswerBudget();
  const { budget } = facts;
  return {
    ...rest,
    db,
    services,
    budget,
    now,
    viewer,
    language: language ?? viewer.account?.language ?? 'en',
  };
}

/** The viewer of a token; the anonymous viewer for a missing or invalid token. */
export async function viewerOf(
  { db, services }: { db: Database; services: Services },
  token: string | null,
  now: Date,
): Promise<Viewer> {
  const claims = token === null ? null : services.tokenKeys.verifyAccess(token, now);
  if (!claims) return Viewer.anonymous;
  const viewer = await cachedViewer(db, services.changes, claims, now);
  const { account } = viewer;
  if (account)
    note({ userId: account.userId, ...(account.actor ? { actingById: account.actor.userId } : {}) });
  return viewer;
}

/** The preferred one of our languages in an Accept-Language header; null for none. */
export function preferredLanguage(header: string | null | undefined): Language | null {
  const ranked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { language } of ranked) if (language === 'en' || language === 'fr') return language;
  return null;
}

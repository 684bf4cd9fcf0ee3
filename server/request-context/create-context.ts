import { Viewer } from '../auth/viewer.ts';
import type { Database } from '../database/client.ts';
import { cachedViewer } from '../domains/identity/sessions/load-viewer.ts';
import { note } from '../observability/request-notes.ts';
import { AnswerBudget } from '../operation-limits/answer-budget.ts';
import type { Context, IssuedTokens, Language } from '../schema/context.ts';
import type { Services } from '../services/services.ts';

/** What the transport knows about a request, however it came in. */
export type RequestFacts = {
  requestId: string;
  address: string;
  credentials: Context['credentials'];
  /** Null: the client named no language of ours. */
  language: Language | null;
  userAgent: string | null;
  idempotencyKey: string | null;
  cartSessionId?: string | null;
  setSession: (tokens: IssuedTokens | null) => void;
  usesCookies?: boolean;
  /** Name of the operation when it is one of our own; without it the document is the caller's. */
  persistedName?: string;
  /** What is left of the answer's budget once making it was tried. */
  budget?: AnswerBudget;
};

/** The context of one operation. The viewer is read with one statement, and kept until something about it changes. */
export async function createContext(
  { db, services }: { db: Database; services: Services },
  facts: RequestFacts,
): Promise<Context> {
  const now = new Date();
  const viewer = await viewerOf({ db, services }, facts.credentials.token, now);
  const { language, persistedName: _name, ...rest } = facts;
  // What was spent on the fast path stays spent: the engine does not begin anew.
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

/** Who a token speaks for; the anonymous viewer for a token that is missing or no longer good. */
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

/** The preferred language of an Accept-Language header among ours; null when it names none of them. */
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

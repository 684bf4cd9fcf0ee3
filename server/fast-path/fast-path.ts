import { isTooMuchRead, isTooSlow, REQUEST_BOUNDS } from '../database/bounded-reads.ts';
import type { Database } from '../database/client.ts';
import { operationLabel, recordOperation } from '../observability/record-operation.ts';
import { answerTooLarge } from '../operation-limits/answer-budget.ts';
import { runHeavy } from '../operation-limits/heavy-operations.ts';
import {
  findPersisted,
  type PersistedOperations,
} from '../persisted-operations/read-persisted-operations.ts';
import { createContext, type RequestFacts } from '../request-context/create-context.ts';
import { showsStaleCredentials } from '../request-context/stale-credentials.ts';
import type { RowFinder } from '../rows/row-finder.ts';
import type { Services } from '../services/services.ts';
import {
  compiledCallerQueries,
  compiledOwnQueries,
  type KnownQuery,
  type NotCompiled,
} from './compiled-queries.ts';
import { EngineNeededError } from './execution/parts.ts';

/** A query as a client asks for it: one that is known by its id, or a text of the caller's own. */
export type FastCall = ({ documentId: string } | { query: string }) & {
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};

/**
 * Answers a query, or null when the engine has to: for what is no query or not lean, for what visitors make up, for bad
 * credentials, and for everything that ends in an error, so that errors are reported in one place. The engine then executes it
 * anew.
 */
export type FastPath = (
  call: FastCall,
  facts: RequestFacts,
) => Promise<{ data: Record<string, unknown> } | null>;

/** Why a call is the engine's; counted in the metric `fast_path_fallbacks_total`. */
type Fallback =
  | NotCompiled
  | 'unknown document'
  | 'visitor'
  | 'long text'
  | 'other operation name'
  | 'stale credentials'
  | 'engine needed'
  | 'error';

type Deps = { db: Database; services: Services; persisted: PersistedOperations; rows: RowFinder | null };

const { maxAnswerBytes, statementTimeoutMs } = REQUEST_BOUNDS;

/** Texts of callers in the cache of compiled queries; an integration sends a few, again and again. */
const MOST_TEXTS = 100;
/** Longest text that is cached, in characters; queries written by hand are far shorter. */
const LONGEST_TEXT = 20_000;

/** Compiled queries over rows that are read with one statement. */
export function createFastPath({ db, services, persisted, rows }: Deps): FastPath {
  const compiledOurs = compiledOwnQueries();
  const compiledCallers = compiledCallerQueries(MOST_TEXTS);

  /** Visitors have limits of their own, which the engine applies: texts are compiled only for callers with a token that we signed. */
  function ofCaller(text: string, { credentials: { token } }: RequestFacts): KnownQuery | Fallback {
    const isSigned = token !== null && services.tokenKeys.verifyAccess(token, new Date()) !== null;
    if (!isSigned) return 'visitor';
    return text.length <= LONGEST_TEXT ? compiledCallers(text) : 'long text';
  }

  async function answer(
    call: FastCall,
    facts: RequestFacts,
  ): Promise<{ data: Record<string, unknown> } | Fallback> {
    const startedAt = performance.now();
    const ours = 'documentId' in call ? findPersisted(persisted, call.documentId) : null;
    if ('documentId' in call && !ours) return 'unknown document';
    const query = 'documentId' in call ? compiledOurs(ours?.text ?? '') : ofCaller(call.query, facts);
    if (typeof query === 'string') return query;
    if ((call.operationName ?? query.name) !== query.name) return 'other operation name';
    const context = await createContext({ db, services }, facts);
    if (showsStaleCredentials(context)) return 'stale credentials';
    const variables = call.variables ?? {};
    const run = () => query.run({ ...context, rows }, variables);
    const data = await (query.isHeavy(variables)
      ? runHeavy(`user ${context.viewer.required.userId}`, run)
      : run());
    const label = operationLabel(ours?.name, context.viewer.isSignedIn);
    recordOperation(services.metrics, { label, type: 'query', outcome: 'ok', startedAt });
    return { data };
  }

  function fallBack(reason: Fallback): null {
    services.metrics.count('fast_path_fallbacks', { reason });
    return null;
  }

  return async (call, facts) => {
    try {
      const answered = await answer(call, facts);
      return typeof answered === 'string' ? fallBack(answered) : answered;
    } catch (error) {
      // The error happens again in the engine, which reports it; but what took too much is not done twice.
      if (isTooMuchRead(error)) facts.budget?.exhaust(answerTooLarge('bytes', maxAnswerBytes));
      if (isTooSlow(error)) facts.budget?.exhaust(answerTooLarge('milliseconds', statementTimeoutMs));
      return fallBack(error instanceof EngineNeededError ? 'engine needed' : 'error');
    }
  };
}

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

/** A requested query: a known id, or a text of the caller. */
export type FastCall = ({ documentId: string } | { query: string }) & {
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};

/**
 * Executes a query, or returns null if the engine has to: if it is not a lean query, for texts of visitors, for bad
 * credentials, and after any error, so that errors are reported in one place. The engine then executes it again.
 */
export type FastPath = (
  call: FastCall,
  facts: RequestFacts,
) => Promise<{ data: Record<string, unknown> } | null>;

/** Why the engine executes a call; counted in the metric `fast_path_fallbacks_total`. */
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

/** Maximum number of cached queries of callers; an integration repeats a few. */
const MAX_TEXTS = 100;
/** Maximum length of a cached text, in characters; hand-written queries are far shorter. */
const MAX_TEXT_LENGTH = 20_000;

/** Compiled queries over rows that are read with one statement. */
export function createFastPath({ db, services, persisted, rows }: Deps): FastPath {
  const compiledOurs = compiledOwnQueries();
  const compiledCallers = compiledCallerQueries(MAX_TEXTS);

  /** The engine applies the limits of visitors, so texts are compiled only for callers with a token that we signed. */
  function ofCaller(text: string, { credentials: { token } }: RequestFacts): KnownQuery | Fallback {
    const isSigned = token !== null && services.tokenKeys.verifyAccess(token, new Date()) !== null;
    if (!isSigned) return 'visitor';
    return text.length <= MAX_TEXT_LENGTH ? compiledCallers(text) : 'long text';
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
      // The engine repeats and reports the error. A query that was too large or too slow is not repeated.
      if (isTooMuchRead(error)) facts.budget?.exhaust(answerTooLarge('bytes', maxAnswerBytes));
      if (isTooSlow(error)) facts.budget?.exhaust(answerTooLarge('milliseconds', statementTimeoutMs));
      return fallBack(error instanceof EngineNeededError ? 'engine needed' : 'error');
    }
  };
}

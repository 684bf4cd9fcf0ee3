import type { Database } from '../database/client.ts';
import { createContext, type RequestFacts } from '../http/graphql-context.ts';
import { showsStaleCredentials } from '../http/stale-credentials.ts';
import { operationLabel, recordOperation } from '../observability/record-operation.ts';
import {
  findPersisted,
  type PersistedOperations,
} from '../persisted-operations/read-persisted-operations.ts';
import type { Services } from '../services.ts';
import { createCompiledQueries } from './compiled-queries.ts';
import type { RowFinder } from './row-finder.ts';

/** A persisted operation as a client asks for it. */
export type PersistedCall = {
  documentId: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};

/**
 * Answers a persisted query, or null when the engine has to: for what is no query or not lean, for bad credentials, and
 * for everything that ends in an error, so that errors are told in one way. The engine then executes it anew.
 */
export type FastPath = (
  call: PersistedCall,
  facts: RequestFacts,
) => Promise<{ data: Record<string, unknown> } | null>;

type Deps = { db: Database; services: Services; persisted: PersistedOperations; rows: RowFinder | null };

/** Compiled queries over rows that are read with one statement. */
export function createFastPath({ db, services, persisted, rows }: Deps): FastPath {
  const compiledQuery = createCompiledQueries();
  return async ({ documentId, operationName, variables }, facts) => {
    const operation = findPersisted(persisted, documentId);
    if (!operation || (operationName && operationName !== operation.name)) return null;
    try {
      const run = compiledQuery(operation.text);
      if (!run) return null;
      const startedAt = performance.now();
      const context = await createContext({ db, services }, facts);
      if (showsStaleCredentials(context)) return null;
      const data = await run({ ...context, rows }, variables ?? {});
      const label = operationLabel(operation.name, context.viewer.isSignedIn);
      recordOperation(services.metrics, { label, type: 'query', outcome: 'ok', startedAt });
      return { data };
    } catch {
      // Whatever it was happens again in the engine, which tells it.
      return null;
    }
  };
}

import { type DocumentNode, getOperationAST, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isHeavy, refusalsOf } from '../operation-limits/check-operation.ts';
import { parseOperation } from '../operation-limits/parse-operation.ts';
import { leanSchema, schema } from '../schema/index.ts';
import { type CompiledQuery, compileQuery } from './execution/compile-query.ts';
import { isLean } from './lean-operations.ts';

/** A compiled query, and whether it waits for its turn with given variables. */
export type KnownQuery = CompiledQuery & {
  readonly isHeavy: (variables: Readonly<Record<string, unknown>>) => boolean;
};

/** Why the engine has to execute an operation. */
export type NotCompiled = 'mutation' | 'invalid' | 'not lean' | 'over the limits';

/** Compiled queries by text, or the reason why one is not compiled. A query is compiled when first requested. */
type CompiledQueries = (text: string) => KnownQuery | NotCompiled;

/**
 * Compiles our own operations, which have only a limit of their response size. Throws GraphQLError if parsing fails.
 */
export function compiledOwnQueries(): CompiledQueries {
  return cachedIn(new Map(), (document) => markHeavy(compiledQuery(document), () => false));
}

/**
 * Compiles queries of signed-in callers, with at most `most` in the cache. The engine reports exceeded limits. Throws
 * GraphQLError if parsing fails.
 */
export function compiledCallerQueries(most: number): CompiledQueries {
  return cachedIn(new LRUCache({ max: most }), (document) => {
    const operation = getOperationAST(document);
    if (!operation) return 'invalid';
    if (refusalsOf(schema, document, { isSignedIn: true }).length > 0) return 'over the limits';
    return markHeavy(compiledQuery(document), (variables) => isHeavy(schema, document, operation, variables));
  });
}

function markHeavy(
  query: CompiledQuery | NotCompiled,
  isHeavyQuery: KnownQuery['isHeavy'],
): KnownQuery | NotCompiled {
  return typeof query === 'string' ? query : { ...query, isHeavy: isHeavyQuery };
}

type QueryCache = {
  get(text: string): KnownQuery | NotCompiled | undefined;
  set(text: string, query: KnownQuery | NotCompiled): unknown;
};

function cachedIn(
  compiled: QueryCache,
  compile: (document: DocumentNode) => KnownQuery | NotCompiled,
): CompiledQueries {
  return (text) => {
    const known = compiled.get(text);
    if (known !== undefined) return known;
    // The engine reports errors with their locations.
    const query = compile(parseOperation(text, { noLocation: true }));
    compiled.set(text, query);
    return query;
  };
}

/**
 * Compiles only lean queries, because others need Pothos' plans. Never mutations, because a failed operation is
 * executed again.
 */
function compiledQuery(document: DocumentNode): CompiledQuery | NotCompiled {
  if (getOperationAST(document)?.operation !== 'query') return 'mutation';
  if (validate(schema, document).length > 0) return 'invalid';
  return isLean(schema, document) ? compileQuery(leanSchema(), document) : 'not lean';
}

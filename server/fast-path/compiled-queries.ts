import { type DocumentNode, getOperationAST, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isHeavy, refusalsOf } from '../operation-limits/check-operation.ts';
import { parseOperation } from '../operation-limits/parse-operation.ts';
import { leanSchema, schema } from '../schema/index.ts';
import { type CompiledQuery, compileQuery } from './execution/compile-query.ts';
import { isLean } from './lean-operations.ts';

/** A compiled query, and whether it waits for its turn with these variables. */
export type KnownQuery = CompiledQuery & {
  readonly isHeavy: (variables: Readonly<Record<string, unknown>>) => boolean;
};

/** Why an operation is the engine's to execute. */
export type NotCompiled = 'mutation' | 'invalid' | 'not lean' | 'over the limits';

/** Queries by their texts, each compiled when it is first asked for, or why it is not. */
type CompiledQueries = (text: string) => KnownQuery | NotCompiled;

/** Our own operations: only what they answer has bounds. Throws GraphQLError for what cannot be parsed. */
export function compiledOwnQueries(): CompiledQueries {
  return cachedIn(new Map(), (document) => withHeaviness(compiledQuery(document), () => false));
}

/**
 * What signed-in callers write themselves, `most` queries in the cache; the engine reports what exceeds the limits. Throws
 * GraphQLError for what cannot be parsed.
 */
export function compiledCallerQueries(most: number): CompiledQueries {
  return cachedIn(new LRUCache({ max: most }), (document) => {
    const operation = getOperationAST(document);
    if (!operation) return 'invalid';
    if (refusalsOf(schema, document, { isSignedIn: true }).length > 0) return 'over the limits';
    return withHeaviness(compiledQuery(document), (variables) =>
      isHeavy(schema, document, operation, variables),
    );
  });
}

function withHeaviness(
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
    // The engine reports errors, with their places.
    const query = compile(parseOperation(text, { noLocation: true }));
    compiled.set(text, query);
    return query;
  };
}

/** Lean queries only: others need what Pothos planned. Mutations never: what fails here is executed once more. */
function compiledQuery(document: DocumentNode): CompiledQuery | NotCompiled {
  if (getOperationAST(document)?.operation !== 'query') return 'mutation';
  if (validate(schema, document).length > 0) return 'invalid';
  return isLean(schema, document) ? compileQuery(leanSchema(), document) : 'not lean';
}

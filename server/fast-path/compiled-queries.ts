import { type DocumentNode, getOperationAST, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isHeavy, refusalsOf } from '../operation-limits/judge-operation.ts';
import { parseOperation } from '../operation-limits/parse-operation.ts';
import { leanSchema, schema } from '../schema/index.ts';
import { type CompiledQuery, compileQuery } from './execution/compile-query.ts';
import { isLean } from './lean-operations.ts';

/** A compiled query, and whether it waits for its turn with these variables. */
export type KnownQuery = CompiledQuery & {
  readonly isHeavy: (variables: Readonly<Record<string, unknown>>) => boolean;
};

/** Queries by their texts, each compiled when it is first asked for; null for what the fast path leaves alone. */
export type CompiledQueries = (text: string) => KnownQuery | null;

/** Our own operations: only what they answer has bounds. Throws GraphQLError for what cannot be parsed. */
export function compiledOwnQueries(): CompiledQueries {
  return keptBy(new Map(), (document) => withoutTurn(compiledQuery(document)));
}

/**
 * What signed-in callers make up, `most` queries at a time; null for what exceeds the limits, which the engine tells.
 * Throws GraphQLError for what cannot be parsed.
 */
export function compiledCallerQueries(most: number): CompiledQueries {
  return keptBy(new LRUCache({ max: most }), (document) => {
    const operation = getOperationAST(document);
    if (!operation || refusalsOf(schema, document, { isSignedIn: true }).length > 0) return null;
    const query = compiledQuery(document);
    return query && { ...query, isHeavy: (variables) => isHeavy(schema, document, operation, variables) };
  });
}

function withoutTurn(query: CompiledQuery | null): KnownQuery | null {
  return query && { ...query, isHeavy: () => false };
}

/** What is known of a text: how it runs, or that the engine has to. */
type Compiled = { readonly query: KnownQuery | null };

function keptBy(
  compiled: Pick<Map<string, Compiled>, 'get'> & { set(text: string, compiled: Compiled): unknown },
  compile: (document: DocumentNode) => KnownQuery | null,
): CompiledQueries {
  return (text) => {
    const known = compiled.get(text);
    if (known) return known.query;
    // Errors are told by the engine, with their places.
    const query = compile(parseOperation(text, { noLocation: true }));
    compiled.set(text, { query });
    return query;
  };
}

/**
 * Lean queries only: others need what Pothos planned. Mutations never, since what fails here is executed once more.
 */
function compiledQuery(document: DocumentNode): CompiledQuery | null {
  if (getOperationAST(document)?.operation !== 'query') return null;
  if (validate(schema, document).length > 0) return null;
  return isLean(schema, document) ? compileQuery(leanSchema(), document) : null;
}

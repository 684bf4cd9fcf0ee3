import { type DocumentNode, getOperationAST, specifiedRules, validate } from 'graphql';
import { limitOperations, parseOperation } from '../http/operation-limits.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { leanSchema, schema } from '../schema/index.ts';
import { type CompiledQuery, compileQuery } from './execution/compile-query.ts';
import { isLean } from './lean-operations.ts';

/** Queries by their texts, each compiled when it is first asked for; null for what the fast path leaves alone. */
export type CompiledQueries = (text: string) => CompiledQuery | null;

/** The engine's: what it would refuse is left to it. */
const RULES = [...specifiedRules, limitOperations];

/** No queries compiled yet, and `most` of them at a time. Throws GraphQLError for what cannot be parsed. */
export function createCompiledQueries(most = Number.POSITIVE_INFINITY): CompiledQueries {
  const compiled = new BoundedMap<string, CompiledQuery | null>(most);
  return (text) => {
    const known = compiled.get(text);
    if (known !== undefined) return known;
    const query = compiledQuery(parseOperation(text));
    compiled.set(text, query);
    return query;
  };
}

/**
 * Lean queries only: others need what Pothos planned. Mutations never, since what fails here is executed once more. The
 * rules come before every look at what is within: fragments may name each other in circles.
 */
function compiledQuery(document: DocumentNode): CompiledQuery | null {
  if (getOperationAST(document)?.operation !== 'query') return null;
  if (validate(schema, document, RULES).length > 0) return null;
  return isLean(schema, document) ? compileQuery(leanSchema(), document) : null;
}

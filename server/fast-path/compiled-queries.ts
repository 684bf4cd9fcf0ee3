import { type DocumentNode, specifiedRules, validate } from 'graphql';
import { limitOperations, parseOperation } from '../http/operation-limits.ts';
import { leanSchema, schema } from '../schema/index.ts';
import { compileQuery, type RunQuery } from './execution/compile-query.ts';
import { isLean } from './lean-operations.ts';

/** Queries by their texts, each compiled when it is first asked for; null for what the fast path leaves alone. */
export type CompiledQueries = (text: string) => RunQuery | null;

/** The engine's: what it would refuse is left to it. */
const RULES = [...specifiedRules, limitOperations];

/** No queries compiled yet. */
export function createCompiledQueries(): CompiledQueries {
  const compiled = new Map<string, RunQuery | null>();
  return (text) => {
    const known = compiled.get(text);
    if (known !== undefined) return known;
    const query = compiledQuery(parseOperation(text));
    compiled.set(text, query);
    return query;
  };
}

/** Lean queries only: others need what Pothos planned. Mutations never, since what fails here is executed once more. */
function compiledQuery(document: DocumentNode): RunQuery | null {
  if (validate(schema, document, RULES).length > 0) return null;
  return isLean(schema, document) ? compileQuery(leanSchema(), document) : null;
}

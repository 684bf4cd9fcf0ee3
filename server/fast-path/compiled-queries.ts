import { type DocumentNode, type ExecutionResult, Kind, specifiedRules, validate } from 'graphql';
import { limitOperations, parseOperation } from '../http/operation-limits.ts';
import type { Context } from '../schema/context.ts';
import { leanSchema, schema } from '../schema/index.ts';
import { isLean } from './lean-operations.ts';

/** Executes one query. */
export type RunQuery = (
  context: Context,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult> | ExecutionResult;

/** Queries by their texts, each compiled when it is first asked for; null for what the fast path leaves alone. */
export type CompiledQueries = (text: string) => Promise<RunQuery | null>;

/** The engine's: what it would refuse is left to it. */
const RULES = [...specifiedRules, limitOperations];

/** No queries compiled yet. */
export function createCompiledQueries(): CompiledQueries {
  const compiled = new Map<string, Promise<RunQuery | null>>();
  return (text) => {
    const known = compiled.get(text);
    if (known) return known;
    const compiling = compileQuery(text);
    compiled.set(text, compiling);
    return compiling;
  };
}

/**
 * Lean queries only: the compiler makes paths of its own, by which Pothos does not find again what it planned. Mutations
 * never, since what fails here is executed once more.
 */
async function compileQuery(text: string): Promise<RunQuery | null> {
  const document = parseOperation(text);
  if (!isQuery(document) || validate(schema, document, RULES).length > 0) return null;
  if (!isLean(schema, document)) return null;
  // Loaded with the first query: a process that just starts has better things to do.
  const { compileQuery: compile, isCompiledQuery } = await import('graphql-jit');
  const query = compile(leanSchema(), document);
  if (!isCompiledQuery(query)) return null;
  return (context, variables) => query.query(undefined, context, variables);
}

function isQuery({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && operations[0]?.operation === 'query';
}

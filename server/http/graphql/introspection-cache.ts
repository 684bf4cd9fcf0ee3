import { type ExecutionResult, getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { isIntrospection } from '../../operation-limits/check-operation.ts';
import type { RequestFacts } from '../../request-context/create-context.ts';
import type { Context } from '../../schema/context.ts';

/** Maximum number of cached results. Each is several MB, and callers can vary a document as they like. */
const MAX_RESULTS = 4;

/**
 * Executes the introspection query of a tool once per document: the schema is the same for every caller, and an
 * execution blocks the event loop for up to 200 ms. Documents with variables are always executed.
 */
export function introspectionCache(): Plugin<Context & { facts: RequestFacts }> {
  const results = new LRUCache<OperationDefinitionNode, ExecutionResult>({ max: MAX_RESULTS });
  return {
    onExecute: ({ args: { schema, document, operationName, contextValue }, setResultAndStopExecution }) => {
      const operation = getOperationAST(document, operationName);
      if (!operation || contextValue.facts.persistedName !== undefined) return;
      if (operation.variableDefinitions?.length || !isIntrospection(schema, document, operation)) return;
      const known = results.get(operation);
      if (known) return setResultAndStopExecution(known);
      return {
        onExecuteDone: ({ result }) => {
          if ('data' in result && !result.errors) results.set(operation, result);
        },
      };
    },
  };
}

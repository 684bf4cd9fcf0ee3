import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import {
  HEAVY_COST,
  LIMITS,
  type OperationLimits,
  VISITOR_LIMITS,
  VISITOR_MUTATION_LIMITS,
} from './limits.ts';
import { excesses, type Measure, measureOperation } from './measure-operation.ts';
import { isStandardIntrospection } from './standard-introspection.ts';

/** What is known of an operation that a caller made up, before it is executed. */
type Judged = { readonly measure: Measure; readonly isStandard: boolean };

const judged = new WeakMap<OperationDefinitionNode, Judged>();

/** Measured once for a document; executors keep documents. */
function judge(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Judged {
  const known = judged.get(operation);
  if (known) return known;
  const found = {
    measure: measureOperation(schema, document, operation),
    isStandard: isStandardIntrospection(document, operation),
  };
  judged.set(operation, found);
  return found;
}

/**
 * Why a document that a caller made up is refused; empty when it is not. The standard introspection query is open to
 * everybody: tools ask for the schema before they can sign in.
 */
export function refusalsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { isSignedIn }: { isSignedIn: boolean },
): GraphQLError[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { measure, isStandard } = judge(schema, document, definition);
    return isStandard ? [] : excesses(measure, limitsFor(definition, isSignedIn));
  });
}

function limitsFor({ operation }: OperationDefinitionNode, isSignedIn: boolean): OperationLimits {
  if (isSignedIn) return LIMITS;
  return operation === 'mutation' ? VISITOR_MUTATION_LIMITS : VISITOR_LIMITS;
}

/** Whether an operation that a caller made up waits for its turn (`runHeavy`). */
export function isHeavy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const { measure, isStandard } = judge(schema, document, operation);
  return isStandard || measure.cost > HEAVY_COST;
}

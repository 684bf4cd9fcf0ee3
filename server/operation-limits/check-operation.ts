import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  HEAVY_COST,
  LIMITS,
  type OperationLimits,
  VISITOR_LIMITS,
  VISITOR_MUTATION_LIMITS,
} from './limits.ts';
import type { Sizes } from './list-rows.ts';
import { excesses, type Measure, measureOperation } from './measure-operation.ts';
import { isStandardIntrospection } from './standard-introspection.ts';

/** Measurement of a caller's operation before its execution. */
type MeasuredOperation = {
  readonly measure: Measure;
  readonly isStandard: boolean;
  /** Costs by the sizes in variables. */
  readonly costs: LRUCache<string, number>;
};

/** Number of cached sizes per operation. */
const MAX_SIZES = 50;

const measured = new WeakMap<OperationDefinitionNode, MeasuredOperation>();

/** Measured once per document, because executors cache documents. */
function measuredOnce(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): MeasuredOperation {
  const known = measured.get(operation);
  if (known) return known;
  const found = {
    measure: measureOperation(schema, document, operation),
    isStandard: isStandardIntrospection(document, operation),
    costs: new LRUCache<string, number>({ max: MAX_SIZES }),
  };
  measured.set(operation, found);
  return found;
}

/**
 * Why a caller's document is refused; empty if it is allowed. The standard introspection query is open to everyone,
 * because tools load the schema before they can sign in.
 */
export function refusalsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { isSignedIn }: { isSignedIn: boolean },
): GraphQLError[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { measure, isStandard } = measuredOnce(schema, document, definition);
    return isStandard ? [] : excesses(measure, limitsFor(definition, isSignedIn));
  });
}

/** Whether an operation is an introspection query of a tool, see `isStandardIntrospection`. */
export function isIntrospection(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  return measuredOnce(schema, document, operation).isStandard;
}

function limitsFor({ operation }: OperationDefinitionNode, isSignedIn: boolean): OperationLimits {
  if (isSignedIn) return LIMITS;
  return operation === 'mutation' ? VISITOR_MUTATION_LIMITS : VISITOR_LIMITS;
}

/**
 * Whether a caller's operation waits for its turn (`runHeavy`) with these variables. Most never do; for the others,
 * the latest sizes are cached.
 */
export function isHeavy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): boolean {
  const { measure, isStandard, costs } = measuredOnce(schema, document, operation);
  if (isStandard) return true;
  if (measure.cost <= HEAVY_COST) return false;
  const sizes = sizesOf(operation, variables);
  const key = JSON.stringify(sizes);
  const known = costs.get(key);
  const cost = known ?? measureOperation(schema, document, operation, sizes).cost;
  if (known === undefined) costs.set(key, cost);
  return cost > HEAVY_COST;
}

/** Numbers and lengths of lists in an operation's variables, or the assumed ones of absent variables. */
function sizesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Sizes {
  const sizes: Record<string, number> = {};
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const byDefault = defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined;
    const value = variables[name] ?? byDefault;
    if (Array.isArray(value)) sizes[name] = value.length;
    else if (typeof value === 'number') sizes[name] = value;
  }
  return sizes;
}

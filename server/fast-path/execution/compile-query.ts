import { RequestCache } from '@pothos/plugin-scope-auth';
import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { collectFields } from 'graphql/execution/collectFields.js';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../auth/viewer.ts';
import type { KnownPlans } from '../../rows/planned-query.ts';
import type { Context } from '../../schema/context.ts';
import { compileObject } from './compiled-fields.ts';
import { type Compilation, EngineNeededError } from './parts.ts';

/** Executes one query. Rejects if there is any error, which the engine then reports. */
type RunQuery = (context: Context, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** A compiled query. */
export type CompiledQuery = {
  /** Its name in the document. */
  readonly name: string | undefined;
  readonly run: RunQuery;
};

/** A query compiled for given switches, with the plans of its viewers. */
type Root = ReturnType<typeof compileObject> & {
  readonly plans: WeakMap<Viewer, LRUCache<string, KnownPlans>>;
};

/** Maximum number of compiled versions of a query, one per combination of switches. */
const MAX_ROOTS = 20;

/** Maximum number of cached plans per viewer and query, one per combination of variables below the root. */
const MAX_PLANS = 20;

/**
 * Compiles a query to closures over its fields. Its only error is "not answered", so that rows need neither paths nor
 * error locations. All else equals graphql-js, whose functions read variables, arguments and selections.
 */
export function compileQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery {
  const operation = onlyQuery(document);
  const fragments = fragmentsOf(document);
  const names = switchesOf(document);
  const inner = variablesBelowRoot(document, schema.getQueryType()?.name);
  const roots = new LRUCache<string, Root>({ max: MAX_ROOTS });

  function rootFor(variables: Readonly<Record<string, unknown>>): Root {
    const key = valuesOf(names, variables);
    const known = roots.get(key);
    if (known) return known;
    const switches = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const root = compileRoot({ schema, operation, fragments, switches });
    roots.set(key, root);
    return root;
  }

  async function run(context: Context, given: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given, {
      maxErrors: 1,
    });
    if (!coerced) throw new EngineNeededError('Variables that are none.');
    const root = rootFor(coerced);
    const plans = plansOf(root, context, valuesOf(inner, coerced));
    const execution = { context: { ...context, plans }, variables: coerced, args: new Map() };
    try {
      // The part of an object type returns an object.
      return (await root.make(undefined, execution, undefined)) as Record<string, unknown>;
    } finally {
      // Pothos caches it in a WeakMap, whose values survive minor garbage collections and would keep the request in
      // memory.
      RequestCache.clearForContext(execution.context);
    }
  }
  return { name: operation.name?.value, run };
}

function compileRoot(compilation: Compilation): Root {
  const { schema, operation, fragments, switches } = compilation;
  const type = schema.getQueryType();
  if (!type) throw new EngineNeededError('Nothing to ask for.');
  const selected = collectFields(schema, fragments, switches, type, operation.selectionSet);
  return { ...compileObject(compilation, type, selected), plans: new WeakMap() };
}

/** The values of some variables, as a cache key. */
function valuesOf(names: readonly string[], variables: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(names.map((name) => variables[name] ?? null));
}

function plansOf({ plans }: Root, { viewer, language }: Context, planKey: string): KnownPlans {
  const ofViewer = plans.get(viewer) ?? new LRUCache<string, KnownPlans>({ max: MAX_PLANS });
  plans.set(viewer, ofViewer);
  const key = `${language} ${planKey}`;
  const known = ofViewer.get(key);
  if (known) return known;
  const none: KnownPlans = new Map();
  ofViewer.set(key, none);
  return none;
}

function onlyQuery({ definitions }: DocumentNode): OperationDefinitionNode {
  const [operation, ...more] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || more.length > 0 || operation.operation !== 'query')
    throw new EngineNeededError('Not one query.');
  return operation;
}

/** Variables that plans may depend on: all except those of the root fields. */
function variablesBelowRoot({ definitions }: DocumentNode, root: string | undefined): string[] {
  const names = new Set<string>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION && definition.kind !== Kind.OPERATION_DEFINITION)
      continue;
    const { selectionSet } = definition;
    const isRoot =
      definition.kind === Kind.OPERATION_DEFINITION || definition.typeCondition.name.value === root;
    const below = isRoot ? selectionSet.selections.map(selectionBelow) : [selectionSet];
    for (const set of below) if (set) noteVariables(set, names);
  }
  return [...names];
}

function selectionBelow(selection: SelectionNode): SelectionSetNode | undefined {
  return selection.kind === Kind.FRAGMENT_SPREAD ? undefined : selection.selectionSet;
}

function noteVariables(node: ASTNode, names: Set<string>): void {
  visit(node, { Variable: ({ name }) => void names.add(name.value) });
}

/** Variables of @skip and @include. They are boolean, so there are few combinations. */
function switchesOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: args = [] }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of args) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** The fragments of a document by name. */
function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  return Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

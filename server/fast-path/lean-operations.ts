import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
} from 'graphql';
import { hasPlannedRows } from '../rows/planned-rows.ts';
import { countsOf, prismaField } from '../rows/prisma-field.ts';

/**
 * Requested data of the rows at one place of a response. Each relation has one variant, or the operation is not lean.
 */
type RequestedRelations = Map<string, { how: string; below: RequestedRelations }>;

/** The place of an object: the requested data of its row, and whether the row was read with Pothos' plan. */
type Place = { requested: RequestedRelations; isPlanned: boolean };

class NotLeanError extends Error {}

/**
 * Whether the rows as read contain every requested relation: each field reads the property with the relation's name.
 * This fails if two fields of an object need the same relation in different variants (all notes and a customer's),
 * because a row holds it once, or if rows do not come from Pothos' plan. Checked with the exact schema, once per
 * document; unknown cases are not lean.
 */
export function isLean(schema: GraphQLSchema, document: DocumentNode): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const [operation] = operations;
  const root = schema.getQueryType();
  if (!operation || operations.length > 1 || operation.operation !== 'query' || !root) return false;
  try {
    walk(root, operation.selectionSet, { requested: new Map(), isPlanned: false });
    return true;
  } catch (error) {
    if (error instanceof NotLeanError) return false;
    throw error;
  }

  function walk(type: GraphQLObjectType, set: SelectionSetNode, place: Place): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) visit(type, selection, place);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(type, selection.selectionSet, place);
      else {
        const fragment = fragments.get(selection.name.value);
        if (!fragment) throw new NotLeanError();
        walk(type, fragment.selectionSet, place);
      }
    }
  }

  function visit(type: GraphQLObjectType, node: FieldNode, place: Place): void {
    const field = type.getFields()[node.name.value];
    // The others are __typename and introspection, which read no rows.
    if (!field) return;
    const below = placeBelow(type, field, node, place);
    if (!node.selectionSet) return;
    const shown = getNamedType(field.type);
    if (isAbstractType(shown)) throw new NotLeanError();
    if (isObjectType(shown)) walk(shown, node.selectionSet, below);
  }
}

/** Records the data that a field requests from its row; returns the place of its result. */
function placeBelow(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  { requested, isPlanned }: Place,
): Place {
  const found = prismaField(field.extensions);
  if (found && !isPlanned) throw new NotLeanError();
  const answerKey = `.${node.alias?.value ?? node.name.value}`;
  switch (found?.kind) {
    case undefined: {
      const passesOn = isPlanned && isWrapper(type);
      return {
        requested: request(requested, answerKey, ''),
        isPlanned: passesOn || hasPlannedRows(field.extensions),
      };
    }
    case 'select':
      requestSelection(requested, found.select);
      return { requested: request(requested, answerKey, ''), isPlanned: false };
    case 'relation':
      return {
        requested: request(requested, found.name, found.query ?? asWritten(type, node)),
        isPlanned: true,
      };
    case 'narrowed': {
      const places = found.touched.map((name) => request(requested, name, asWritten(type, node)));
      return { requested: request(places[0] ?? requested, '.nested', ''), isPlanned: found.plans };
    }
    case 'same row':
      return { requested, isPlanned };
    case 'other':
      throw new NotLeanError();
  }
}

/** Connections and edges pass on the rows of their parent field. */
function isWrapper({ name }: GraphQLObjectType): boolean {
  return /(Connection|Edge)$/.test(name);
}

function requestSelection(requested: RequestedRelations, select: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(select)) {
    if (name === '_count') for (const [count, how] of countsOf(value)) request(requested, count, how);
    else if (typeof value === 'object' && value !== null) {
      const { select: inner, include, ...query }: Record<string, unknown> = { ...value };
      requestSelection(request(requested, name, JSON.stringify(query)), {
        ...(inner ?? {}),
        ...(include ?? {}),
      });
    }
  }
}

function request(requested: RequestedRelations, name: string, how: string): RequestedRelations {
  const known = requested.get(name);
  if (known && known.how !== how) throw new NotLeanError();
  if (known) return known.below;
  const below: RequestedRelations = new Map();
  requested.set(name, { how, below });
  return below;
}

/**
 * Equal for selections of a field with equal arguments, under any alias. Another type of the same row (`Viewer`,
 * `User`) may filter a field with the same name differently.
 */
function asWritten(type: GraphQLObjectType, { name, arguments: args }: FieldNode): string {
  return `${type.name}.${name.value}(${(args ?? []).map((argument) => print(argument)).toSorted()})`;
}

import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  print,
  type SelectionNode,
  visit,
} from 'graphql';
import { refusalsOf } from '../../server/operation-limits/check-operation.ts';
import { VISITOR_TEXT_LIMITS } from '../../server/operation-limits/limits.ts';
import { requireReadable } from '../../server/operation-limits/parse-operation.ts';
import { schema } from '../../server/schema/index.ts';

const DEPTH = 4;

/** Cached texts, because all callers send the same ones. */
const written = new Map<string, string>();

function writtenOnce(key: string, write: () => string): string {
  const text = written.get(key) ?? write();
  written.set(key, text);
  return text;
}

/** All fields of a type without arguments, some relations deep. */
export function everything(type: GraphQLObjectType | GraphQLInterfaceType, depth = DEPTH): string {
  return writtenOnce(`${type.name} ${depth}`, () => everythingBelow(type, depth, []));
}

function everythingBelow(
  type: GraphQLObjectType | GraphQLInterfaceType,
  depth: number,
  above: readonly string[],
): string {
  const path = [...above, type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(({ type: arg }) => String(arg).endsWith('!'))) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    const turns = path.filter((name) => name === named.name).length;
    const isWalked = isObjectType(named) || isInterfaceType(named);
    if (!isWalked || path.length >= depth || turns > 1) return [];
    const inner = everythingBelow(named, depth, path);
    return inner === '' ? [] : [`${field.name} { ${inner} }`];
  });
  return fields.join(' ');
}

/** Whether a field returns a page of a list. */
export function isPage(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && 'edges' in named.getFields();
}

/** The object type with a name. */
export function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
  return type;
}

/**
 * A root field as an operation with the alias `result`, and variables named like its arguments. It selects as many
 * levels of relations as the limits allow, by default those of visitors unless `isSignedIn`.
 */
export function rootOperation(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  depth = DEPTH,
  isSignedIn = true,
): string {
  return writtenOnce(`${kind} ${field.name} ${depth} ${isSignedIn}`, () => {
    const text = operationOf(kind, field, depth);
    return isTooLarge(text, isSignedIn) && depth > 1
      ? rootOperation(kind, field, depth - 1, isSignedIn)
      : text;
  });
}

/** Whether a text exceeds the limits; visitors have lower ones. */
function isTooLarge(text: string, isSignedIn: boolean): boolean {
  try {
    requireReadable(text, VISITOR_TEXT_LIMITS);
  } catch {
    return true;
  }
  return refusalsOf(schema, parse(text), { isSignedIn }).length > 0;
}

function operationOf(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  depth: number,
): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${passed && `(${passed})`}`;
  return `${kind} ${declared && `(${declared})`} { result: ${call} ${selection(field.type, depth)} }`;
}

/** Rows of one type by global id. */
export function rowOperation(type: GraphQLObjectType, depth = DEPTH): string {
  return `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type.name} { ${everything(type, depth)} } } }`;
}

/** The same operation with `__typename` for every object. */
export function withTypenames(document: string): string {
  const typed = visit(parse(document), {
    SelectionSet: (set, _key, parent) =>
      Object(parent).kind === Kind.OPERATION_DEFINITION
        ? set
        : { ...set, selections: [TYPENAME, ...set.selections.filter((one) => !isTypename(one))] },
  });
  return print(typed);
}

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

function isTypename(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.name.value === '__typename';
}

const ERRORS = `... on MutationError { code message } ... on InvalidInputError { issues { path code message } }
  ... on RefusedError { data } ... on ForbiddenError { permission permissionKey permissionName }
  ... on ConflictError { currentVersion } ... on NotFoundError { entity }`;

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isObjectType(named)) return `{ __typename ${everything(named, depth)} }`;
  if (isInterfaceType(named)) {
    const each = schema.getPossibleTypes(named).map(({ name }) => `... on ${name} { id }`);
    return `{ __typename ${each.join(' ')} }`;
  }
  if (!isUnionType(named)) return '';
  const [success] = named.getTypes().filter(({ name }) => name.endsWith('Success'));
  return `{ __typename ${ERRORS} ${success ? `... on ${success.name} { ${everything(success, depth)} }` : ''} }`;
}

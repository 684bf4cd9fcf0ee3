import {
  type FieldNode,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  type ValueNode,
} from 'graphql';

/** Assumed page size if it comes from a variable: the maximum. */
const LARGEST_PAGE = 100;
/** Default page size (ordering spec section 9). */
const DEFAULT_PAGE = 10;
/** Assumed number of rows of a list without pages: parts of a piece, items of a job, categories of a category. */
const PLAIN_LIST_ROWS = 10;

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** Assumed number of rows of this list for the cost of an operation; default 10. */
    rows?: number;
  }
}

type Field = GraphQLField<unknown, unknown>;

/** The known numbers and lengths of lists in an operation's variables. */
export type Sizes = Readonly<Record<string, number>>;

/**
 * Assumed number of objects of a field. Pages count by `first` or `last`, look-ups by the number of ids, introspection
 * by the size of the schema, other lists by the declaration of their field. An unknown size from a variable counts as
 * the maximum.
 */
export function assumedRows(parentName: string, field: Field, node: FieldNode, sizes: Sizes): number {
  const type = getNullableType(field.type);
  if (isLeafType(getNamedType(type))) return 1;
  // Counted with the page above.
  if (parentName.endsWith('Connection') && field.name === 'edges') return 1;
  if (isPaged(field)) return pageRows(node, sizes);
  if (!isListType(type)) return 1;
  return (
    INTROSPECTION[`${parentName}.${field.name}`] ??
    field.extensions.rows ??
    listedRows(node, sizes) ??
    PLAIN_LIST_ROWS
  );
}

/** Average sizes of lists of introspection types in a schema of this size. */
const INTROSPECTION: Readonly<Record<string, number>> = {
  '__Schema.types': 400,
  '__Schema.directives': 10,
  '__Type.fields': 20,
  '__Type.inputFields': 20,
  '__Type.enumValues': 20,
  '__Type.possibleTypes': 20,
};

function isPaged({ args }: Field): boolean {
  return args.some(({ name }) => name === 'first') && args.some(({ name }) => name === 'after');
}

/** A list with both `first` and `last` reads the larger number. */
function pageRows({ arguments: args = [] }: FieldNode, sizes: Sizes): number {
  const sizeArguments = args.filter(({ name }) => name.value === 'first' || name.value === 'last');
  if (sizeArguments.length === 0) return DEFAULT_PAGE;
  return Math.max(1, ...sizeArguments.map(({ value }) => sizeOf(value, sizes)));
}

function sizeOf(value: ValueNode, sizes: Sizes): number {
  if (value.kind === 'IntValue') return Number(value.value);
  return (value.kind === 'Variable' ? sizes[value.name.value] : undefined) ?? LARGEST_PAGE;
}

/** Number of rows given by id: `nodes(ids:)`. */
function listedRows({ arguments: args = [] }: FieldNode, sizes: Sizes): number | undefined {
  const ids = args.find(({ name }) => name.value === 'ids');
  return ids && lengthOf(ids.value, sizes);
}

function lengthOf(value: ValueNode, sizes: Sizes): number {
  if (value.kind === 'ListValue') return Math.max(1, value.values.length);
  if (value.kind !== 'Variable') return 1;
  return Math.max(1, sizes[value.name.value] ?? LARGEST_PAGE);
}

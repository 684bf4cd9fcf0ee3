import {
  type FieldNode,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  type ValueNode,
} from 'graphql';

/** Rows that a page is assumed to have when its size comes from a variable: the largest page. */
const LARGEST_PAGE = 100;
/** The size of a page that nobody names (ordering spec section 9). */
const DEFAULT_PAGE = 10;
/** Rows that a list without pages is assumed to have: parts of a piece, items of a job, categories of a category. */
const PLAIN_LIST_ROWS = 10;

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** Rows that this list is assumed to have when an operation's cost is measured; 10 when absent. */
    rows?: number;
  }
}

type Field = GraphQLField<unknown, unknown>;

/** Numbers and lengths of lists that the variables of an operation give, as far as they are known. */
export type Sizes = Readonly<Record<string, number>>;

/**
 * How many objects a field is assumed to show. Pages count by `first` or `last` as asked for, look-ups by the number of
 * ids, introspection by the size of the schema, other lists by what their field declares. A size that comes from a
 * variable without a known value counts as the largest.
 */
export function assumedRows(parentName: string, field: Field, node: FieldNode, sizes: Sizes): number {
  const type = getNullableType(field.type);
  if (isLeafType(getNamedType(type))) return 1;
  // The page above has counted them.
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

/** Lists of the introspection types, by what a schema of this size has in them on average. */
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

/** A list that is cut from both ends still reads the larger part. */
function pageRows({ arguments: args = [] }: FieldNode, sizes: Sizes): number {
  const sizeArguments = args.filter(({ name }) => name.value === 'first' || name.value === 'last');
  if (sizeArguments.length === 0) return DEFAULT_PAGE;
  return Math.max(1, ...sizeArguments.map(({ value }) => sizeOf(value, sizes)));
}

function sizeOf(value: ValueNode, sizes: Sizes): number {
  if (value.kind === 'IntValue') return Number(value.value);
  return (value.kind === 'Variable' ? sizes[value.name.value] : undefined) ?? LARGEST_PAGE;
}

/** Rows that are named one by one: `nodes(ids:)`. */
function listedRows({ arguments: args = [] }: FieldNode, sizes: Sizes): number | undefined {
  const ids = args.find(({ name }) => name.value === 'ids');
  return ids && lengthOf(ids.value, sizes);
}

function lengthOf(value: ValueNode, sizes: Sizes): number {
  if (value.kind === 'ListValue') return Math.max(1, value.values.length);
  if (value.kind !== 'Variable') return 1;
  return Math.max(1, sizes[value.name.value] ?? LARGEST_PAGE);
}

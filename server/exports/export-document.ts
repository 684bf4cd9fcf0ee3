import {
  type DocumentNode,
  type GraphQLArgument,
  getNamedType,
  isInputObjectType,
  isListType,
  isScalarType,
  parse,
  validate,
} from 'graphql';
import { InvalidInputError } from '../errors/errors.ts';
import type { DeclaredList, ExportColumn } from '../lists/list-options.ts';
import { schema } from '../schema/index.ts';
import { columnHead } from './column-heads.ts';

/** An export column with its heading in each language. */
type HeadedColumn = ExportColumn & { readonly heads: ReturnType<typeof columnHead> };

/** Paging arguments of a list. An export reads all pages. */
const PAGING = ['first', 'after', 'last', 'before', 'skip'];

/** The declared export columns with the given keys, in their order; all columns if no keys are given. */
export function exportColumns(list: DeclaredList, keys: readonly string[] | null): HeadedColumn[] {
  const { columns = {}, currency } = list.export ?? {};
  const headed = (key: string, column: ExportColumn) => ({
    ...column,
    heads: columnHead(list.name, key, column.unit),
  });
  const chosen = [...new Set(keys ?? Object.keys(columns))].map((key) => {
    const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
    if (!column) throw InvalidInputError.of('columns', 'UNKNOWN', 'No column has this key.');
    return headed(key, column);
  });
  if (chosen.length === 0) throw InvalidInputError.of('columns', 'REQUIRED', 'Name a column.');
  const lastAmount = chosen.findLastIndex(({ kind }) => kind === 'money');
  return currency && lastAmount >= 0
    ? chosen.toSpliced(lastAmount + 1, 0, headed('currency', currency))
    : chosen;
}

/**
 * The operation that reads one page of an export. It uses the list and its fields, so that the same rules apply as on
 * screens. Throws if a column has an unknown field.
 */
export function exportDocument(list: DeclaredList, columns: readonly ExportColumn[]): DocumentNode {
  const args = listArguments(list);
  const declared = ['$first: Int', '$after: String', ...args.map(({ name, type }) => `$${name}: ${type}`)];
  const passed = ['first', 'after', ...args.map(({ name }) => name)].map((name) => `${name}: $${name}`);
  const row = [...new Set(columns.map(selectionOf))].join(' ');
  const document = parse(
    `query Export(${declared.join(', ')}) { list: ${list.name}(${passed.join(', ')}) {
      pageInfo { hasNextPage endCursor } edges { node { ${row} } } } }`,
  );
  const [error] = validate(schema, document);
  if (error) throw error;
  return document;
}

/** `status.name` as `status { name }`. */
function selectionOf({ field }: ExportColumn): string {
  const names = field.split('.');
  return `${names.join(' { ')}${' }'.repeat(names.length - 1)}`;
}

/** Tab, filters and order of a list from its address: texts as they are, all else as JSON. */
export function exportVariables(list: DeclaredList, address: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    listArguments(list).flatMap((argument) => {
      const text = address.get(argument.name);
      return text === null ? [] : [[argument.name, isWord(argument) ? text : fromJson(argument.name, text)]];
    }),
  );
}

function isWord({ type }: GraphQLArgument): boolean {
  const named = getNamedType(type);
  if (isListType(type) || isInputObjectType(named)) return false;
  return !isScalarType(named) || !['Int', 'Boolean', 'JSON'].includes(named.name);
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw InvalidInputError.of(name, 'WRONG_FORMAT', 'Not JSON.');
  }
}

function listArguments({ name }: DeclaredList): readonly GraphQLArgument[] {
  const args = schema.getQueryType()?.getFields()[name]?.args ?? [];
  return args.filter((argument) => !PAGING.includes(argument.name));
}

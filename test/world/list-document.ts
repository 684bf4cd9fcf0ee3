import { type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import type { DeclaredList } from '../../server/lists/list-options.ts';
import { schema } from '../../server/schema/index.ts';
import { leaves, needsNothing, rowOfConnection } from '../conformance/relay-schema.ts';

type Field = GraphQLField<unknown, unknown>;

/** Selected parts of a list. */
export type Asked = {
  row: string;
  /** The page is the one after the variable `after`. */
  isAfter?: boolean;
  /** The page after the variable `after`, besides the first. */
  next?: boolean;
  total?: boolean;
  tabCounts?: boolean;
  /** All ids, for lists with bulk actions. */
  selection?: boolean;
  /** The neighbours of a row in a variable. */
  neighbours?: boolean;
};

/** Arguments that documents of lists omit; `after` unless requested. */
const UNUSED = ['after', 'last', 'before', 'skip'];
const AFTER = 'after: $after';

/** An operation on a list, with variables named like its arguments. */
export function listDocument(
  operation: string,
  { name, typeName, tabs, neighbours, selectable }: DeclaredList,
  asked: Asked,
): string {
  const prefix = `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`;
  const list = queryNamed(name);
  const counts = asked.tabCounts && tabs ? queryNamed(`${prefix}TabCounts`) : null;
  const selected = asked.selection && selectable ? queryNamed(`${prefix}Selection`) : null;
  const nearest = asked.neighbours && neighbours ? queryNamed(`${prefix}Neighbours`) : null;
  const page = `pageInfo { endCursor hasNextPage } edges { node { ${asked.row} } }`;
  const fields = [
    `list: ${name}${passed(list, ...(asked.isAfter ? [AFTER] : []))} { ${asked.total ? 'totalCount { count }' : ''} ${page} }`,
    ...(asked.next ? [`next: ${name}${passed(list, AFTER)} { ${page} }`] : []),
    ...(counts ? [`counts: ${counts.name}${passed(counts)} { tab count }`] : []),
    ...(selected ? [`selected: ${selected.name}${passed(selected)} { ids total }`] : []),
    ...(nearest ? [`neighbours: ${nearest.name}${passed(nearest)} { previous next }`] : []),
  ];
  const declared = new Map(
    [list, nearest].flatMap(argumentsOf).map(({ name: arg, type }) => [arg, `$${arg}: ${type}`]),
  );
  if (asked.next || asked.isAfter) declared.set('after', '$after: String');
  return `query ${operation}(${[...declared.values()].join(', ')}) { ${fields.join(' ')} }`;
}

/** The scalar fields of a row. */
export function plainRowOf({ name }: DeclaredList): string {
  return leaves(rowType(queryNamed(name)));
}

/** What lists show of a row: its own fields, and those of related rows of other types. */
export function rowOf({ name }: DeclaredList): string {
  const type = rowType(queryNamed(name));
  const relations = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (!isObjectType(named) || named === type || !needsNothing(field)) return [];
    return [`${field.name} { ${leaves(named)} }`];
  });
  return [leaves(type), ...relations].join(' ');
}

function queryNamed(name: string): Field {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no query ${name}.`);
  return field;
}

function argumentsOf(field: Field | null) {
  return (field?.args ?? []).filter(({ name }) => !UNUSED.includes(name));
}

function passed(field: Field, ...more: string[]): string {
  const args = [...argumentsOf(field).map(({ name }) => `${name}: $${name}`), ...more];
  return args.length === 0 ? '' : `(${args.join(', ')})`;
}

/** The type of the rows of a list. */
function rowType({ type }: Field): GraphQLObjectType {
  const connection = getNamedType(type);
  const row = isObjectType(connection) ? rowOfConnection(connection) : null;
  if (!row) throw new Error(`${type} has no rows.`);
  return row;
}

import { type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import type { DeclaredList } from '../../server/lists/list-options.ts';
import { schema } from '../../server/schema/index.ts';
import { objectType } from '../access/selection.ts';
import { leaves, needsNothing } from '../conformance/relay-schema.ts';

/** Arguments that the calls leave alone. */
const UNUSED = ['first', 'last', 'before', 'skip'];

/** A page of a list with its total, and the counts of its tabs: what a page of the web asks for. */
export function listDocument({ name, typeName, tabs }: DeclaredList): string {
  const list = queryNamed(name);
  const row = rowOf(objectType(rowTypeName(list)));
  const page = `totalCount { count } pageInfo { endCursor hasNextPage } edges { node { ${row} } }`;
  const counts = tabs && queryNamed(`${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}TabCounts`);
  const declared = list.args.filter(isUsed).map((arg) => `$${arg.name}: ${arg.type}`);
  return `query (${declared.join(', ')}) {
    list: ${name}(${['first: 20', ...passed(list)].join(', ')}) { ${page} }
    ${counts ? `counts: ${counts.name}(${passed(counts).join(', ')}) { tab count }` : ''} }`;
}

/** What lists show of a row: its own fields, and those of what it is about; other rows of its kind are for its page. */
function rowOf(type: GraphQLObjectType): string {
  const relations = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (!isObjectType(named) || named === type || !needsNothing(field)) return [];
    return [`${field.name} { ${leaves(named)} }`];
  });
  return [leaves(type), ...relations].join(' ');
}

function queryNamed(name: string): GraphQLField<unknown, unknown> {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no query ${name}.`);
  return field;
}

function passed({ args }: GraphQLField<unknown, unknown>): string[] {
  return args.filter(isUsed).map(({ name }) => `${name}: $${name}`);
}

function isUsed({ name }: { name: string }): boolean {
  return !UNUSED.includes(name);
}

function rowTypeName({ type }: GraphQLField<unknown, unknown>): string {
  const { edges } = objectType(String(type).replaceAll('!', '')).getFields();
  const { node } = objectType(String(edges?.type).replace(/[[\]!]/g, '')).getFields();
  return String(node?.type).replaceAll('!', '');
}

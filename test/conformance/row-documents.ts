import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { schema } from '../../server/schema/index.ts';
import { needsNothing, rowOfConnection } from './relay-schema.ts';

/** A document that shows rows of a type, given the selection of each. */
export type RowDocument = (row: string) => string;

/** Number of rows per connection. */
const ROWS = 50;
/** Maximum number of fields from a query to a type; a connection counts as one. */
const MAX_FIELDS = 4;

/** A path from the queries to the rows of a type: its opening and closing text. */
type Way = { to: GraphQLObjectType; passed: readonly GraphQLObjectType[]; open: string; close: string };

/**
 * The documents that show rows of a type without `node(id:)` and without unknown arguments, except enum values: the
 * fields that lead to it, shortest path first.
 */
export function* documentsOf(type: GraphQLObjectType): Generator<RowDocument> {
  const query = schema.getQueryType();
  if (!query) return;
  let ways: Way[] = [{ to: query, passed: [], open: '', close: '' }];
  for (let fields = 1; fields <= MAX_FIELDS; fields += 1) {
    ways = ways.flatMap(nextPaths);
    for (const { to, open, close } of ways) if (to === type) yield (row) => `${open}{ ${row} }${close}`;
  }
}

function nextPaths({ to, passed, open, close }: Way): Way[] {
  return Object.values(to.getFields()).flatMap((field) => {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return [];
    const row = rowOfConnection(type);
    const next = row ?? type;
    if (next === to || passed.includes(next)) return [];
    return argumentsOf(field).map((given) => ({
      to: next,
      passed: [...passed, to],
      open: `${open}{ ${field.name}${row ? `(first: ${ROWS}) { edges { node ` : `${given} `}`,
      close: `${row ? ' } }' : ''} }${close}`,
    }));
  });
}

/**
 * The ways to select a field: without arguments, or with each value of its required enum; none if an argument is
 * unknown.
 */
function argumentsOf(field: GraphQLField<unknown, unknown>): string[] {
  if (needsNothing(field)) return [''];
  const [needed, ...others] = field.args.filter(({ type }) => isNonNullType(type));
  const words = needed && getNamedType(needed.type);
  if (!isEnumType(words) || others.length > 0) return [];
  return words.getValues().map(({ name }) => `(${needed?.name}: ${name})`);
}

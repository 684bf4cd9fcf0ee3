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

/** A document that shows rows of a type, given what to select of each. */
export type RowDocument = (row: string) => string;

/** Rows that are asked of each connection. */
const ROWS = 50;
/** No type is further from the queries than so many fields, a connection counted as one. */
const MOST_FIELDS = 4;

/** A way from the queries to the rows of a type: the text that opens it, and the one that closes it. */
type Way = { to: GraphQLObjectType; passed: readonly GraphQLObjectType[]; open: string; close: string };

/**
 * The documents that show rows of a type without `node(id:)`, and without arguments to be guessed, words of an enum aside:
 * the fields that lead to it, the shortest way first.
 */
export function* documentsOf(type: GraphQLObjectType): Generator<RowDocument> {
  const query = schema.getQueryType();
  if (!query) return;
  let ways: Way[] = [{ to: query, passed: [], open: '', close: '' }];
  for (let fields = 1; fields <= MOST_FIELDS; fields += 1) {
    ways = ways.flatMap(furtherWays);
    for (const { to, open, close } of ways) if (to === type) yield (row) => `${open}{ ${row} }${close}`;
  }
}

function furtherWays({ to, passed, open, close }: Way): Way[] {
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

/** The ways to ask for a field: without arguments, or with each word of the one that it needs; none that need guessing. */
function argumentsOf(field: GraphQLField<unknown, unknown>): string[] {
  if (needsNothing(field)) return [''];
  const [needed, ...others] = field.args.filter(({ type }) => isNonNullType(type));
  const words = needed && getNamedType(needed.type);
  if (!isEnumType(words) || others.length > 0) return [];
  return words.getValues().map(({ name }) => `(${needed?.name}: ${name})`);
}

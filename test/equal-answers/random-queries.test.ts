import { expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { isLean } from '../../server/fast-path/lean-operations.ts';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import { schema } from '../../server/schema/index.ts';
import { demoActor, tokenOf } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { fc } from '../../server/test/fast-check.ts';
import { answerOf, servedBothWays, stopTheClock } from './two-paths.ts';

stopTheClock();

const database = await testDatabase('demo');
const { db } = database;
const urls = await servedBothWays(db, { rows: createRowFinder(database) });

const TOKENS = {
  buyer: tokenOf(await demoActor(db, 'buyer@luna.test')),
  administrator: tokenOf(await demoActor(db, 'admin@aurifex.test')),
};

/** Depth of a query; a connection needs three. */
const DEPTH = 7;

type Field = GraphQLField<unknown, unknown>;

/** Fields without required arguments. */
function fieldsOf(type: GraphQLObjectType): readonly Field[] {
  return Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
}

/** Some fields of a type, with their own selections. */
function selectionOf(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  const fields = fieldsOf(type);
  const leaves = [
    '__typename',
    ...fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name),
  ];
  const shown = depth > 1 ? fields.filter((field) => isObjectType(getNamedType(field.type))) : [];
  const nested = some(shown, 2).chain((chosen) => fc.tuple(...chosen.map((field) => shownBy(field, depth))));
  return fc.tuple(some(leaves, 6), nested).map(([plain, below]) => `{ ${[...plain, ...below].join(' ')} }`);
}

/** At least one, if there is any, and at most this number. */
function some<Value>(all: Value[], most: number): fc.Arbitrary<Value[]> {
  return fc.subarray(all, { minLength: Math.min(1, all.length), maxLength: Math.min(most, all.length) });
}

function shownBy({ name, args, type }: Field, depth: number): fc.Arbitrary<string> {
  const shown = getNamedType(type);
  if (!isObjectType(shown)) throw new Error(`${name} shows no object.`);
  const size = args.some((each) => each.name === 'first') ? '(first: 3)' : '';
  return selectionOf(shown, depth - 1).map((selection) => `${name}${size} ${selection}`);
}

const root = schema.getQueryType();
if (!root) throw new Error('There is nothing to ask for.');
const roots = fieldsOf(root).filter(({ type }) => isObjectType(getNamedType(type)));
const queries = fc
  .constantFrom(...roots)
  .chain((field) => shownBy(field, DEPTH).map((text) => `{ ${text} }`));

test.each(Object.entries(TOKENS))(
  'both paths answer the same bytes to every query of the %s',
  async (_who, token) => {
    const answered = { lean: 0, all: 0 };
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const plain = await answerOf(urls.plain, token, { query, variables: {} });
        const fast = await answerOf(urls.fast, token, { query, variables: {} });
        expect(fast).toEqual(plain);
        answered.all += 1;
        if (!plain.text.includes('"errors":[') && isLean(schema, parse(query))) answered.lean += 1;
      }),
      { numRuns: 150 },
    );
    // Otherwise too little was compared.
    expect(answered.lean / answered.all).toBeGreaterThan(0.5);
  },
);

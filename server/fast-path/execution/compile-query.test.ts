import { describe, expect, test } from '@jest/globals';
import {
  execute,
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  parse,
} from 'graphql';
import { Viewer } from '../../auth/viewer.ts';
import { AnswerBudget } from '../../operation-limits/answer-budget.ts';
import type { Context } from '../../schema/context.ts';
import { compileQuery } from './compile-query.ts';

const Colour = new GraphQLEnumType({ name: 'Colour', values: { RED: { value: 1 }, BLUE: { value: 2 } } });

type PieceRow = { name: string; parts?: object[] };

const Piece: GraphQLObjectType<PieceRow> = new GraphQLObjectType({
  name: 'Piece',
  fields: () => ({
    id: { type: new GraphQLNonNull(GraphQLInt) },
    name: { type: GraphQLString },
    shown: { type: GraphQLBoolean },
    colour: { type: Colour },
    late: { type: GraphQLString, resolve: async ({ name }) => name },
    // biome-ignore lint/suspicious/noThenProperty: promises are recognised by it.
    later: { type: GraphQLString, resolve: ({ name }) => ({ then: soon(name) }) },
    place: { type: GraphQLString, resolve: (_piece, _args, _context, { path }) => written(path) },
    needed: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
    failing: {
      type: GraphQLString,
      resolve: () => {
        throw new Error('broken');
      },
    },
    wrong: { type: GraphQLInt, resolve: () => 'many' },
    failed: { type: GraphQLString, resolve: () => new Error('broken') },
    part: { type: Piece },
    parts: { type: new GraphQLList(new GraphQLNonNull(Piece)) },
    partsLater: {
      type: new GraphQLList(Piece),
      resolve: ({ parts = [] }) => parts.map(async (p: object) => p),
    },
    partsAtOnce: { type: new GraphQLList(Piece), resolve: ({ parts = [] }) => new Set(parts) },
    partsMissing: { type: new GraphQLList(Piece), resolve: () => 5 },
    sized: {
      type: GraphQLString,
      args: { size: { type: GraphQLInt, defaultValue: 7 }, unit: { type: GraphQLString } },
      resolve: (_piece, args) => JSON.stringify(args),
    },
    other: {
      type: new GraphQLUnionType({ name: 'Other', types: () => [Piece], resolveType: () => 'Piece' }),
    },
  }),
});

/** The `then` of a promise that is not an instance of Promise, like Prisma's. */
function soon(value: string) {
  return (fulfil: (value: string) => unknown) => Promise.resolve(value).then(fulfil);
}

type Place = { key: string | number; prev?: Place | undefined };

function written({ key, prev }: Place): string {
  return prev ? `${written(prev)}/${key}` : String(key);
}

const PIECE = {
  id: 1,
  name: 'Ring',
  shown: false,
  colour: 2,
  part: { id: 2, name: null, part: null },
  parts: [
    { id: 3, name: 'Stone', parts: [] },
    { id: 4, name: 'Head', parts: [{ id: 5, name: 'Claw' }] },
  ],
};

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      piece: { type: Piece, resolve: () => PIECE },
      laterPiece: { type: new GraphQLNonNull(Piece), resolve: async () => PIECE },
      sized: {
        type: GraphQLString,
        args: { size: { type: GraphQLInt } },
        resolve: (_root, args) => JSON.stringify(args),
      },
    },
  }),
});

// The context fields that a query execution reads.
const context = {
  viewer: Viewer.anonymous,
  language: 'en',
  budget: new AnswerBudget(),
} as unknown as Context;

function run(text: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return compileQuery(schema, parse(text)).run(context, variables);
}

describe('answers what graphql-js answers', () => {
  test.each<[what: string, text: string, variables?: Record<string, unknown>]>([
    [
      'columns, nulls and __typename',
      '{ piece { __typename id name shown colour part { name part { id } } } }',
    ],
    ['aliases, in the order asked', '{ b: piece { two: id one: name } a: piece { id } }'],
    ['promises of every kind', '{ laterPiece { late later parts { late partsLater { late } } } }'],
    ['lists of lists, sets and empty ones', '{ piece { parts { parts { id } } partsAtOnce { id } } }'],
    [
      'where a resolver stands',
      '{ p: piece { place parts { place parts { place } } partsLater { place } } }',
    ],
    [
      'fragments and merged selections',
      '{ ...F piece { ... on Piece { name } } } fragment F on Query { piece { id } }',
    ],
    [
      'defaults, literals and variables',
      'query ($s: Int, $u: String) { piece { sized a: sized(size: $s) b: sized(size: 3, unit: $u) } }',
      { s: 4 },
    ],
    [
      'a variable that is null',
      'query ($s: Int = 3) { sized(size: $s) piece { sized(size: $s) } }',
      { s: null },
    ],
    ['a variable left out', 'query ($s: Int = 3) { sized(size: $s) piece { parts { sized(size: $s) } } }'],
  ])('%s', async (_what, text, variables = {}) => {
    const expected = await execute({
      schema,
      document: parse(text),
      contextValue: context,
      variableValues: variables,
    });
    expect(expected.errors).toBeUndefined();
    expect(JSON.stringify(await run(text, variables))).toBe(JSON.stringify(expected.data));
  });

  test('switches, one way after the other', async () => {
    const text =
      'query ($yes: Boolean!) { piece { id @skip(if: $yes) name @include(if: $yes) parts @include(if: $yes) { id @skip(if: false) } } }';
    const compiled = compileQuery(schema, parse(text));
    for (const yes of [true, false, true]) {
      const expected = await execute({ schema, document: parse(text), variableValues: { yes } });
      expect(JSON.stringify(await compiled.run(context, { yes }))).toBe(JSON.stringify(expected.data));
    }
  });
});

describe('leaves to the engine', () => {
  test.each<[what: string, text: string, variables?: Record<string, unknown>]>([
    ['a null where none may be', '{ piece { needed } }'],
    ['a resolver that throws', '{ piece { failing } }'],
    ['a resolver that throws after another began', '{ piece { late failing } laterPiece { failing } }'],
    ['an error as a value', '{ piece { failed } }'],
    ['a value of another type', '{ piece { wrong } }'],
    ['a list that is none', '{ piece { partsMissing { id } } }'],
    ['an error deep in a list of promises', '{ piece { partsLater { late failing } } }'],
    ['a variable of another type', 'query ($s: Int) { sized(size: $s) }', { s: 'x' }],
    ['a variable that is missing', 'query ($s: Int!) { sized(size: $s) }'],
    ['an object of several types', '{ piece { other { ... on Piece { id } } } }'],
    ['introspection', '{ __schema { queryType { name } } }'],
  ])('%s', async (_what, text, variables = {}) => {
    await expect(run(text, variables)).rejects.toThrow();
  });

  test.each(['mutation { x }', '{ piece { id } } query Two { piece { id } }', 'fragment F on Piece { id }'])(
    '%s, which is not one query',
    (text) => expect(() => compileQuery(schema, parse(text))).toThrow('Not one query.'),
  );
});

describe('plans', () => {
  /** The plans of a query: the same object until one of its dependencies changes. */
  async function plansOf(text: string, runs: [Partial<Context>, Record<string, unknown>][]) {
    const found: unknown[] = [];
    const watched = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: {
          piece: {
            type: Piece,
            args: { size: { type: GraphQLInt } },
            resolve: (_root, _args, { plans }) => {
              found.push(plans);
              return PIECE;
            },
          },
        },
      }),
    });
    const compiled = compileQuery(watched, parse(text));
    for (const [changed, variables] of runs) await compiled.run({ ...context, ...changed }, variables);
    return found.map((plans) => found.indexOf(plans));
  }

  test('are kept for each viewer, language and variable below the root', async () => {
    const viewer = new Viewer(null);
    const text = 'query ($s: Int, $t: Int) { piece(size: $s) { sized(size: $t) } }';
    const runs: [Partial<Context>, Record<string, unknown>][] = [
      [{}, { s: 1, t: 1 }],
      [{}, { s: 2, t: 1 }],
      [{ language: 'fr' }, { s: 1, t: 1 }],
      [{}, { s: 1, t: 2 }],
      [{ viewer }, { s: 1, t: 1 }],
      [{ viewer }, { s: 3, t: 1 }],
    ];
    expect(await plansOf(text, runs)).toEqual([0, 0, 2, 3, 4, 4]);
  });

  test('the arguments of root fields in a fragment do not count', async () => {
    const text = 'query ($s: Int) { ...F } fragment F on Query { piece(size: $s) { id } }';
    expect(
      await plansOf(text, [
        [{}, { s: 1 }],
        [{}, { s: 2 }],
      ]),
    ).toEqual([0, 0]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { schema } from '../schema/index.ts';
import { isHeavy, refusalsOf } from './check-operation.ts';
import { type Measure, measureOperation } from './measure-operation.ts';

function measureOf(text: string): Measure {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('One operation at a time.');
  return measureOperation(schema, document, operation);
}

/** The limits that a document exceeds. */
function limitsOf(text: string, isSignedIn: boolean): unknown[] {
  return refusalsOf(schema, parse(text), { isSignedIn }).map(({ extensions }) => extensions.limit);
}

describe('cost: every list multiplies the cost of its fields', () => {
  test.each([
    ['a field', '{ version }', 1],
    ['an object', '{ viewer { user { userName } } }', 3],
    ['a page as large as asked', '{ jobOrders(first: 50) { edges { node { number } } } }', 151],
    ['the default page', '{ jobOrders { edges { node { number } } } }', 31],
    ['a page of unknown size', 'query ($n: Int) { jobOrders(first: $n) { edges { node { number } } } }', 301],
    ['a page without edges', '{ jobOrders(first: 100) { pageInfo { hasNextPage } } }', 201],
    ['a list without pages', '{ alloys { code } }', 11],
    ['a list in a list', '{ benchBoard { jobs { number } } }', 111],
    [
      'there and back again',
      '{ productCategory(code: "a") { children { parent { children { code } } } } }',
      122,
    ],
    ['ids as many as named', '{ nodes(ids: ["a", "b", "c"]) { id } }', 4],
    ['ids of an unknown number', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', 101],
    ['one id that stands for a list', '{ nodes(ids: "a") { id } }', 2],
    ['a list of texts', '{ viewer { scope } }', 2],
    ['a list behind an interface', '{ node(id: "a") { ... on ProductCategory { children { code } } } }', 12],
    [
      'a list behind a fragment',
      '{ node(id: "a") { ...A } } fragment A on ProductCategory { children { ...B } } fragment B on ProductCategory { code name }',
      22,
    ],
    ['a list behind an alias', '{ a: alloys { code } b: alloys { code } }', 22],
    ['types of the schema', '{ __schema { types { name } } }', 402],
    ['fields of types', '{ __schema { types { fields { name } } } }', 1 + 1 + 400 * (1 + 20)],
    ['what the schema does not know', '{ nothing { of { it } } }', 3],
  ])('%s', (_what, text, cost) => {
    expect(measureOf(text).cost).toBe(cost);
  });
});

test('root fields count in fragments, too', () => {
  const text = `{ ...A ... on Query { ${'version '.repeat(10)} } } fragment A on Query { ${'version '.repeat(25)} }`;
  expect(measureOf(text).rootFields).toBe(35);
  expect(limitsOf(text, true)).toEqual(['rootFields']);
});

test('nested selections count at every depth', () => {
  expect(measureOf('{ viewer { user { id } ... on Viewer { customer { id } } } }').selections).toBe(3);
});

const DEEP_TREE = `{ productCategories(first: 100) { edges { node { children { parent { children { parent { children { code name } } } } } } } } }`;

describe('what is refused', () => {
  test.each<[string, string, string[], string[]]>([
    ['the catalogue, up and down', DEEP_TREE, ['cost'], ['depth', 'cost']],
    [
      'a page with its parts',
      '{ products(first: 50) { edges { node { code subItems { quantity } } } } }',
      [],
      [],
    ],
    [
      'jobs of orders of jobs',
      '{ jobOrders(first: 100) { edges { node { orderGroup { jobOrders { orderGroup { jobOrders { orderGroup { jobOrders { number } } } } } } } } } }',
      ['cost'],
      ['cost', 'depth'],
    ],
    ['introspection as tools ask it', getIntrospectionQuery(), [], []],
    [
      'with everything that tools may ask',
      getIntrospectionQuery({ oneOf: true, specifiedByUrl: true, inputValueDeprecation: true }),
      [],
      [],
    ],
    ['the names of all types', '{ __schema { types { name kind } } }', [], []],
    [
      'introspection deeper than tools ask it',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      ['cost'],
      ['cost'],
    ],
    [
      'types twice under other names',
      `{ ${Array.from({ length: 8 }, (_, n) => `a${n}: __schema { types { fields { name args { name } } } }`).join(' ')} }`,
      ['cost'],
      ['rootFields', 'cost'],
    ],
    [
      'one type through a fragment',
      '{ __type(name: "Query") { ...A } } fragment A on __Type { fields { name } }',
      [],
      [],
    ],
  ])('%s', (_what, text, signedIn, visitor) => {
    expect([limitsOf(text, true), limitsOf(text, false).toSorted()]).toEqual([signedIn, visitor.toSorted()]);
  });
});

test.each([
  ['{ version }', false],
  ['{ jobOrders(first: 20) { edges { node { number customer { name } items { title } } } } }', false],
  [getIntrospectionQuery(), true],
  ['{ jobOrders(first: 100) { edges { node { items { code } charges { kind } } } } }', true],
  ['query ($first: Int) { jobOrders(first: $first) { edges { node { items { code size } } } } }', false],
  ['query ($n: Int) { jobOrders(first: $n) { edges { node { items { code size } } } } }', true],
  ['query ($n: Int = 20) { jobOrders(first: $n) { edges { node { items { code size } } } } }', false],
])('%.60s waits for its turn: %s', (text, expected) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  expect(operation && isHeavy(schema, document, operation, { first: 20 })).toBe(expected);
});

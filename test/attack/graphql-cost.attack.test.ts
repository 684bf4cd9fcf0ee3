import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const buyer = await product.as('buyer@luna.test');
const viewer = await product.as('viewer@luna.test');
const admin = await product.as('admin@aurifex.test');

const sheets = [...readPersistedOperations(null)].find(([, { name }]) => name === 'JobSheetsPageQuery')?.[0];
const jobId = Buffer.from('JobOrder:1').toString('base64');
const ids = (count: number) => Array.from({ length: count }, () => jobId);
const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');
const numbered = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Length of the schema, which the standard query returns once as JSON. */
const SCHEMA_LENGTH = readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8').length;

/** Checks that the process still runs within its memory limit, and responds quickly. */
afterEach(async () => {
  expect(product.isRunning()).toBe(true);
  expect(await product.memoryMb()).toBeLessThan(600);
  const begun = performance.now();
  expect((await product.send('/healthz')).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

/** The exceeded limit of a document, otherwise the code of its error, otherwise null. */
async function refusalOf(
  query: string,
  variables: object,
  headers: Record<string, string>,
): Promise<unknown> {
  const { text } = await product.graphql(query, variables, { headers });
  expect(text.length).toBeLessThan(4 * SCHEMA_LENGTH);
  const { errors } = JSON.parse(text);
  return errors?.[0].extensions.limit ?? errors?.[0].extensions.code ?? null;
}

const UP_AND_DOWN = (levels: number) =>
  `{ productCategories(first: 100) { edges { node { ${'children { parent { '.repeat(levels)}code${' } }'.repeat(levels)} } } } }`;

describe('a document that asks for too much is refused before it is executed', () => {
  test.each<[string, string, unknown]>([
    ['20,000 ids in the text', `{ nodes(ids: [${times(1_900, '"a"')}]) { id } }`, 'BAD_USER_INPUT'],
    ['children, parents, children', UP_AND_DOWN(2), null],
    ['the same with another level', UP_AND_DOWN(3), 'cost'],
    ['the same with more levels', UP_AND_DOWN(6), 'depth'],
    [
      'lists below a look-up of nodes',
      `{ nodes(ids: [${times(100, `"${jobId}"`)}]) { ... on JobOrder { items { children { children { children { code } } } } } } }`,
      'cost',
    ],
    [
      'the same in a fragment',
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ...A } } fragment A on JobOrder { items { ...B } } fragment B on JobItem { children { children { children { code } } } }`,
      'cost',
    ],
    [
      'customers of users of customers',
      '{ users(first: 100) { edges { node { customers { addresses { id line1 line2 city postalCode } } } } } }',
      'cost',
    ],
    ['31 root fields', `{ ${times(31, 'version')} }`, 'rootFields'],
    [
      '31 root fields in a fragment',
      `{ ...A } fragment A on Query { ${times(31, 'version')} }`,
      'rootFields',
    ],
    ['31 root fields in inline fragments', `{ ${times(31, '... { version }')} }`, 'rootFields'],
    [
      '31 root fields in fragments of fragments',
      `{ ...A ...A } fragment A on Query { ${times(16, '...B')} } fragment B on Query { version }`,
      'rootFields',
    ],
    [
      '31 mutations',
      `mutation { ${numbered(31, (n) => `a${n}: signOut(input: {}) { __typename }`)} }`,
      'rootFields',
    ],
    ['61 aliases', `{ viewer { ${numbered(61, (n) => `a${n}: user { id }`)} } }`, 'aliases'],
    ['61 aliases of a leaf', `{ storefront { ${numbered(61, (n) => `a${n}: pricesShown`)} } }`, 'aliases'],
    [
      'selections that are compared with each other',
      `{ viewer { ${times(400, 'user { id }')} } }`,
      'selections',
    ],
    ['brackets behind comments', times(200, '{ a #}\n'), 'nesting'],
    ['brackets behind strings', times(200, '{ a(b: "}")'), 'nesting'],
    ['brackets behind block strings', times(200, '{ a(b: """}}""")'), 'nesting'],
    ['lists 3,000 deep', `{ node(id: ${'['.repeat(3_000)}`, 'nesting'],
    [
      'fragments in a long circle',
      `{ ...F0 } ${numbered(120, (n) => `fragment F${n} on Query { ${numbered(10, (m) => `...F${(n + m + 1) % 120}`)} }`)}`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      '151 fragments',
      `{ version } ${numbered(151, (n) => `fragment F${n} on Query { version }`)}`,
      'fragments',
    ],
    ['4,001 tokens', `{ ${times(4_000, 'a')} }`, 'tokens'],
    ['a comment of 100 kB', `{ version } # ${'x'.repeat(100_000)}`, 'characters'],
    ['commas for 100 kB', `{ version }${','.repeat(100_000)}`, 'characters'],
    ['a name of 100 kB', `{ ${'a'.repeat(100_000)} }`, 'characters'],
    [
      'types of types of types',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      'cost',
    ],
    [
      'possible types of possible types',
      '{ __schema { types { possibleTypes { possibleTypes { possibleTypes { name } } } } } }',
      'cost',
    ],
    [
      'the schema 20 times',
      `{ ${numbered(20, (n) => `a${n}: __schema { types { name description } }`)} }`,
      null,
    ],
    ['pages of 2,147,483,647', '{ products(first: 2147483647) { edges { node { code } } } }', 'cost'],
    ['pages of -1', '{ products(first: -1) { edges { node { code } } } }', 'BAD_USER_INPUT'],
    [
      'pages of a number that is none',
      '{ products(first: 99999999999) { edges { node { code } } } }',
      'cost',
    ],
  ])('%s', async (_what, query, readers) => {
    // Visitors have lower limits; which one is reported does not matter.
    expect(await refusalOf(query, { ids: ids(100) }, {})).not.toBeNull();
    expect(await refusalOf(query, { ids: ids(100) }, viewer)).toBe(readers);
  });
});

describe('a look-up of more than a hundred ids is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['visitors', {}],
    ['a reader', viewer],
    ['an administrator', admin],
  ])('by %s', async (_who, headers) => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const tooMany = await refusalOf(query, { ids: ids(20_000) }, headers);
    // For visitors, such a body is not even read.
    expect(tooMany).toBe('authorization' in headers ? 'BAD_USER_INPUT' : 'PAYLOAD_TOO_LARGE');
    expect(await refusalOf(query, { ids: ids(101) }, headers)).toBe('BAD_USER_INPUT');
    expect(await refusalOf(query, { ids: ids(100) }, headers)).toBeNull();
  });

  test('and by an operation of our own', async () => {
    const body = JSON.stringify({ documentId: sheets, variables: { ids: ids(20_000) } });
    const { json } = await product.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...buyer },
      body,
    });
    expect(json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT' } }] });
  });
});

describe('visitors learn the schema as tools do, and no more', () => {
  test.each<[string, string, unknown]>([
    ['the standard query', getIntrospectionQuery(), null],
    [
      'all that it may ask',
      getIntrospectionQuery({ oneOf: true, schemaDescription: true, specifiedByUrl: true }),
      null,
    ],
    ['one type', '{ __type(name: "JobOrder") { name fields { name } } }', null],
    [
      'fields of fields',
      '{ __type(name: "Query") { fields { type { fields { type { fields { name } } } } } } }',
      'cost',
    ],
    [
      'the standard query twice',
      `{ a: __schema { types { fields { name args { name } } } } b: __schema { types { fields { name args { name } } } } }`,
      'cost',
    ],
  ])('%s', async (_what, query, refusal) => {
    expect(await refusalOf(query, {}, {})).toBe(refusal);
  });

  test('six at once are answered one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => product.graphql(getIntrospectionQuery())),
    );
    for (const { status, text } of answers) {
      expect([200, 503]).toContain(status);
      expect(text.length).toBeLessThan(3 * SCHEMA_LENGTH);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });
});

test.each<[string, unknown]>([
  ['a batch', [{ query: '{ version }' }, { query: '{ version }' }]],
  ['a batch of 10,000', Array.from({ length: 10_000 }, () => ({ query: '{ version }' }))],
  ['an operation in an operation', { query: { query: '{ version }' } }],
])('%s is no operation', async (_what, body) => {
  const { status } = await product.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...buyer },
    body: JSON.stringify(body),
  });
  expect(status).toBe(400);
});

test('a flood of texts that differ leaves nothing behind', async () => {
  const text = (n: number) =>
    `query Q${n} { viewer { user { ${times(90, 'userName')} } } } # ${'x'.repeat(15_000)}`;
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => product.graphql(text(round * 20 + n), {}, { headers: buyer })),
    );
  }
});

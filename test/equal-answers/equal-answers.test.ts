import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { createFastPath } from '../../server/fast-path/fast-path.ts';
import { isLean } from '../../server/fast-path/lean-operations.ts';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import { schema } from '../../server/schema/index.ts';
import { createActor, demoActor, tokenOf } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { inTurn, isDeep } from '../../server/test/depth.ts';
import { testServices } from '../../server/test/services.ts';
import { queryVariables } from './query-variables.examples.ts';
import { answerOf, servedBothWays, stopTheClock } from './two-paths.ts';

stopTheClock();

const database = await testDatabase('demo');
const { db, sql } = database;
const services = await testServices();
const persisted = readPersistedOperations(null);
const rows = createRowFinder(database);
const variablesOf = await queryVariables(db);

const queries = [...persisted]
  .filter(([, { text }]) => /^\s*query\b/.test(text))
  .map(([id, operation]) => ({ id, ...operation }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Queries with more ids than a caller's text may have. */
const TOO_LARGE_AS_TEXT = ['JobSheetsPageQuery'];

const urls = await servedBothWays(db, { rows });

const locked = await createActor(db, { role: 'ADMINISTRATOR', mustChangePassword: true });

const TOKENS: Record<string, string | null> = {
  visitor: null,
  'a buyer': tokenOf(await demoActor(db, 'buyer@luna.test')),
  'a French-speaking buyer': tokenOf(await demoActor(db, 'acheteuse@bellerose.test')),
  'an administrator': tokenOf(await demoActor(db, 'admin@aurifex.test')),
  'who must change the password': tokenOf(locked),
  'whose token is no good': 'stale',
};

test('every persisted query is tried with something', () => {
  expect(queries.filter(({ name }) => !variablesOf[name]?.length).map(({ name }) => name)).toEqual([]);
});

/** Maximum number of variables of a query, spread over all, unless the run is deep. */
const MAX_VARIABLES = 3;

/** Together they read everything, in both languages. */
const READERS = ['a French-speaking buyer', 'an administrator'];
const OTHERS = Object.keys(TOKENS).filter((who) => !READERS.includes(who));

/** Queries of a caller: readers share them; the other callers, who are refused most queries, share them too. */
function queriesOf(who: string) {
  const group = READERS.includes(who) ? READERS : OTHERS;
  return inTurn(queries, group.indexOf(who), group.length);
}

describe.each(Object.keys(TOKENS))('%s gets the same bytes on both paths', (who) => {
  const asked = queriesOf(who).map(({ name, id, text }) => [name, id, text] as const);
  test.each(asked)('%s', async (name, id, query) => {
    const all = variablesOf[name] ?? [];
    for (const variables of inTurn(all, 0, Math.ceil(all.length / MAX_VARIABLES))) {
      const [token = null] = [TOKENS[who]];
      const plain = await answerOf(urls.plain, token, { documentId: id, variables });
      const fast = await answerOf(urls.fast, token, { documentId: id, variables });
      expect({ variables, ...fast }).toEqual({ variables, ...plain });
      // Visitors' texts have limits that ids do not have; of the others, one reader also sends every query as text.
      if (token === null || !(isDeep || who === READERS[0])) continue;
      const byText = await answerOf(urls.fast, token, { query, variables });
      const expected = TOO_LARGE_AS_TEXT.includes(name)
        ? await answerOf(urls.plain, token, { query, variables })
        : plain;
      expect({ variables, ...byText }).toEqual({ variables, ...expected });
    }
  });
});

test.each([
  '*/*',
  'application/graphql-response+json',
  'text/html',
  'application/json, */*;q=0.1',
  'text/event-stream',
])('a client that accepts %s gets the same', async (accept) => {
  const documentId = queries.find(({ name }) => name === 'RestListJobs')?.id ?? '';
  const asked = { documentId, variables: { first: 3 } };
  const token = TOKENS['a buyer'] ?? null;
  expect(await answerOf(urls.fast, token, asked, accept)).toEqual(
    await answerOf(urls.plain, token, asked, accept),
  );
});

describe('the fast path itself', () => {
  const fastPath = createFastPath({ db, services, persisted, rows });
  const facts = {
    requestId: 'r',
    address: '127.0.0.1',
    language: null,
    userAgent: null,
    idempotencyKey: null,
    setSession: () => {},
  };
  const as = (who: string) => ({
    ...facts,
    credentials: { token: TOKENS[who] ?? null, refreshToken: null, fromCookie: false },
  });

  test.each(queries.map(({ name, id, text }) => [name, id, text] as const))(
    'answers %s',
    async (name, documentId, text) => {
      expect([name, isLean(schema, parse(text))]).toEqual([name, true]);
      const [variables = {}] = variablesOf[name] ?? [];
      const answer = await fastPath({ documentId, variables }, as('an administrator'));
      expect(answer).not.toBeNull();
    },
  );

  test.each([
    // And its unread notes.
    ['JobListPaginationQuery', 2],
    ['QuoteListPaginationQuery', 2],
    ['SalesOrderListPaginationQuery', 2],
    ['RestListJobs', 2],
    ['ProductListPaginationQuery', 1],
    ['RestProducts', 2],
    ['CustomerComboboxQuery', 1],
    ['UserSearchQuery', 1],
    ['CategoryNavQuery', 1],
  ])(
    'a page of %s takes %i statement(s): its rows, and the count where it is asked for',
    async (name, expected) => {
      const query = queries.find((each) => each.name === name);
      const call = { documentId: query?.id ?? '', variables: variablesOf[name]?.[0] ?? {} };
      sql.reset();
      await fastPath(call, as('an administrator'));
      // The viewer and the settings are cached between requests if processes are notified of changes.
      const statements = sql.statements.filter((text) => !/FROM "(Session|public"."Setting)"/.test(text));
      expect(statements.map((text) => text.slice(0, 40))).toHaveLength(expected);
      expect(statements.filter((text) => text.includes('json_agg'))).toHaveLength(1);
    },
  );

  test('leaves mutations, unknown ids, other names and bad credentials to the engine', async () => {
    const signOut = [...persisted].find(([, { name }]) => name === 'RestSignOut')?.[0] ?? '';
    const version = queries.find(({ name }) => name === 'DevHelpPageQuery')?.id ?? '';
    expect(await fastPath({ documentId: version }, as('visitor'))).not.toBeNull();
    expect(await fastPath({ documentId: version, operationName: 'Other' }, as('visitor'))).toBeNull();
    expect(await fastPath({ documentId: version }, as('whose token is no good'))).toBeNull();
    expect(await fastPath({ documentId: 'unknown' }, as('visitor'))).toBeNull();
    expect(await fastPath({ documentId: signOut, variables: { input: {} } }, as('a buyer'))).toBeNull();
  });

  test('answers valid operations of signed-in callers, and leaves errors and other results to the engine', async () => {
    const buyer = as('a buyer');
    const query = 'query Mine { jobOrders(first: 2) { edges { node { number } } } }';
    const fast = await fastPath({ query }, buyer);
    expect(fast).toEqual({
      data: JSON.parse((await answerOf(urls.plain, TOKENS['a buyer'] ?? null, { query, variables: {} })).text)
        .data,
    });
    expect(await fastPath({ query, operationName: 'Mine' }, buyer)).toEqual(fast);
    expect(await fastPath({ query, operationName: 'Other' }, buyer)).toBeNull();
    expect(await fastPath({ query: '{ version }' }, as('visitor'))).toBeNull();
    const lists = 'jobOrders(first: 100) { edges { node { items { jobOrder { items { id } } } } } }';
    for (const refused of [
      `${query} query Two { version }`,
      'mutation { signOut(input: {}) { __typename } }',
      '{ version',
      '{ unknown }',
      '{ __schema { queryType { name } } }',
      `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: ${lists}`).join(' ')} }`,
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      query.padEnd(20_001),
    ])
      expect([refused, await fastPath({ query: refused }, buyer)]).toEqual([refused, null]);
  });
});

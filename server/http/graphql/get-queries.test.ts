import { expect, test } from '@jest/globals';
import { LIMITS } from '../../operation-limits/limits.ts';
import { createActor, givenCustomer, tokenOf } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { serve } from '../../test/serve.ts';

const { db } = await testDatabase();
const { url, post } = await serve(db);
const luna = await givenCustomer(db, 'Luna');
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });
const token = tokenOf(buyer);

const VIEWER = '{ viewer { user { userName } } }';
const AS_BUYER = { data: { viewer: { user: { userName: buyer.userName } } } };
const CLIENT = { 'x-aurifex-client': 'web' };
const cookie = `aurifex-token=${token}`;
const authorization = `Bearer ${token}`;

function get(parameters: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/graphql?${new URLSearchParams(parameters)}`, { headers });
}

async function answerOf(response: Response): Promise<[number, unknown]> {
  const { errors } = await response.json();
  return [response.status, errors?.[0]?.extensions?.code];
}

test('a query by GET is answered as by POST, and the answer is not cached', async () => {
  const query = 'query Named($number: Int!) { permission(number: $number) { number } }';
  const variables = { number: 1101 };
  const byGet = await get({ query, variables: JSON.stringify(variables), operationName: 'Named' });
  expect(byGet.headers.get('cache-control')).toBe('no-store');
  expect(await byGet.text()).toBe(await (await post(query, variables)).text());
  expect(await (await get({ query: VIEWER }, { authorization })).json()).toEqual(AS_BUYER);
});

/** Operations that would leave a trace in the database. */
const SAVE = 'mutation Save { saveUserSetting(input: { key: "CP_PageSize", value: 50 }) { __typename } }';

test.each([
  ['alone', { query: SAVE }],
  ['by its name', { query: SAVE, operationName: 'Save' }],
  ['chosen beside a query', { query: `query Read { __typename } ${SAVE}`, operationName: 'Save' }],
  ['beside a query, none chosen', { query: `query Read { __typename } ${SAVE}` }],
  ['with an empty name', { query: SAVE, operationName: '' }],
])('a mutation by GET, %s, does nothing', async (_how, parameters) => {
  for (const headers of [{ authorization }, { cookie, ...CLIENT }, {}] as Record<string, string>[]) {
    const response = await get(parameters, headers);
    expect([400, 405]).toContain(response.status);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await db.userSetting.count()).toBe(0);
});

test('a mutation that ran by POST still does not run by GET', async () => {
  const signOut = 'mutation { signOut(input: {}) { __typename } }';
  expect((await post(signOut)).status).toBe(200);
  const response = await get({ query: signOut }, { authorization });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await (await get({ query: VIEWER }, { authorization })).json()).toEqual(AS_BUYER);
});

test('a query by GET with cookies needs the client header and an allowed origin, as by POST', async () => {
  expect(await (await get({ query: VIEWER }, { cookie, ...CLIENT })).json()).toEqual(AS_BUYER);
  for (const headers of [{}, { ...CLIENT, origin: 'https://evil.example' }, { ...CLIENT, origin: 'null' }]) {
    expect(await answerOf(await get({ query: VIEWER }, { cookie, ...headers }))).toEqual([403, 'CSRF']);
  }
});

const aliases = Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `a${index}: __typename`);

test.each<[string, Record<string, string>, string]>([
  ['nothing to do', {}, 'BAD_REQUEST'],
  ['variables that are no JSON', { query: VIEWER, variables: '{' }, 'BAD_REQUEST'],
  ['variables that are no object', { query: VIEWER, variables: '[1]' }, 'BAD_REQUEST'],
  ['extensions that are no JSON', { query: VIEWER, extensions: 'x' }, 'BAD_REQUEST'],
  ['a document that is none', { query: '{ viewer ' }, 'GRAPHQL_PARSE_FAILED'],
  ['a choice that it lacks', { query: VIEWER, operationName: 'X' }, 'OPERATION_RESOLUTION_FAILURE'],
  ['more than the limits allow', { query: `{ ${aliases.join(' ')} }` }, 'OPERATION_TOO_LARGE'],
])('GET with %s is refused', async (_what, parameters, code) => {
  const response = await get(parameters, { accept: 'application/graphql-response+json' });
  expect(await answerOf(response)).toEqual([400, code]);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is no way to send an operation', async (method) => {
  const response = await fetch(`${url}/graphql?query=${encodeURIComponent(VIEWER)}`, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
});

test('a token that has ended is answered 401 by GET too', async () => {
  const response = await get({ query: VIEWER }, { authorization: 'Bearer abc' });
  expect(await answerOf(response)).toEqual([401, 'UNAUTHENTICATED']);
});

import { request as httpRequest } from 'node:http';
import { expect, test } from '@jest/globals';
import jsonwebtoken from 'jsonwebtoken';
import { createActor, givenCustomer, tokenOf } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { serve } from '../test/serve.ts';
import { testConfig } from '../test/services.ts';

const { db, pool } = await testDatabase();
const { url, post } = await serve(db);
const behind = await serve(db, { pendingMigrations: async () => ['20990101_next'] });
const open = await serve(db, { config: { corsOrigins: ['https://partner.example'] } });
const luna = await givenCustomer(db, 'Luna');
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });
const claims = buyer.claims;
if (!claims) throw new Error('A buyer has a session.');
const token = tokenOf(buyer);

const VIEWER = '{ viewer { user { userName } } }';

/** A list of `size` users with 300 relations each. */
function wideList(size: string): string {
  return `{ users(${size}) { edges { node { ${'customers { id } '.repeat(300)} } } } }`;
}

function send(body: string, contentType: string | null): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    body: new TextEncoder().encode(body),
    headers: contentType === null ? {} : { 'content-type': contentType },
  });
}

async function codeOf(response: Response): Promise<unknown> {
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  return JSON.parse(text).errors?.[0]?.extensions?.code;
}

test.each([
  ['{"query":', 'application/json', 400, 'BAD_REQUEST'],
  ['[]', 'application/json', 400, 'BAD_REQUEST'],
  ['null', 'application/json', 400, 'BAD_REQUEST'],
  ['"{ viewer }"', 'application/json', 400, 'BAD_REQUEST'],
  ['[{"query":"{ __typename }"},{"query":"{ __typename }"}]', 'application/json', 400, 'BAD_REQUEST'],
  ['query={__typename}', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['{ __typename }', 'application/graphql', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['{"query":"{ __typename }"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['{"query":"{ __typename }"}', null, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [`{"query":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
])('body %.30s as %s answers %i %s', async (body, contentType, status, code) => {
  const response = await send(body, contentType);
  expect([response.status, await codeOf(response)]).toEqual([status, code]);
});

test('a body without a content-length is cut off at the limit', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = httpRequest(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    call.on('response', (response) => resolve(response.statusCode));
    call.on('error', reject);
    for (let part = 0; part < 20; part += 1) call.write('x'.repeat(100_000));
    call.end();
  });
  expect(status).toBe(413);
});

test.each([
  ['{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
  ['{ viewer ', 'GRAPHQL_PARSE_FAILED'],
  [`{ viewer { ${'user { customers { id } } '.repeat(2_000)} } }`, 'OPERATION_TOO_LARGE'],
  [`{ ${'version '.repeat(7)} }`, 'OPERATION_TOO_LARGE'],
  [`{ ...A } fragment A on Query { ${'version '.repeat(7)} }`, 'OPERATION_TOO_LARGE'],
  [
    `{ ${Array.from({ length: 61 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    'OPERATION_TOO_LARGE',
  ],
  [wideList('first: 100'), 'OPERATION_TOO_LARGE'],
  [wideList('last: 1, first: 100'), 'OPERATION_TOO_LARGE'],
])('document %.80s is refused with %s', async (query, code) => {
  expect(await codeOf(await post(query))).toBe(code);
});

test('browsers get GraphiQL from this host, and nothing is run for them', async () => {
  const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('signIn(input: $input)');
  expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
});

const forged = {
  'signed with another secret': jsonwebtoken.sign({}, 'another secret of more than 32 characters'),
  'of algorithm none': `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify(jsonwebtoken.decode(token)))}.`,
  'with a claim changed': token.split('.').toSpliced(1, 1, btoa('{"sub":"1","cid":null}')).join('.'),
  'of another audience': signed({ audience: 'other' }),
  'of another issuer': signed({ issuer: 'other' }),
  'of another algorithm': signed({ algorithm: 'HS512' }),
  expired: tokenOf(buyer, new Date(Date.now() - 16 * 60_000)),
  'of an unknown session': tokenOf({ claims: { ...claims, familyId: 'unknown-family-unknown' } }),
  'for another customer': tokenOf({ claims: { ...claims, customerId: luna + 1 } }),
  'for another user': tokenOf({ claims: { ...claims, userId: claims.userId + 1 } }),
  'acting as': tokenOf({ claims: { ...claims, actorId: 1 } }),
  'that is none': 'abc',
};

function signed(change: jsonwebtoken.SignOptions): string {
  const kid = jsonwebtoken.decode(token, { complete: true })?.header.kid ?? '';
  const { cid, sid, sub } = Object(jsonwebtoken.decode(token));
  const options: jsonwebtoken.SignOptions = {
    issuer: 'aurifex',
    audience: 'aurifex-portal',
    subject: sub,
    keyid: kid,
    expiresIn: '15m',
    ...change,
  };
  return jsonwebtoken.sign({ cid, sid }, testConfig.jwtSecret ?? '', options);
}

test('the tokens of these tests are valid except for their forged part', async () => {
  for (const good of [token, signed({})]) {
    const response = await post(VIEWER, {}, { authorization: `Bearer ${good}` });
    expect(await response.json()).toMatchObject({ data: { viewer: { user: { userName: buyer.userName } } } });
  }
});

test.each(Object.entries(forged))('a token %s is answered 401 everywhere', async (_name, bad) => {
  for (const query of [VIEWER, '{ __typename }', 'mutation { updateProfile(input: {}) { __typename } }']) {
    const response = await post(query, {}, { authorization: `Bearer ${bad}` });
    expect([response.status, await codeOf(response)]).toEqual([401, 'UNAUTHENTICATED']);
  }
});

test('sign-in, refresh and sign-out work with an expired token', async () => {
  const response = await post(
    'mutation { signOut(input: {}) { __typename } }',
    {},
    { authorization: 'Bearer abc' },
  );
  expect([response.status, await response.json()]).toEqual([
    200,
    { data: { signOut: { __typename: 'SignOutSuccess' } } },
  ]);
});

test('a bug is masked, with the request id', async () => {
  await pool.query('ALTER TABLE "Module" RENAME TO "Gone"');
  try {
    const response = await post(
      '{ viewer { availableModules { code } } }',
      {},
      {
        authorization: `Bearer ${tokenOf(buyer)}`,
        'x-request-id': 'my-request-1',
      },
    );
    const body = await response.json();
    expect(JSON.stringify(body)).not.toMatch(/Module"|prisma/i);
    expect(body.errors[0]).toMatchObject({
      message: 'Unexpected error.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'my-request-1' },
    });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'my-request-1']);
  } finally {
    await pool.query('ALTER TABLE "Gone" RENAME TO "Module"');
  }
});

test.each([
  '//evil.example/',
  '/%',
  '/..%2f..%2fetc/passwd',
  '/files/1',
  '/files/0',
  '/files/99999999999',
  '/assets/none.js',
])('path %s is 404 or 400, never an error', async (path) => {
  const response = await fetch(url + path);
  expect([400, 404]).toContain(response.status);
});

test('health, readiness and metrics answer', async () => {
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
    status: 'ready',
    checks: { database: 'ok', migrations: 'ok', storage: 'ok' },
  });
  const metrics = await fetch(`${url}/metrics`);
  expect(await metrics.text()).toMatch(/http_requests_total\{area="graphql",status="401"\} \d+/);
  const proxied = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(proxied.status).toBe(403);
});

test('readiness names missing services', async () => {
  const response = await fetch(`${behind.url}/readyz`);
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { checks: { migrations: 'failing', database: 'ok' } },
  ]);
});

test('every answer carries the security headers', async () => {
  const { headers } = await fetch(`${url}/healthz`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('x-powered-by')).toBeNull();
});

test('pages of allowed origins may call with tokens; others may not read', async () => {
  const preflight = (origin: string) =>
    fetch(`${open.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight('https://partner.example');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://partner.example',
  ]);
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

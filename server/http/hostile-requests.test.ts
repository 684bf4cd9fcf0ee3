import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { tokenOf } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { serve } from '../test/serve.ts';
import { openShop } from '../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { url } = await serve(db);
const port = Number(new URL(url).port);
const authorization = `Bearer ${tokenOf(shop.buyer)}`;

/** Must not be in any response: stack traces, SQL, the database layer, file paths. */
const INSIDES = /node_modules|\.ts:\d|at \w+ \(|prisma|SELECT |INSERT |postgres|ECONN|\/work\/|root:x:/i;

/** Sends raw bytes and reads the response until the server closes or sends nothing more. */
function raw(text: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(text));
    let answer = '';
    socket.setTimeout(700, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}

const GRAPHQL =
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n';

test.each<[string, string, RegExp]>([
  ['no request at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['a NUL in a header', `GET / HTTP/1.1\r\nHost: a\u0000b\r\n\r\n`, /^HTTP\/1\.1 400 /],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['two lengths', `${GRAPHQL}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}`, /^HTTP\/1\.1 400 /],
  [
    'length and chunks',
    `${GRAPHQL}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 400 /,
  ],
  ['a negative length', `${GRAPHQL}Content-Length: -5\r\n\r\n{}`, /^HTTP\/1\.1 400 /],
  [
    'headers of 100 kB',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  [
    'an absolute target',
    'GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a target of dots',
    'GET /../../../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 404 /,
  ],
  [
    'encoded dots',
    'GET /files/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 404 /,
  ],
  [
    'an encoded NUL',
    'GET /pictures/pieces/1%00/0/0/640.webp HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 404 /,
  ],
  [
    'backslashes',
    'GET /\\..\\..\\etc\\passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 404 /,
  ],
  ['a body in UTF-16', `${GRAPHQL}Content-Length: 6\r\n\r\n\u00ff\u00fe{\u0000}\u0000`, /^HTTP\/1\.1 400 /],
  ['a body that is cut short', `${GRAPHQL}Content-Length: 100\r\n\r\n{"query":`, /^$/],
  [
    'a method that is none',
    'BREW /graphql HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  ['TRACE', 'TRACE /graphql HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 405 /],
  [
    'a compressed body',
    `${GRAPHQL}Content-Encoding: gzip\r\nContent-Length: 24\r\n\r\n{"query":"{__typename}"}`,
    /^HTTP\/1\.1 415 /,
  ],
  ['that body as it is', `${GRAPHQL}Content-Length: 24\r\n\r\n{"query":"{__typename}"}`, /^HTTP\/1\.1 200 /],
])('%s', async (_what, request, expected) => {
  const answer = await raw(Buffer.from(request, 'latin1'));
  expect(answer.split('\r\n')[0]).toMatch(expected);
  expect(answer).not.toMatch(INSIDES);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

const NODE = 'query ($id: ID!) { node(id: $id) { id } }';

const OPERATIONS: [string, unknown, number, string | null][] = [
  ['variables that are a list', { query: NODE, variables: [] }, 400, 'BAD_REQUEST'],
  ['variables that are a text', { query: NODE, variables: 'x' }, 400, 'BAD_REQUEST'],
  ['extensions that are a text', { query: NODE, extensions: 'x' }, 400, 'BAD_REQUEST'],
  ['a query that is a number', { query: 7 }, 400, 'BAD_REQUEST'],
  ['no query', { variables: {} }, 200, 'BAD_REQUEST'],
  ['an empty query', { query: '' }, 200, 'GRAPHQL_PARSE_FAILED'],
  [
    'a persisted query',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
    200,
    'BAD_REQUEST',
  ],
  ['an unknown operation name', { query: NODE, operationName: 'C' }, 400, 'OPERATION_RESOLUTION_FAILURE'],
  [
    'two operations and no name',
    { query: 'query A { a } query B { b }' },
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a name that is an object', { query: NODE, operationName: {} }, 400, 'OPERATION_RESOLUTION_FAILURE'],
  ['only a fragment', { query: 'fragment A on Query { version }' }, 400, 'OPERATION_RESOLUTION_FAILURE'],
  ['a subscription to what is none', { query: 'subscription { version }' }, 200, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a fragment in itself',
    { query: '{ ...A } fragment A on Query { ...A }' },
    200,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'fragments in a circle',
    { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
    200,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['fields 2,000 deep', { query: '{a'.repeat(2_000) }, 200, 'OPERATION_TOO_LARGE'],
  ['a list 3,000 deep', { query: `{ node(id: ${'['.repeat(3_000)}` }, 200, 'OPERATION_TOO_LARGE'],
  ['a type 3,000 deep', { query: `query ($a: ${'['.repeat(3_000)}` }, 200, 'OPERATION_TOO_LARGE'],
  ['many unknown fields', { query: `{ ${'f '.repeat(1_000)} }` }, 200, 'OPERATION_TOO_LARGE'],
  [
    'many directives',
    { query: `{ version ${'@skip(if: false)'.repeat(500)} }` },
    200,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a variable of a wrong type', { query: NODE, variables: { id: {} } }, 400, 'BAD_USER_INPUT'],
  ['a missing variable', { query: NODE }, 400, 'BAD_USER_INPUT'],
  [
    'a prototype in the variables',
    `{"query":"${NODE}","variables":{"__proto__":{"id":"x"},"id":"x"}}`,
    200,
    null,
  ],
  ['variables 100,000 deep', `{"query":"{ version }","variables":{"a":${deepList(100_000)}}}`, 200, null],
];

test.each(OPERATIONS)('%s', async (_what, body, status, code) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  expect([response.status, JSON.parse(text).errors?.[0].extensions.code ?? null]).toEqual([status, code]);
  expect(text).not.toMatch(INSIDES);
});

test('JSON that is deeper than it can be written again is refused', async () => {
  const query =
    'mutation ($value: JSON) { saveUserSetting(input: { key: "CP_PageSize", value: $value }) { __typename } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: `{"query":${JSON.stringify(query)},"variables":{"value":${deepList(200_000)}}}`,
  });
  expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([
    400,
    'BAD_USER_INPUT',
  ]);
});

function deepList(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

test.each<[string, Record<string, string>, number]>([
  ['/healthz', { range: 'bytes=0-99999999999' }, 200],
  ['/healthz', { 'accept-language': '\u00ff'.repeat(200) }, 200],
  ['/healthz', { 'x-forwarded-for': '1'.repeat(5_000) }, 200],
  ['/metrics', { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['/files/1', { cookie: 'aurifex-token=%00; =; ;;;; a' }, 404],
  ['/files/1?w=99999999', {}, 404],
  ['/files/1?w=NaN&w=160', {}, 404],
  ['/files/01', {}, 404],
  ['/files/1/', {}, 404],
  ['/pictures/pieces/1/0/0/99999.webp', {}, 404],
  ['/pictures/pieces/99999999999/0/0/640.webp', {}, 404],
  ['/pictures/pieces/-1/0/0/640.webp', {}, 404],
])('GET %s with %o', async (path, headers, status) => {
  const response = await fetch(url + path, { headers });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toMatch(INSIDES);
});

test('a picture is the same by range, by tag and by HEAD', async () => {
  const address = `${url}/pictures/pieces/${shop.pieceId('BAND-1')}/0/0/160.webp`;
  const whole = await fetch(address);
  const etag = whole.headers.get('etag') ?? '';
  const { byteLength } = await whole.arrayBuffer();
  const ranged = await fetch(address, { headers: { range: 'bytes=-1' } });
  expect([ranged.status, (await ranged.arrayBuffer()).byteLength]).toEqual([200, byteLength]);
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe(String(byteLength));
});

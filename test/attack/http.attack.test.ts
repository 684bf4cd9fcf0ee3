import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { startProcess } from '../faults/product-process.ts';
import { attackedProduct } from './attacked-product.ts';
import { head, sendRaw } from './raw-socket.ts';

const product = await attackedProduct();
const direct = await startProcess(product.databaseUrl, { TRUST_PROXY: '0' });

/** Opened first, so that the other tests run while they are idle. */
const idle = Promise.all(
  ['', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '].map((bytes) => sendRaw(product.url, bytes, 12_000)),
);

const POST = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
/** A second request hidden in the body of the first (request smuggling). */
const HIDDEN = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n';

test.each<[string, string]>([
  ['an unknown transfer coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['chunked that is not last', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  [
    'a coding with a tab',
    `${POST}Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  [
    'two codings',
    `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  [
    'a space before the colon',
    `${POST}Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['a length with a sign', `${POST}Content-Length: +5\r\n\r\n{"a":${HIDDEN}`],
  ['a length in hexadecimal', `${POST}Content-Length: 0x5\r\n\r\n{"a":${HIDDEN}`],
  ['two lengths in one line', `${POST}Content-Length: 5, 5\r\n\r\n{"a":${HIDDEN}`],
  ['a length of 2 to the 70th', `${POST}Content-Length: 1180591620717411303424\r\n\r\n`],
  [
    'a chunk size that overflows',
    `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  ],
  ['a chunk size that is none', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a negative chunk', `${POST}Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n`],
  ['a folded header', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n`],
  ['a carriage return in a header', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\rX-B: c\r\n\r\n`],
  ['a header without a name', `GET /healthz HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n`],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['HTTP of the year 1991', 'GET /healthz\r\n\r\n'],
  ['HTTP/2 from the start', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a version that is none', 'GET /healthz HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('%s ends the connection, and nothing hidden is answered', async (_what, bytes) => {
  const { text, closedAfterMs } = await sendRaw(product.url, Buffer.from(bytes, 'latin1'), 3_000);
  expect(text === '' || /^HTTP\/1\.1 400 /.test(text)).toBe(true);
  expect(text.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(text).not.toContain('http_requests_total');
  expect(closedAfterMs).not.toBeNull();
});

const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: a\r\n`).join('');

test.each<[string, string, RegExp]>([
  ['151 headers', `GET /healthz HTTP/1.1\r\nHost: a\r\n${headers(150)}\r\n`, /^HTTP\/1\.1 431 /],
  [
    '100 headers',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers(98)}\r\n`,
    /^HTTP\/1\.1 200 /,
  ],
  [
    'headers of 17 kB',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  ['a path of 17 kB', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, /^HTTP\/1\.1 431 /],
  [
    'a chunk extension of 20 kB',
    `${POST}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 413 /,
  ],
  [
    'trailers of 20 kB',
    `${POST}Transfer-Encoding: chunked\r\n\r\n0\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    /^HTTP\/1\.1 (431|400) /,
  ],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', /^$/],
  ['DELETE', head('DELETE', '/graphql', { Connection: 'close' }), /^HTTP\/1\.1 405 /],
  [
    'PUT of a page',
    head('PUT', '/graphql', { Connection: 'close', 'Content-Length': '0' }),
    /^HTTP\/1\.1 405 /,
  ],
  [
    'a method that a header names',
    head('GET', '/graphql?query={__typename}', { Connection: 'close', 'X-HTTP-Method-Override': 'POST' }),
    /^HTTP\/1\.1 200 /,
  ],
  [
    'a wish for another protocol',
    head('GET', '/healthz', {
      Connection: 'Upgrade, close',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABkAAQAAP__',
    }),
    /^HTTP\/1\.1 200 /,
  ],
  [
    'a promise of a body that was not asked for',
    `${POST}Connection: close\r\nExpect: 200-nothing\r\nContent-Length: 5\r\n\r\n`,
    /^HTTP\/1\.1 417 /,
  ],
])('%s', async (_what, bytes, expected) => {
  const { text } = await sendRaw(product.url, Buffer.from(bytes, 'latin1'), 20_000);
  expect(text).toMatch(expected);
});

const LOCAL = { host: 'localhost' };

test.each<[string, Record<string, string>, number]>([
  ['this machine', LOCAL, 200],
  ['a name that was pointed here', { host: 'evil.example' }, 403],
  ['a name that begins like ours', { host: 'localhost.evil.example' }, 403],
  ['an address within a name', { host: '127.0.0.1.nip.io' }, 403],
  ['the address 0.0.0.0', { host: '0.0.0.0' }, 403],
  ['X-Forwarded-For', { ...LOCAL, 'x-forwarded-for': '127.0.0.1' }, 403],
  ['an empty X-Forwarded-For', { ...LOCAL, 'x-forwarded-for': '' }, 403],
  ['X-Forwarded-Host', { ...LOCAL, 'x-forwarded-host': 'localhost' }, 403],
  ['X-Forwarded-Proto', { ...LOCAL, 'x-forwarded-proto': 'http' }, 403],
  ['Forwarded', { ...LOCAL, forwarded: 'for=127.0.0.1' }, 403],
  ['X-Real-IP', { ...LOCAL, 'x-real-ip': '127.0.0.1' }, 403],
  ['Via', { ...LOCAL, via: '1.1 proxy' }, 403],
  ['CF-Connecting-IP', { ...LOCAL, 'cf-connecting-ip': '127.0.0.1' }, 403],
  ['True-Client-IP', { ...LOCAL, 'true-client-ip': '127.0.0.1' }, 403],
  ['X-Client-IP', { ...LOCAL, 'x-client-ip': '127.0.0.1' }, 403],
  ['X-Original-URL', { ...LOCAL, 'x-original-url': '/metrics' }, 403],
])('metrics for %s', async (_who, given, status) => {
  const { text } = await sendRaw(
    product.url,
    head('GET', '/metrics', { Host: given.host ?? '', ...given, Connection: 'close' }).replace(
      /\r\nhost: [^\r]*/,
      '',
    ),
    20_000,
  );
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('of three hundred connections from one address those beyond the bound are closed, and all else goes on', async () => {
  const { hostname, port } = new URL(direct.url);
  let closed = 0;
  const sockets: Socket[] = [];
  for (let index = 0; index < 300; index += 1) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.on('close', () => {
      closed += 1;
    });
    sockets.push(socket);
  }
  while (closed < 50) await delay(20);
  expect(closed).toBeLessThan(60);
  for (const socket of sockets) socket.destroy();
  // The server counts a connection until it has seen its end.
  const answered = () => fetch(`${direct.url}/healthz`).catch(() => null);
  let answer = await answered();
  while (answer === null) {
    await delay(20);
    answer = await answered();
  }
  expect(answer.status).toBe(200);
});

test('an idle connection is closed within seconds', async () => {
  for (const { closedAfterMs } of await idle) {
    expect(closedAfterMs).toBeLessThan(11_000);
  }
});

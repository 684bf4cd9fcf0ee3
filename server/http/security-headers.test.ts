import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startProduct } from '../../test/product/product.ts';
import { tokenOf } from '../test/actors.ts';
import { testConfig, testServices } from '../test/services.ts';
import { openShop } from '../test/shop.ts';
import { graphiqlUrl } from './graphiql/graphiql-files.ts';
import { listen } from './listen.ts';
import { createSecurityHeaders } from './security-headers.ts';

const folder = await mkdtemp(join(tmpdir(), 'aurifex-web-'));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><body>shell</body></html>');
await writeFile(join(folder, 'assets', 'main-abc123.js'), 'export {};');
const services = await testServices();
const { url, db, pool, stop } = await startProduct({
  seed: 'reference',
  web: folder,
  services: { config: { ...services.config, corsOrigins: ['https://partner.example'] } },
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});
const { buyer, pieceId } = await openShop(db);
const authorization = `Bearer ${tokenOf(buyer)}`;
const json = { 'content-type': 'application/json' };

const UPLOAD = `mutation ($input: UploadFileInput!) {
  uploadFile(input: $input) { ... on UploadFileSuccess { file { url } } }
}`;

async function uploadedPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: UPLOAD, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { authorization }, body: form });
  return (await answer.json()).data.uploadFile.file.url;
}

const file = await uploadedPicture();
const picture = `/pictures/pieces/${pieceId('BAND-1')}/0/0/160.webp`;
const query = (text: string) => ({ method: 'POST', headers: json, body: JSON.stringify({ query: text }) });
const etag = (await fetch(`${url}/`)).headers.get('etag') ?? '';

/** Every kind of response of the product. */
const ANSWERS: [what: string, path: string, init: RequestInit, status: number][] = [
  ['a page', '/shop', {}, 200],
  ['a page by HEAD', '/shop', { method: 'HEAD' }, 200],
  ['a page that has not changed', '/', { headers: { 'if-none-match': etag } }, 304],
  ['an asset', '/assets/main-abc123.js', {}, 200],
  ['a missing asset', '/assets/none.js', {}, 404],
  ['a page by POST', '/shop', { method: 'POST' }, 405],
  ['a path that cannot be decoded', '/%', {}, 400],
  ['GraphQL', '/graphql', query('{ version }'), 200],
  ['GraphQL that needs a session', '/graphql', query('{ users(first: 1) { edges { cursor } } }'), 401],
  ['GraphQL that is no document', '/graphql', query('{'), 200],
  ['GraphQL in a wrong type', '/graphql', { method: 'POST', body: 'x' }, 415],
  ['GraphiQL', '/graphql', { headers: { accept: 'text/html' } }, 200],
  ['the script of GraphiQL', graphiqlUrl('start.js'), {}, 200],
  ['an old script of GraphiQL', '/graphiql/0/start.js', {}, 404],
  ['REST', '/api/FormatSettings', {}, 200],
  ['REST that needs a session', '/api/auth/user', {}, 401],
  ['a REST call that there is not', '/api/none', {}, 404],
  ['a REST body that is none', '/api/auth/portal-login', { method: 'POST', headers: json, body: '{' }, 400],
  ['the page about the REST calls', '/api/docs', {}, 200],
  ['a preflight', '/graphql', { method: 'OPTIONS', headers: { origin: 'https://partner.example' } }, 204],
  ['an uploaded picture', file, { headers: { authorization } }, 200],
  ['an uploaded picture, to nobody', file, {}, 404],
  ['a drawn picture', picture, {}, 200],
  ['a drawn picture that there is not', '/pictures/pieces/9/9/9/1.webp', {}, 404],
  ['health', '/healthz', {}, 200],
  ['readiness', '/readyz', {}, 200],
  ['metrics', '/metrics', {}, 200],
  ['metrics, from another address', '/metrics', { headers: { 'x-forwarded-for': '192.0.2.1' } }, 403],
];

test.each(ANSWERS)('%s', async (_what, path, init, status) => {
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  expect(response.status).toBe(status);
  const isCall = path.startsWith('/api/') && path !== '/api/docs';
  await expectHeaders(response, !isCall && ['GET', 'HEAD'].includes(init.method ?? 'GET'));
});

test('a bug', async () => {
  await pool.query('ALTER TABLE "Module" RENAME TO "Gone"');
  try {
    const response = await fetch(`${url}/graphql`, {
      ...query('{ viewer { availableModules { name } } }'),
      headers: { ...json, authorization },
    });
    expect(response.status).toBe(500);
    await expectHeaders(response, false);
  } finally {
    await pool.query('ALTER TABLE "Gone" RENAME TO "Module"');
  }
});

const OF_EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.any(String),
};

const OF_PAGES = {
  'referrer-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
  'cross-origin-opener-policy': 'same-origin',
};

/** A response that a browser may display as a page has more headers than data, which runs nothing. */
async function expectHeaders(response: Response, mayBePage: boolean): Promise<void> {
  const { headers } = response;
  expect(Object.fromEntries(headers)).toMatchObject({ ...OF_EVERY_ANSWER, ...(mayBePage ? OF_PAGES : {}) });
  if (!mayBePage)
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  for (const name of ['x-powered-by', 'server', 'strict-transport-security'])
    expect(headers.get(name)).toBeNull();
  expectPolicy(headers.get('content-security-policy') ?? '');
  if (headers.get('content-type')?.startsWith('text/html')) expectNoInlineScript(await response.text());
}

function expectPolicy(policy: string): void {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  expect(["'self'", "'none'"]).toContain(directives.get('default-src')?.join(' '));
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  // Only card fields are external: the payments sandbox has its own origin.
  const frames = directives.get('frame-src');
  if (frames) expect(frames).toEqual([testConfig.gateways.sandboxUrl]);
  directives.delete('frame-src');
  for (const [name, sources] of directives) {
    const allowed =
      name === 'style-src' ? ["'self'", "'unsafe-inline'"] : ["'self'", "'none'", 'data:', 'blob:'];
    expect({ name, foreign: sources.filter((source) => !allowed.includes(source)) }).toEqual({
      name,
      foreign: [],
    });
    if (name.startsWith('script') || name.startsWith('worker')) expect(sources).toEqual(["'self'"]);
  }
}

/** Every script is a file; no attribute contains one. */
function expectNoInlineScript(html: string): void {
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/i);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=|javascript:/i);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//i);
}

test.each([
  ['https://portal.example.com', 'max-age=31536000', true],
  ['http://localhost:4000', null, false],
])('reached as %s, Strict-Transport-Security is %s', async (publicUrl, expected, upgrades) => {
  const setHeaders = createSecurityHeaders({ ...testConfig, publicUrl });
  const answer: RequestListener = (request, response) => {
    setHeaders(request, response);
    response.end();
  };
  const listening = await listen(answer, { host: '127.0.0.1', port: 0, trustProxy: 0 });
  try {
    const { headers } = await fetch(listening.url);
    expect(headers.get('strict-transport-security')).toBe(expected);
    expect(headers.get('content-security-policy')?.includes('upgrade-insecure-requests')).toBe(upgrades);
  } finally {
    await listening.stop();
  }
});

test('the script of GraphiQL is compressed and immutable', async () => {
  const response = await fetch(url + graphiqlUrl('graphiql.js'), { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Number(response.headers.get('content-length'))).toBeLessThan(1_500_000);
  expect((await response.text()).length).toBeGreaterThan(4_000_000);
});

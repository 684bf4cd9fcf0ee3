import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { serve } from '../../test/serve.ts';
import { readWebBuild } from './web-build.ts';

const folder = await mkdtemp(join(tmpdir(), 'aurifex-web-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const SCRIPT = 'export const greeting = "hello";'.repeat(20);
await mkdir(join(folder, 'assets'));
await writeFile(
  join(folder, 'index.html'),
  '<!doctype html><html lang="en"><head><meta name="api-base" content="/api" /></head><body>shell</body></html>',
);
await writeFile(join(folder, 'assets', 'main-abc123.js'), SCRIPT);
await writeFile(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
await writeFile(join(folder, 'pages.json'), '["/","/shop","/shop/product/:code","/backoffice/cart"]');
await writeFile(join(folder, 'version.json'), '{"version":"v1"}');

const { db } = await testDatabase('migrated');
const web = await readWebBuild(folder, '/rest/v2');
const { url } = await serve(db, { web });
const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

test('there is no build without a start page', async () => {
  expect(web?.version).toBe('v1');
  expect(await readWebBuild(join(folder, 'assets'), '/api')).toBeNull();
});

test.each([
  ['/frames', 'en'],
  ['/shop/product/RNG-001/more', 'en'],
  ['/backoffice', 'en'],
  ['/fr/nulle-part', 'fr'],
])('%s is not a page: 404, with the app in %s', async (path, language) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain(`<html lang="${language}">`);
  expect(response.headers.get('etag')).toBeNull();
});

test('the start page names the place of the REST calls', async () => {
  expect(await (await get('/')).text()).toContain('<meta name="api-base" content="/rest/v2" />');
});

test.each([
  ['/', 'en'],
  ['/shop/product/RNG-001', 'en'],
  ['/fr', 'fr'],
  ['/fr/shop', 'fr'],
])('page %s is the start page in %s', async (path, language) => {
  const response = await get(path, { 'accept-encoding': 'br' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<html lang="${language}">`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-language': language,
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

test('the start page is sent again only when it changed', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/shop', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/fr', { 'if-none-match': etag })).status).toBe(200);
});

test('hashed files are immutable, and compressed where the client accepts it', async () => {
  const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(await packed.text()).toBe(SCRIPT);
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test.each(['/assets/none-123.js', '/missing.png', '/assets/', '/index.html', '/favicon.svg.br'])(
  '%s is not found, rather than the start page',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('the back office is kept out of search engines', async () => {
  expect((await get('/backoffice/catalog')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await get('/shop')).headers.get('x-robots-tag')).toBeNull();
});

test('pages are read, not written', async () => {
  const response = await fetch(`${url}/shop`, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

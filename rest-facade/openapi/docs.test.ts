import { get, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import { document } from '../../test/rest/conformance.ts';

const product = await startProduct({ seed: 'reference' });
afterAll(product.stop);

/** An unmodified response: fetch would revalidate and decompress it. */
function raw(path: string, headers: Record<string, string>): Promise<[IncomingMessage, Buffer]> {
  return new Promise((resolve, reject) => {
    get(`${product.url}/api${path}`, { headers }, async (response) => {
      resolve([response, Buffer.concat(await response.toArray())]);
    }).on('error', reject);
  });
}

/** Loads a path below the API's base, as a browser does. */
function load(path: string): Promise<Response> {
  return fetch(`${product.url}/api${path}`);
}

test('serves the document unchanged, in any case, and not twice', async () => {
  const response = await load('/OpenAPI.json');
  const served = await response.json();
  expect(served).toMatchObject({ paths: document.paths, components: document.components });
  expect(served.servers).toEqual([{ url: '/api' }]);
  const etag = response.headers.get('etag') ?? '';
  const [again, bytes] = await raw('/openapi.json', { 'if-none-match': etag });
  expect([again.statusCode, bytes.length]).toEqual([304, 0]);
});

test('the page loads only own files, none of them inline', async () => {
  const response = await load('/docs');
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|style=|https?:/);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('unsafe');
  const files = [...html.matchAll(/(?:src|href)="\/api([^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(5);
  for (const path of files) {
    const file = await load(path);
    expect([path, file.status, (await file.text()).length > 50]).toEqual([path, 200, true]);
    expect(file.headers.get('content-type')).toMatch(/^(text\/(javascript|css)|image\/png)/);
  }
});

test('compresses large responses for clients that accept it', async () => {
  const path = '/docs/swagger-ui-bundle.js';
  const [packed, small] = await raw(path, { 'accept-encoding': 'gzip, br' });
  const [unpacked, plain] = await raw(path, { 'accept-encoding': 'identity' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(unpacked.headers['content-encoding']).toBeUndefined();
  expect(small.length).toBeLessThan(plain.length / 3);
  expect(gunzipSync(small).equals(plain)).toBe(true);
});

test('nothing else is served there', async () => {
  for (const path of ['/docs/package.json', '/docs/..%2findex.html', '/docs/index.html', '/docs/start.ts'])
    expect([path, (await load(path)).status]).toEqual([path, 404]);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectDocumented } from '../test/rest/conformance.ts';
import { createRestApp } from './app.ts';

// Requests that do not reach GraphQL, which is not available here: a call that needs it returns 500.
const reported: unknown[] = [];
const app = createRestApp({
  version: '1.2.3',
  execute: () => Promise.reject(new Error('GraphQL is out of reach')),
  fetchDocument: () => Promise.reject(new Error('Documents are out of reach')),
  report: (error) => reported.push(error),
});
const server = createServer(app);
const signedIn = { authorization: 'Bearer token' };
const json = { ...signedIn, 'content-type': 'application/json' };
let base = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo, not the name of a pipe.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** A response, which must match the OpenAPI document. */
async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${base}${path}`, init);
  const { status, headers } = response;
  const body: unknown = await response.json();
  expectDocumented({ method: init.method ?? 'GET', path, status, headers, body });
  return { status, headers, body };
}

test('the version is never cached', async () => {
  const response = await ask('/__version');
  expect(response.body).toEqual({ version: '1.2.3' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

interface EdgeCase {
  what: string;
  path: string;
  init?: RequestInit;
  status: number;
  code: string;
  key?: string;
}

describe('the edge answers in the envelope', () => {
  test.each<EdgeCase>([
    { what: 'an unknown path', path: '/nothing', status: 404, code: 'NO_SUCH_CALL' },
    {
      what: 'a method that is not documented',
      path: '/auth/portal-login',
      status: 404,
      code: 'NO_SUCH_CALL',
    },
    { what: 'nobody signed in', path: '/auth/user', status: 401, code: 'UNAUTHENTICATED' },
    { what: 'nobody signed in, other spelling', path: '/AUTH/User', status: 401, code: 'UNAUTHENTICATED' },
    {
      what: 'another scheme',
      path: '/auth/user',
      init: { headers: { authorization: 'Basic dXNlcjpwYXNz' } },
      status: 401,
      code: 'UNAUTHENTICATED',
    },
    { what: 'an id that is no integer', path: '/itemtypes/abc', status: 404, code: 'NOT_FOUND' },
    { what: 'an id beyond 32 bits', path: '/itemtypes/99999999999', status: 404, code: 'NOT_FOUND' },
    { what: 'an id with a sign', path: '/productCategories/-1', status: 404, code: 'NOT_FOUND' },
    { what: 'a malformed escape', path: '/usersetting/%E0%A4%A', status: 400, code: 'BAD_REQUEST' },
    {
      what: 'broken JSON',
      path: '/auth/portal-login',
      init: { method: 'POST', headers: json, body: '{"userName":' },
      status: 400,
      code: 'BAD_REQUEST',
    },
    {
      what: 'JSON nested beyond reason',
      path: '/usersetting/CP_PageSize',
      init: { method: 'POST', headers: json, body: `{"value":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
      status: 400,
      code: 'BAD_REQUEST',
    },
    {
      what: 'another content type',
      path: '/auth/portal-login',
      init: { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'userName=a' },
      status: 415,
      code: 'WRONG_CONTENT_TYPE',
    },
    {
      what: 'JSON for a multipart call',
      path: '/JobOrders/notes',
      init: { method: 'POST', headers: json, body: '{}' },
      status: 415,
      code: 'WRONG_CONTENT_TYPE',
    },
    {
      what: 'a body over the limit',
      path: '/auth/portal-login',
      init: { method: 'POST', headers: json, body: JSON.stringify({ userName: 'a'.repeat(1_100_000) }) },
      status: 413,
      code: 'BODY_TOO_LARGE',
    },
    {
      what: 'a field of the wrong type',
      path: '/auth/portal-login',
      init: { method: 'POST', headers: json, body: '{"UserName":true}' },
      status: 422,
      key: 'userName',
      code: 'WRONG_TYPE',
    },
    {
      what: 'a missing field',
      path: '/auth/portal-login',
      init: { method: 'POST' },
      status: 422,
      key: 'userName',
      code: 'REQUIRED',
    },
    {
      what: 'an absurd idempotency key',
      path: '/shoppingCart/clear-cart',
      init: { method: 'POST', headers: { ...signedIn, 'idempotency-key': 'a'.repeat(256) } },
      status: 422,
      key: 'Idempotency-Key',
      code: 'INVALID',
    },
    {
      what: 'a page beyond the list',
      path: '/JobOrders/job-orders?pageNo=101&pageSize=100',
      init: { headers: signedIn },
      status: 422,
      key: 'pageNo',
      code: 'PAGE_TOO_DEEP',
    },
  ])('$what: $status $code', async ({ path, init, status, code, key = code }) => {
    const { body, ...response } = await ask(path, init);
    expect(response.status).toBe(status);
    expect(body).toEqual({
      value: null,
      hasErrors: true,
      successMessage: null,
      errorMessages: [{ key, code, value: expect.stringMatching(/\S/) }],
      apiMessages: { hasErrors: true, serverErrors: [expect.stringMatching(/\S/)] },
    });
  });
});

test('a bug answers 500 without its details, and is reported', async () => {
  const response = await ask('/Countries', { headers: { 'x-request-id': 'request-1' } });
  expect(response.status).toBe(500);
  expect(response.headers.get('x-request-id')).toBe('request-1');
  expect(response.body).toMatchObject({
    hasErrors: true,
    apiMessages: {
      hasErrors: true,
      serverErrors: ['Something went wrong please contact the site administrator!'],
    },
  });
  expect(JSON.stringify(response.body)).not.toContain('out of reach');
  expect(reported).toHaveLength(1);
});

test('a failed price calculation is reported, in French', async () => {
  const response = await ask('/products/cp/calculatePrice', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr-CA, en;q=0.5' },
    body: '{"itemTypeID":1}',
  });
  expect(response.headers.get('content-language')).toBe('fr');
  expect(response.body).toMatchObject({
    apiMessages: { serverErrors: ['Erreur lors du calcul du prix du produit !'] },
  });
});

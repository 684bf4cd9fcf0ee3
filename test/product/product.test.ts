import { afterAll, expect, test } from '@jest/globals';
import { hashPassword } from '../../server/auth/passwords.ts';
import { createActor, givenCustomer } from '../../server/test/actors.ts';
import { expectDocumented } from '../rest/conformance.ts';
import { startProduct } from './product.ts';

const { url, db, stop } = await startProduct({ seed: 'reference' });
afterAll(stop);
const password = 'a long enough password';
const luna = await givenCustomer(db, 'Luna');
const { userName } = await createActor(db, {
  role: 'PORTAL_BUYER',
  customerIds: [luna],
  passwordHash: await hashPassword(password),
});

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** A REST response, which must match the OpenAPI document. */
async function rest(base: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + base + path, { headers });
  const { status } = response;
  const body: unknown = await response.json();
  expectDocumented({ method: 'GET', path, status, headers: response.headers, body });
  return { status, body };
}

test('one port answers health, GraphQL and REST, and one session serves both APIs', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const login = await post('/api/auth/portal-login', { userName, password });
  const { token } = await login.json();
  expect(token).toMatch(/^Bearer /);
  expect(login.headers.getSetCookie()).toEqual([]);
  const query = '{ viewer { user { userName } customer { name } } }';
  const viewer = await post('/graphql', { query }, { authorization: token });
  expect(await viewer.json()).toEqual({
    data: { viewer: { user: { userName }, customer: { name: 'Luna' } } },
  });
  const { body } = await rest('/API', '/auth/user', { authorization: token });
  expect(body).toMatchObject({ user: { userName } });
});

test('REST takes no cookies', async () => {
  expect((await rest('/api', '/auth/user', { cookie: 'aurifex-token=abc' })).status).toBe(401);
});

test('a path under /api that cannot be decoded is answered in the envelope', async () => {
  const { status, body } = await rest('/api', '/usersetting/%E0%A4%A');
  expect([status, body]).toMatchObject([400, { hasErrors: true }]);
});

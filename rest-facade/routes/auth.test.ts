import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import type { Answered, Json } from '../../test/rest/case.ts';
import { restClient } from '../../test/rest/client.ts';

const product = await startProduct();
const client = restClient(product.url);
afterAll(product.stop);

const PASSWORD = 'Aurifex-demo-1';

function signIn(userName: string, password = PASSWORD, headers: Record<string, string> = {}) {
  return client.ask('POST', '/auth/portal-login', null, { body: { userName, password }, headers });
}

function refresh({ token, refreshToken }: Json): Promise<Answered> {
  return client.ask('POST', '/auth/refreshtoken', null, {
    body: { token: token.replace('Bearer ', ''), refreshToken },
  });
}

function me(authorization: string): Promise<Answered> {
  return client.ask('GET', '/auth/user', null, { headers: { authorization } });
}

const keyOf = ({ status, body }: Answered) => [status, body.errorMessages[0].key];

test('a wrong password and an unknown name have the same response', async () => {
  const wrong = await signIn('viewer@luna.test', 'not the password');
  expect(keyOf(wrong)).toEqual([401, 'INVALID_CREDENTIALS']);
  expect((await signIn('nobody@luna.test')).body).toEqual(wrong.body);
});

test('failures on an account delay only its address', async () => {
  const answers: Answered[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1)
    answers.push(await signIn('finance@aurifex.test', 'guess'));
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn('finance@aurifex.test')).status).toBe(429);
  expect((await signIn('content@aurifex.test')).status).toBe(200);
});

test('a token works with and without its prefix, in any case', async () => {
  const { body } = await signIn('buyer@luna.test');
  const bare = body.token.replace('Bearer ', '');
  for (const header of [body.token, bare, `bearer ${bare}`, `Bearer Bearer ${bare}`]) {
    expect((await me(header)).body.user.userName).toBe('buyer@luna.test');
  }
});

test.each(['Bearer abc', 'Bearer null', 'abc.def.ghi', `Bearer ${btoa('{"alg":"none"}')}.e30.`])(
  '%s is unauthenticated, on public calls too',
  async (authorization) => {
    for (const path of ['/auth/user', '/JobOrders/job-orders', '/Countries']) {
      const answer = await client.ask('GET', path, null, { headers: { authorization } });
      expect([path, ...keyOf(answer)]).toEqual([path, 401, 'UNAUTHENTICATED']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect((await signIn('buyer@luna.test', PASSWORD, { authorization })).status).toBe(200);
  },
);

test('a refresh rotates; the predecessor answers the same successor, the one before it ends the session', async () => {
  const first = (await signIn('owner@luna.test')).body;
  const second = (await refresh(first)).body;
  expect(second).toEqual({ token: expect.stringMatching(/^Bearer /), refreshToken: expect.any(String) });
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect((await refresh(first)).body.refreshToken).toBe(second.refreshToken);
  const withPrefix = { body: { token: second.token, refreshToken: second.refreshToken } };
  const third = await client.ask('POST', '/auth/refreshToken', null, withPrefix);
  expect((await me(third.body.token)).status).toBe(200);
  expect((await refresh(first)).status).toBe(401);
  expect((await me(third.body.token)).status).toBe(401);
});

test('ten refreshes at once get one successor', async () => {
  const session = (await signIn('approver@luna.test')).body;
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(session)));
  expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
});

test('switching the customer changes addresses and ends the old token', async () => {
  const before = (await signIn('owner@luna.test')).body;
  const other = before.user.customers.find((one: Json) => one.id !== before.user.customerId);
  const ask = (customerId: unknown, authorization: string) =>
    client.ask('POST', '/auth/switchCustomer', null, { body: { customerId }, headers: { authorization } });
  expect((await ask(3, before.token)).status).toBe(404);
  const { body } = await ask(other.id, before.token);
  expect(body.user).toMatchObject({ customerId: other.id, customerName: other.name, isMultiCustomer: true });
  const addresses = await client.ask('GET', '/customers/getCustomerAddresses', null, {
    headers: { authorization: body.token },
  });
  expect(JSON.stringify(addresses.body.value)).toContain(other.name);
  expect((await me(before.token)).status).toBe(401);
});

test('a switch returns a refresh token only to a client that sends it, and it works after a switch without', async () => {
  const { body: session } = await signIn('owner@luna.test');
  const [one, other] = session.user.customers.map(({ id }: Json) => id);
  const ask = async (authorization: string, body: Json) =>
    (await client.ask('POST', '/auth/switchCustomer', null, { body, headers: { authorization } })).body;
  const unshown = await ask(session.token, { customerId: other });
  expect(unshown.refreshToken).toBeNull();
  const shown = await ask(unshown.token, { customerId: one, refreshToken: session.refreshToken });
  expect(shown.refreshToken).toBe(session.refreshToken);
  expect((await refresh({ token: shown.token, refreshToken: session.refreshToken })).status).toBe(200);
});

test('staff act as a portal user, never as staff, and not without permission', async () => {
  const { user } = await client.get('/auth/user', 'buyer');
  const ask = (as: 'sales' | 'buyer', userId: number) =>
    client.ask('POST', '/auth/switchUser', as, { body: { userId, reason: 'On the phone' } });
  expect((await ask('buyer', user.id)).status).toBe(403);
  const staff = await client.get('/auth/user', 'production');
  expect((await ask('sales', staff.user.id)).body.errorMessages[0].key).toBe('TARGET_IS_STAFF');
  const { body } = await ask('sales', user.id);
  expect(body.user).toMatchObject({ id: user.id, actingAs: { userName: 'sales@aurifex.test' } });
  const password = await client.ask('POST', '/User/ChangePassword', null, {
    headers: { authorization: body.token },
    body: { oldPassword: PASSWORD, newPassword: 'Another-password-9' },
  });
  expect(keyOf(password)).toEqual([200, 'NOT_WHILE_ACTING']);
});

test('after signing out neither token is worth anything', async () => {
  const { body } = await signIn('viewer@luna.test');
  const headers = { authorization: body.token };
  const out = await client.ask('POST', '/auth/logout', null, { headers });
  expect([out.status, out.body]).toEqual([204, null]);
  expect((await me(body.token)).status).toBe(401);
  expect((await refresh(body)).status).toBe(401);
});

test('messages are French when asked for', async () => {
  const { body, headers } = await signIn('viewer@luna.test', 'faux', { 'accept-language': 'fr-CA' });
  expect([headers.get('content-language'), body.errorMessages[0].value]).toEqual([
    'fr',
    "Le nom d'utilisateur ou le mot de passe est incorrect.",
  ]);
});

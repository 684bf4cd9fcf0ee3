import { expect, test } from '@jest/globals';
import { hashPassword } from '../auth/passwords.ts';
import { createActor, givenCustomer, tokenOf } from '../test/actors.ts';
import { testDatabase } from '../test/database.ts';
import { serve } from '../test/serve.ts';

const { db } = await testDatabase();
const plain = await serve(db);
const secure = await serve(db, { config: { publicUrl: 'https://portal.example.com' } });
const luna = await givenCustomer(db, 'Luna');
const PASSWORD = 'a long enough password';
const passwordHash = await hashPassword(PASSWORD);

const CLIENT = { 'x-aurifex-client': 'web' };
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { __typename ... on SignInSuccess { token refreshToken } ... on MutationError { code } }
}`;
const VIEWER = '{ viewer { user { userName } } }';
const REFRESH = 'mutation { refreshSession(input: {}) { __typename } }';

async function buyer() {
  const actor = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna], passwordHash });
  if (!actor.userName || !actor.claims) throw new Error('A buyer has a name.');
  return { userName: actor.userName, claims: actor.claims };
}

/** `name=value` of each cookie that a response sets. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function signIn(server: typeof plain, rememberMe: boolean, headers: Record<string, string> = CLIENT) {
  const { userName } = await buyer();
  const response = await server.post(
    SIGN_IN,
    { input: { userName, password: PASSWORD, rememberMe } },
    headers,
  );
  return { userName, response, cookie: cookiesOf(response) };
}

test('a browser gets HttpOnly cookies that end with it, or after 180 days', async () => {
  const { response } = await signIn(plain, false);
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^aurifex-(token|refresh)=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  }
  const remembered = await signIn(plain, true);
  for (const cookie of remembered.response.headers.getSetCookie())
    expect(cookie).toContain('; Max-Age=15552000');
});

test('answers to a browser carry no tokens, not even of a sign-in or a refresh', async () => {
  const { response, cookie } = await signIn(plain, false);
  expect((await response.json()).data.signIn).toEqual({
    __typename: 'SignInSuccess',
    token: null,
    refreshToken: null,
  });
  const refresh = `mutation {
    refreshSession(input: {}) { __typename ... on RefreshSessionSuccess { token refreshToken } }
  }`;
  const refreshed = await plain.post(refresh, {}, { cookie, ...CLIENT });
  expect(cookiesOf(refreshed)).toMatch(/aurifex-refresh=\S+/);
  expect((await refreshed.json()).data.refreshSession).toEqual({
    __typename: 'RefreshSessionSuccess',
    token: null,
    refreshToken: null,
  });
});

test('a switch by cookies leaves the refresh cookie alone', async () => {
  const { cookie } = await signIn(plain, false);
  const switched = await plain.post(
    `mutation { switchCustomer(input: { customerId: ${luna} }) { __typename } }`,
    {},
    { cookie, ...CLIENT },
  );
  expect(await switched.json()).toEqual({
    data: { switchCustomer: { __typename: 'SwitchCustomerSuccess' } },
  });
  expect(cookiesOf(switched)).toContain(cookie.split('; ').find((each) => each.includes('refresh')));
  const [accessCookie = ''] = cookie.split('; ');
  const alone = await plain.post(
    `mutation { switchCustomer(input: { customerId: ${luna} }) { __typename } }`,
    {},
    { cookie: accessCookie, ...CLIENT },
  );
  expect(cookiesOf(alone)).toMatch(/^aurifex-token=\S+$/);
});

test('over https they are __Host- cookies', async () => {
  const { response } = await signIn(secure, false);
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(
      /^__Host-aurifex-(token|refresh)=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  }
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('programs get no cookies', async () => {
  const { response } = await signIn(plain, false, {});
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('cookies sign in, with the client header and an allowed origin only', async () => {
  const { cookie, userName } = await signIn(plain, false);
  const ask = async (headers: Record<string, string>) => {
    const response = await plain.post(VIEWER, {}, { cookie, ...headers });
    return { status: response.status, body: await response.json() };
  };
  const origin = new URL(plain.url).origin;
  const isIn = { status: 200, body: { data: { viewer: { user: { userName } } } } };
  expect(await ask(CLIENT)).toEqual(isIn);
  expect(await ask({ ...CLIENT, origin })).toEqual(isIn);
  const suspicious: Record<string, string>[] = [
    {},
    { origin },
    { ...CLIENT, origin: 'https://evil.example' },
    { ...CLIENT, origin: 'null' },
  ];
  for (const headers of suspicious) {
    expect(await ask(headers)).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'CSRF' } }] },
    });
  }
});

test('a Bearer token beats cookies and needs no client header', async () => {
  const { cookie } = await signIn(plain, false);
  const other = await buyer();
  const authorization = `Bearer ${tokenOf(other)}`;
  const response = await plain.post(
    VIEWER,
    {},
    { cookie, authorization, origin: 'https://elsewhere.example' },
  );
  expect(await response.json()).toMatchObject({ data: { viewer: { user: { userName: other.userName } } } });
});

test('refreshing sets the next cookies; signing out clears them and ends the session', async () => {
  const { cookie } = await signIn(plain, true);
  const refreshed = await plain.post(REFRESH, {}, { cookie, ...CLIENT });
  const next = cookiesOf(refreshed);
  expect(next).toMatch(/aurifex-token=\S+; aurifex-refresh=\S+/);
  expect(next).not.toBe(cookie);
  const out = await plain.post(
    'mutation { signOut(input: {}) { __typename } }',
    {},
    { cookie: next, ...CLIENT },
  );
  expect(out.headers.getSetCookie()).toEqual([
    'aurifex-token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'aurifex-refresh=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
  const after = await plain.post(VIEWER, {}, { cookie: next, ...CLIENT });
  expect(after.status).toBe(401);
});

test('a failed refresh clears cookies that open nothing', async () => {
  const cookie = 'aurifex-token=nothing; aurifex-refresh=nothing';
  const response = await plain.post(REFRESH, {}, { cookie, ...CLIENT });
  expect(await response.json()).toEqual({ data: { refreshSession: { __typename: 'UnauthenticatedError' } } });
  expect(response.headers.getSetCookie()).toHaveLength(2);
});

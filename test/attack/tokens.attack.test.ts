import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { demoActor, tokenOf } from '../../server/test/actors.ts';
import { testConfig } from '../../server/test/services.ts';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const me = '{ viewer { user { userName } } }';
const PASSWORD = 'Aurifex-demo-1';

const good = tokenOf(await demoActor(product.db, 'buyer@luna.test'));
const [head = '', body = '', mac = ''] = good.split('.');
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const header = decoded(head);
const claims = decoded(body);

/** A token signed with the product's own secret; only its claims are invalid. */
function signed(payload: object, head: object = header, hash = 'sha256'): string {
  const text = `${encoded(head)}.${encoded(payload)}`;
  return `${text}.${createHmac(hash, testConfig.jwtSecret ?? '')
    .update(text)
    .digest('base64url')}`;
}

const { exp: _exp, ...endless } = claims;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('the same token, signed again, is valid', async () => {
  const { text } = await product.graphql(me, {}, { headers: bearer(signed(claims)) });
  expect(text).toContain('buyer@luna.test');
});

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['a token of another key', bearer('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl')],
  ['a token without a signature', bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.')],
  ['our claims with algorithm none', bearer(`${encoded({ ...header, alg: 'none' })}.${body}.`)],
  ['our claims with algorithm NONE', bearer(`${encoded({ ...header, alg: 'NONE' })}.${body}.${mac}`)],
  ['our claims with another algorithm', bearer(signed(claims, { ...header, alg: 'HS512' }, 'sha512'))],
  ['our claims declared as RSA', bearer(signed(claims, { ...header, alg: 'RS256' }))],
  ['another user under our signature', bearer(`${head}.${encoded({ ...claims, sub: '1' })}.${mac}`)],
  ['another customer under our signature', bearer(`${head}.${encoded({ ...claims, cid: 3 })}.${mac}`)],
  ['a signature cut by one character', bearer(good.slice(0, -1))],
  ['a token without an end', bearer(signed(endless))],
  ['a token that ended', bearer(signed({ ...claims, exp: 1_700_000_000 }))],
  ['an end that is a text', bearer(signed({ ...claims, exp: '9999999999' }))],
  ['a token that begins later', bearer(signed({ ...claims, nbf: 9_999_999_999 }))],
  ['a token of another issuer', bearer(signed({ ...claims, iss: 'other' }))],
  ['a token for others', bearer(signed({ ...claims, aud: 'other' }))],
  ['a session that does not exist', bearer(signed({ ...claims, sid: 'A'.repeat(24) }))],
  ['another user in our session', bearer(signed({ ...claims, sub: '1' }))],
  ['another customer in our session', bearer(signed({ ...claims, cid: 3 }))],
  ['no customer in our session', bearer(signed({ ...claims, cid: null }))],
  ['an actor made up', bearer(signed({ ...claims, act: { sub: '1' } }))],
  ['a key id that is a path', bearer(signed(claims, { ...header, kid: '../../etc/passwd' }))],
  ['a subject that is SQL', bearer(signed({ ...claims, sub: '1 OR 1=1' }))],
  ['a token of 12 kB', bearer('a'.repeat(12_000))],
  [
    'a Basic header',
    { authorization: `Basic ${Buffer.from(`buyer@luna.test:${PASSWORD}`).toString('base64')}` },
  ],
  ['a token in the wrong scheme', { authorization: `Token ${good}` }],
])('%s is unauthenticated', async (_what, headers) => {
  const { text } = await product.graphql(me, {}, { headers });
  expect(text).not.toContain('userName":"');
  expect(product.isRunning()).toBe(true);
});

const SWITCHES = {
  switchCustomer: ['owner@luna.test', 'switchCustomer(input: { customerId: CUSTOMER })'],
  switchUser: ['sales@aurifex.test', 'switchUser(input: { userId: USER })'],
} as const;

test.each(['switchCustomer', 'switchUser'] as const)(
  '%s gives no refresh token for an access token',
  async (name) => {
    const [who, call] = SWITCHES[name];
    const owner = await product.db.user.findUniqueOrThrow({
      where: { userNameKey: 'owner@luna.test' },
      include: { customers: true },
    });
    const field = call
      .replace('CUSTOMER', String(owner.customers.find(({ isDefault }) => !isDefault)?.customerId))
      .replace('USER', String(owner.id));
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Success`;
    const query = `mutation { r: ${field} { __typename ... on ${type} { token refreshToken } } }`;
    const { json } = await product.graphql(query, {}, { headers: await product.as(who) });
    expect(json()).toMatchObject({ data: { r: { __typename: type, refreshToken: null } } });
  },
);

test('acting and returning gives no refresh token for an access token', async () => {
  const { id } = await product.db.user.findUniqueOrThrow({ where: { userNameKey: 'buyer@luna.test' } });
  const act = `mutation { r: switchUser(input: { userId: ${id} }) { ... on SwitchUserSuccess { token } } }`;
  const acting = await product.graphql(act, {}, { headers: await product.as('sales@aurifex.test') });
  const { token } = Object(acting.json()).data.r;
  const back = await product.graphql(
    'mutation { r: returnToSelf(input: {}) { ... on ReturnToSelfSuccess { token refreshToken } } }',
    {},
    { headers: bearer(token) },
  );
  expect(back.json()).toMatchObject({ data: { r: { refreshToken: null } } });
});

test.each([
  ['switchCustomer', '/auth/switchCustomer', 'owner@luna.test'],
  ['switchUser', '/auth/switchUser', 'sales@aurifex.test'],
])('%s by REST neither', async (_name, path, who) => {
  const { customers, id } = await product.db.user.findUniqueOrThrow({
    where: { userNameKey: 'owner@luna.test' },
    include: { customers: true },
  });
  const headers = await product.as(who);
  const { status, json } = await product.rest(
    'POST',
    path,
    { userId: id, customerId: customers[0]?.customerId },
    { headers },
  );
  expect(status).toBe(200);
  expect(Object(json()).refreshToken).toBeNull();
});

const browser = { 'x-aurifex-client': 'web' };
const SIGN_IN = `mutation ($input: SignInInput!) {
  r: signIn(input: $input) { __typename ... on SignInSuccess { token refreshToken } }
}`;
const signIn = (headers: Record<string, string>) =>
  product.graphql(SIGN_IN, { input: { userName: 'accounting@luna.test', password: PASSWORD } }, { headers });

test('a script in a page reads no token of a sign-in', async () => {
  const answer = await signIn(browser);
  expect(answer.json()).toEqual({
    data: { r: { __typename: 'SignInSuccess', token: null, refreshToken: null } },
  });
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly/);
});

test.each([
  ['no client header', {}],
  ['another origin', { ...browser, origin: 'https://evil.test' }],
  ['an opaque origin', { ...browser, origin: 'null' }],
  ['an origin that begins like ours', { ...browser, origin: `${product.url}.evil.test` }],
])('cookies with %s do nothing', async (_how, headers: Record<string, string>) => {
  const cookie = (await signIn(browser)).headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { status } = await product.graphql(me, {}, { headers: { cookie, ...headers } });
  expect(status).toBe(403);
});

const refresh = (token: string, refreshToken: string) =>
  product.rest('POST', '/auth/refreshtoken', { token, refreshToken });

test('a refresh token that was used long ago ends the session', async () => {
  const first = Object((await signIn({})).json()).data.r;
  const second = Object((await refresh(first.token, first.refreshToken)).json());
  const third = Object((await refresh(second.token.replace('Bearer ', ''), second.refreshToken)).json());
  expect((await refresh(first.token, first.refreshToken)).status).toBe(401);
  expect((await refresh(third.token.replace('Bearer ', ''), third.refreshToken)).status).toBe(401);
});

test.each([
  ['of another session', (own: string, other: string) => [own, other]],
  ['with another generation', (own: string) => [own, own.replace(/\.\d+\./, '.7.')]],
  ['cut by a character', (own: string) => [own, own.slice(0, -1)]],
  ['that is empty', () => ['x', ' ']],
])('a refresh token %s is worth nothing', async (_what, make: (own: string, other: string) => string[]) => {
  const one = Object((await signIn({})).json()).data.r;
  const two = Object((await signIn({})).json()).data.r;
  const [, shown = ''] = make(one.refreshToken, two.refreshToken);
  expect([401, 422]).toContain((await refresh(one.token, shown)).status);
  expect((await refresh(one.token, one.refreshToken)).status).toBe(200);
});

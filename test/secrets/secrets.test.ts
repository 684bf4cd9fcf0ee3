import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { hashPassword } from '../../server/auth/passwords.ts';
import { createActor, tokenOf } from '../../server/test/actors.ts';
import { recordedLog } from '../../server/test/log-lines.ts';
import { runDueJobs } from '../../server/test/orders/due-jobs.ts';
import { mails, testConfig } from '../../server/test/services.ts';
import { openShop, workedExample } from '../../server/test/shop.ts';
import { startProduct } from '../product/product.ts';
import { findSecrets } from './find-secrets.ts';
import { textCells } from './text-cells.ts';

const { logger, lines } = recordedLog();
const { url, db, pool, stop } = await startProduct({ seed: 'reference', services: { logger } });
afterAll(stop);
const shop = await openShop(db);

/** All typed and issued secrets, by name. */
const known = new Map<string, string>([['the signing secret', testConfig.jwtSecret ?? '']]);
const typed = (name: string, secret: string) => {
  known.set(name, secret);
  return secret;
};

const PASSWORD = typed('the password', 'correct horse battery');
const CARD = '4111 1111 1111 1111';
const { userName } = await createActor(db, {
  role: 'PORTAL_BUYER',
  customerIds: [shop.luna],
  passwordHash: await hashPassword(PASSWORD),
});
const adminToken = typed('the token of the administrator', tokenOf(shop.admin));

let token = '';

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/**
 * Calls a mutation with input that could expose secrets.
 * @returns its result
 */
async function mutate(name: string, input: object, more = '', headers: Record<string, string> = {}) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const query = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on ${base}Success { ${more || '__typename'} } } }`;
  const { body } = await post('/graphql', { query, variables: { input } }, headers);
  return body.data?.result ?? body;
}

const TOKENS = 'token refreshToken';

async function signIn(password: string) {
  const answer = await mutate('signIn', { userName, password }, TOKENS, { 'user-agent': `card ${CARD}` });
  if (answer.token) {
    token = typed(`an access token of ${password}`, answer.token);
    typed(`a refresh token of ${password}`, answer.refreshToken);
  }
  return answer.__typename;
}

async function upload(name: string): Promise<unknown> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const query = `mutation ($input: UploadFileInput!) { result: uploadFile(input: $input) {
    ... on UploadFileSuccess { file { name } } } }`;
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return (await post('/graphql', form)).body.data.result.file.name;
}

test('people sign in, change and forget passwords, order, and type card numbers where none belong', async () => {
  expect(await signIn(typed('a wrong password', 'not the battery'))).toBe('RefusedError');
  expect(await signIn(PASSWORD)).toBe('SignInSuccess');
  const login = await post('/api/auth/portal-login', { userName, password: PASSWORD });
  typed('a token over REST', login.body.token.replace('Bearer ', ''));
  typed('a refresh token over REST', login.body.refreshToken);

  const newPassword = typed('the new password', 'wrong donkey accumulator');
  const changed = await mutate('changePassword', { oldPassword: PASSWORD, newPassword });
  expect(changed.__typename).toBe('ChangePasswordSuccess');
  const refreshed = await mutate(
    'refreshSession',
    { refreshToken: known.get(`a refresh token of ${PASSWORD}`) },
    TOKENS,
  );
  token = typed('a refreshed token', refreshed.token);
  typed('the refresh token after it', refreshed.refreshToken);

  const line = { configuration: workedExample(shop), quantity: 1 };
  const noted = await mutate('addToCart', { ...line, note: `pay with ${CARD}` });
  expect(noted.issues).toEqual([{ path: 'note', code: 'CARD_NUMBER' }]);
  const keyed = { 'idempotency-key': CARD.replaceAll(' ', '') };
  expect((await mutate('addToCart', line, '', keyed)).issues).toMatchObject([{ code: 'CARD_NUMBER' }]);
  expect((await mutate('addToCart', line)).__typename).toBe('AddToCartSuccess');
  const unknown = await mutate('submitOrder', { cardNumber: CARD });
  expect(unknown.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const overRest = await post('/api/shoppingCart/submitOrder', { poNumber: CARD, cvv: '123' });
  expect([overRest.status, overRest.body.errorMessages[0].code]).toEqual([422, 'CARD_NUMBER']);
  const unread = await post(
    '/api/shoppingCart/submitOrder',
    { cardNumber: CARD },
    { 'user-agent': `card ${CARD}` },
  );
  expect([unread.status, unread.body.hasErrors]).toEqual([200, false]);
  expect(await upload(`${CARD}.png`)).toBe('[card number].png');

  const target = shop.buyer.userId;
  const link = await mutate(
    'createSignInLink',
    { userId: target, idempotencyKey: 'a-link-once' },
    'uniqueId url',
    {
      authorization: `Bearer ${adminToken}`,
    },
  );
  const { uniqueId } = link;
  const byLink = await mutate(
    'signInWithUniqueId',
    { uniqueId: typed('the id of a link', uniqueId) },
    TOKENS,
  );
  typed('a token by link', byLink.token);
  await fetch(`${url}/login?uid=${uniqueId}`);

  expect((await mutate('requestPasswordReset', { userName })).__typename).toBe('RequestPasswordResetSuccess');
  await runDueJobs({ db, pool });
  const generated = mails.map(({ text }) => /^Password: (\S+)$/m.exec(text)?.[1]).find(Boolean);
  expect(await signIn(typed('the generated password', generated ?? ''))).toBe('SignInSuccess');
});

test('every secret is one that would be found', () => {
  expect([...known].filter(([, secret]) => secret.length < 10)).toEqual([]);
  expect(known.size).toBeGreaterThan(14);
});

test('no line of the log gives one away', () => {
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.flatMap((line) => findSecrets(line, known))).toEqual([]);
});

test('no text in the database gives one away', async () => {
  const cells = await textCells(pool);
  expect(new Set(cells.map(({ table }) => table)).size).toBeGreaterThan(25);
  const found = cells.flatMap(({ table, column, text }) =>
    findSecrets(text, known).map((what) => `${table}.${column}: ${what}`),
  );
  expect(found).toEqual([]);
  process.stdout.write(
    `Secrets: ${known.size} looked for in ${lines.length} log lines and ${cells.length} stored texts\n`,
  );
});

import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createActor, givenCustomer, tokenOf } from '../test/actors.ts';
import { recordedLog } from '../test/log-lines.ts';

const { logger, lines } = recordedLog();
const { url, db, pool, stop } = await startProduct({ seed: 'reference', services: { logger } });
afterAll(stop);

const PASSWORD = 'correct horse battery';
const CARD = '4111 1111 1111 1111';
const luna = await givenCustomer(db, 'Luna');
const buyer = await createActor(db, {
  role: 'PORTAL_BUYER',
  customerIds: [luna],
  passwordHash: await hashPassword(PASSWORD),
});
if (!buyer.refreshToken) throw new Error('A buyer has a session.');
const { userName, refreshToken } = buyer;
const token = tokenOf(buyer);
const authorization = `Bearer ${token}`;

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
const JSON_BODY = { 'content-type': 'application/json' };

type Call = {
  what: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Must not be in any line. */
  secrets: string[];
  logged: object;
};

const CALLS: Call[] = [
  {
    what: 'a sign-in',
    path: '/graphql',
    body: { query: SIGN_IN, variables: { input: { userName, password: PASSWORD } } },
    secrets: [PASSWORD],
    logged: { method: 'POST', path: '/graphql', status: 200, operation: expect.any(String) },
  },
  {
    what: 'a sign-in that fails',
    path: '/graphql',
    body: { query: SIGN_IN, variables: { input: { userName, password: 'wrong-password-1' } } },
    secrets: ['wrong-password-1'],
    logged: { status: 200, refusal: 'INVALID_CREDENTIALS' },
  },
  {
    what: 'a sign-in over REST',
    path: '/api/auth/portal-login',
    body: { userName, password: 'wrong-password-2' },
    secrets: ['wrong-password-2'],
    logged: { path: '/api/auth/portal-login', status: 401, refusal: 'INVALID_CREDENTIALS' },
  },
  {
    what: 'a token in the Authorization header',
    path: '/graphql',
    body: { query: '{ viewer { user { userName } } }' },
    headers: { authorization },
    secrets: [token],
    logged: { status: 200, userId: buyer.userId, operation: 'free-form' },
  },
  {
    what: 'a token in the Authorization header of a REST call',
    path: '/api/auth/user',
    headers: { authorization },
    secrets: [token],
    logged: { status: 200, userId: buyer.userId, operation: expect.stringMatching(/^Rest[A-Z]/) },
  },
  {
    what: 'tokens in cookies',
    path: '/graphql',
    body: { query: '{ viewer { user { userName } } }' },
    headers: {
      cookie: `aurifex-token=${token}; aurifex-refresh-token=${refreshToken}`,
      'x-aurifex-client': 'web',
    },
    secrets: [token, refreshToken],
    logged: { status: 200 },
  },
  {
    what: 'a refresh token in a body',
    path: '/api/auth/refreshtoken',
    body: { token, refreshToken },
    secrets: [token, refreshToken],
    logged: { status: 200 },
  },
  {
    what: 'the link of a sign-in',
    path: '/login?uid=unique-id-of-a-link&token=another-secret',
    secrets: ['unique-id-of-a-link', 'another-secret'],
    logged: { path: '/login' },
  },
  {
    what: 'a unique id',
    path: '/api/auth/login-with-unique-id',
    body: { uniqueId: 'unique-id-of-a-call' },
    secrets: ['unique-id-of-a-call'],
    logged: { status: 401, refusal: 'SIGN_IN_LINK_INVALID' },
  },
  {
    what: 'a card number in a path',
    path: `/${CARD.replaceAll(' ', '')}`,
    secrets: [CARD.replaceAll(' ', '')],
    logged: { path: '/[card number]' },
  },
  {
    what: 'a card number where none is expected',
    path: '/graphql',
    body: { query: `query ($id: ID!) { node(id: $id) { id } }`, variables: { id: CARD, cardNumber: CARD } },
    secrets: [CARD],
    logged: { status: 200, operation: 'anonymous free-form' },
  },
  {
    what: 'a body that cannot be read',
    path: '/graphql',
    body: `{"password":"${PASSWORD}"`,
    secrets: [PASSWORD],
    logged: { status: 400 },
  },
];

async function call({ path, body, headers }: Call): Promise<Response> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(url + path, {
    ...(body === undefined ? {} : { method: 'POST', body: sent }),
    headers: { ...(body === undefined ? {} : JSON_BODY), ...headers },
  });
}

/** The lines of a request, after its last one was written. */
async function linesOf(requestId: string | null): Promise<Record<string, unknown>[]> {
  for (let waited = 0; waited < 100; waited += 1) {
    const own = lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
    if (own.some(({ msg }) => msg === 'request')) return own;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Nothing was logged of ${requestId}.`);
}

test.each(CALLS)('$what', async (entry) => {
  const first = lines.length;
  const response = await call(entry);
  await response.text();
  const own = await linesOf(response.headers.get('x-request-id'));
  const [request] = own.filter(({ msg }) => msg === 'request');
  expect(request).toMatchObject({ ...entry.logged, ms: expect.any(Number), time: expect.any(String) });
  const written = lines.slice(first);
  expect(written.every((line) => JSON.parse(line).requestId)).toBe(true);
  for (const secret of entry.secrets) expect(written.join('')).not.toContain(secret);
});

test('returns a valid request id, and replaces an invalid one', async () => {
  const ids = ['my-request-1', 'a b', 'x'.repeat(65), '4111111111111111'];
  const answered = [];
  for (const id of ids) {
    const response = await fetch(`${url}/healthz`, { headers: { 'x-request-id': id } });
    answered.push(response.headers.get('x-request-id'));
  }
  expect(answered[0]).toBe('my-request-1');
  expect(answered.slice(1).every((id) => id !== null && /^[\da-f-]{36}$/.test(id))).toBe(true);
});

test('a bug is logged with the request, the user and the operation, without the secrets of its message', async () => {
  await pool.query('ALTER TABLE "Module" RENAME TO "Gone"');
  try {
    const query =
      'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { viewer { availableModules { name } } } } }';
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_BODY, 'x-request-id': 'my-request-2' },
      body: JSON.stringify({ query, variables: { input: { userName, password: PASSWORD } } }),
    });
    expect(response.status).toBe(500);
    const [bug] = (await linesOf('my-request-2')).filter(({ level }) => level === 50);
    expect(bug).toMatchObject({ msg: 'Unexpected error', err: { stack: expect.any(String) } });
    expect(JSON.stringify(bug)).not.toContain(PASSWORD);
  } finally {
    await pool.query('ALTER TABLE "Gone" RENAME TO "Module"');
  }
});

test('metrics count operations, sign-ins, refusals and internal errors', async () => {
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(/graphql_operations_total\{operation="free-form",type="query",outcome="ok"\} \d/);
  expect(text).toMatch(/graphql_operations_total\{operation="[^"]+",type="mutation",outcome="refused"\} \d/);
  expect(text).toMatch(/sign_ins_total\{outcome="ok"\} \d/);
  expect(text).toMatch(/sign_ins_total\{outcome="failed"\} [23]/);
  expect(text).toMatch(/unexpected_errors_total\{area="graphql"\} 1/);
  expect(text).toMatch(/http_requests_total\{area="rest",status="401"\} \d/);
});

import { afterAll, afterEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { hashPassword } from '../../server/auth/passwords.ts';
import type { LimitName } from '../../server/auth/too-many.ts';
import { type Actor, createActor, tokenOf } from '../../server/test/actors.ts';
import { openShop, workedExample } from '../../server/test/shop.ts';
import { startProduct } from '../product/product.ts';

const { url, db, pool, stop } = await startProduct({ seed: 'reference' });
afterAll(stop);
afterEach(async () => {
  await pool.query('DELETE FROM "RateLimit"');
});
const shop = await openShop(db);
const PASSWORD = 'correct horse battery';
const buyer = await createActor(db, {
  role: 'PORTAL_BUYER',
  customerIds: [shop.luna],
  passwordHash: await hashPassword(PASSWORD),
});
const { userName } = buyer;
const authorization = `Bearer ${tokenOf(buyer)}`;

/** The result of a call: its refusal code, and the waiting time. */
type Outcome = { code: string | null; wait: unknown };

async function graphql(
  query: string,
  variables: object,
  isSignedIn: boolean,
  bearer = authorization,
): Promise<Outcome> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isSignedIn ? { authorization: bearer } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return outcomeOf(await response.json());
}

function outcomeOf({
  data,
  errors,
}: {
  data?: { result?: object };
  errors?: { extensions: object }[];
}): Outcome {
  const { code, data: facts } = Object(errors?.[0]?.extensions ?? data?.result);
  return { code: code ?? null, wait: facts?.retryAfterSeconds };
}

function mutate(name: string, input: object, isSignedIn = false): Promise<Outcome> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const query = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) {
    ... on MutationError { code } ... on RefusedError { data } } }`;
  return graphql(query, { input }, isSignedIn);
}

const MAIL =
  'mutation ($input: MailDocumentInput!) { result: mailDocument(input: $input) { ... on MutationError { code } ... on RefusedError { data } } }';

function mailTo(staff: Actor): Promise<Outcome> {
  const input = { kind: 'INVOICE', number: 'INV-0', to: [userName] };
  return graphql(MAIL, { input }, true, `Bearer ${tokenOf(staff)}`);
}

async function upload(): Promise<Outcome> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const query = `mutation ($input: UploadFileInput!) { result: uploadFile(input: $input) {
    ... on MutationError { code } ... on RefusedError { data } } }`;
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { authorization }, body: form });
  return outcomeOf(await response.json());
}

function post(path: string, body: object): () => Promise<Response> {
  return () =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
}

const PRICE = 'query ($input: CalculatePriceInput!) { result: calculatePrice(input: $input) { currency } }';
const SEARCH =
  'query ($search: String!) { result: products(filter: { search: $search }) { edges { cursor } } }';
const WRONG = { userName, password: 'not the battery' };

type Row = {
  /** Prefix of the counter's key. */
  counter: string;
  call: () => Promise<Outcome>;
  /** The result of the call below the limit. */
  before: string | null;
  code: 'TOO_MANY_ATTEMPTS' | 'RATE_LIMITED';
  rest?: () => Promise<Response>;
};

/** All limits. */
const LIMITS: Record<LimitName, Row[]> = {
  'sign-in': [
    {
      counter: 'sign-in',
      call: () => mutate('signIn', WRONG),
      before: 'INVALID_CREDENTIALS',
      code: 'TOO_MANY_ATTEMPTS',
      rest: post('/api/auth/portal-login', WRONG),
    },
    {
      counter: 'sign-in-address',
      call: () => mutate('signIn', { ...WRONG, userName: 'nobody@example.test' }),
      before: 'INVALID_CREDENTIALS',
      code: 'TOO_MANY_ATTEMPTS',
    },
  ],
  'sign-in-link': [
    {
      counter: 'unique-id',
      call: () => mutate('signInWithUniqueId', { uniqueId: 'a guess' }),
      before: 'SIGN_IN_LINK_INVALID',
      code: 'TOO_MANY_ATTEMPTS',
      rest: post('/api/auth/login-with-unique-id', { uniqueId: 'a guess' }),
    },
  ],
  'old-password': [
    {
      counter: 'old-password',
      call: () =>
        mutate('changePassword', { oldPassword: 'a guess', newPassword: 'a long enough password' }, true),
      before: 'INVALID_INPUT',
      code: 'TOO_MANY_ATTEMPTS',
    },
  ],
  'password-reset': [
    {
      counter: 'reset-address',
      call: () => mutate('requestPasswordReset', { userName: 'nobody@example.test' }),
      before: null,
      code: 'TOO_MANY_ATTEMPTS',
    },
  ],
  'guest-quote': [
    {
      counter: 'guest-code-address',
      call: () => mutate('requestGuestQuoteCode', { token: 'a guess' }),
      before: null,
      code: 'TOO_MANY_ATTEMPTS',
    },
    {
      counter: 'guest-open',
      call: () => mutate('openGuestQuote', { token: 'a guess', code: '000000' }),
      before: 'GUEST_CODE_INVALID',
      code: 'TOO_MANY_ATTEMPTS',
    },
  ],
  coupon: ['coupon-user', 'coupon-customer'].map((counter) => ({
    counter,
    call: () => mutate('applyCoupon', { code: 'A-GUESS' }, true),
    before: 'COUPON_INVALID',
    code: 'TOO_MANY_ATTEMPTS',
  })),
  upload: [{ counter: 'upload', call: upload, before: null, code: 'RATE_LIMITED' }],
  'document-mail': [
    {
      counter: 'document-mail',
      call: () => mailTo(shop.admin),
      before: 'NOT_FOUND',
      code: 'RATE_LIMITED',
    },
  ],
  'visitor-price': [
    {
      counter: 'visitor-price',
      call: () => graphql(PRICE, { input: { configuration: workedExample(shop), quantity: 1 } }, false),
      before: null,
      code: 'RATE_LIMITED',
      rest: post('/api/products/cp/calculatePrice', {
        itemTypeID: shop.pieceId('BAND-1'),
        quantity: 1,
        size: '9',
      }),
    },
  ],
  'visitor-search': [
    {
      counter: 'visitor-search',
      call: () => graphql(SEARCH, { search: 'band' }, false),
      before: null,
      code: 'RATE_LIMITED',
      rest: () => fetch(`${url}/api/productCategories/products?search=band`),
    },
  ],
};

const rows = Object.entries(LIMITS).flatMap(([limit, each]) => each.map((row) => ({ limit, ...row })));

/** Counts in the same table as another process would. */
async function countElsewhere(counter: string): Promise<void> {
  const { rowCount } = await pool.query(`UPDATE "RateLimit" SET points = 1000000 WHERE key LIKE $1 || ':%'`, [
    counter,
  ]);
  expect(rowCount).toBeGreaterThan(0);
}

test.each(rows)('$limit ($counter) refuses with $code and Retry-After', async (row) => {
  const { limit, counter, call, before, code } = row;
  expect((await call()).code).toBe(before);
  await countElsewhere(counter);
  const refused = await call();
  expect(refused).toEqual({ code, wait: expect.any(Number) });
  expect(Number(refused.wait)).toBeGreaterThan(0);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(new RegExp(`rate_limit_refusals_total\\{limit="${limit}"\\} [1-9]`));
  await pool.query(`UPDATE "RateLimit" SET expire = 1`);
  expect((await call()).code).toBe(before);
});

const overRest = rows.flatMap(({ rest, ...row }) => (rest ? [{ ...row, rest }] : []));

test.each(overRest)(
  '$limit answers 429 with Retry-After over REST',
  async ({ counter, call, rest, code }) => {
    await call();
    await countElsewhere(counter);
    const response = await rest();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await response.json()).errorMessages[0].code).toBe(code);
  },
);

test('the right password clears the failures of its account, and a signed-in user is no visitor', async () => {
  for (let failure = 0; failure < 4; failure += 1) await mutate('signIn', WRONG);
  expect(await mutate('signIn', { userName, password: PASSWORD })).toEqual({ code: null, wait: undefined });
  for (let failure = 0; failure < 4; failure += 1) {
    expect((await mutate('signIn', WRONG)).code).toBe('INVALID_CREDENTIALS');
  }
  await graphql(SEARCH, { search: 'band' }, false);
  await countElsewhere('visitor-search');
  expect((await graphql(SEARCH, { search: 'band' }, true)).code).toBeNull();
});

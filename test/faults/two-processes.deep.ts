import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { hashPassword } from '../../server/auth/passwords.ts';
import { createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { add, openShop, workedExample } from '../../server/test/shop.ts';
import { ask } from './ask.ts';
import { endProcessesAtLast, startProcess } from './product-process.ts';

/**
 * Maximum delay until another process sees a change: processes cache viewers, and are notified of changes by
 * PostgreSQL.
 */
const HEARD_WITHIN_MS = 50;
const PASSWORD = 'a long enough password';

endProcessesAtLast();
const { db, url } = await testDatabase();
const shop = await openShop(db);
const [one, other] = await Promise.all([startProcess(url), startProcess(url)]);
const passwordHash = await hashPassword(PASSWORD);

type Session = { token: string; refreshToken: string; userName: string };

/** A new user signs in on a process. */
async function signIn(server: typeof one): Promise<Session> {
  const { userName } = await createActor(db, {
    role: 'PORTAL_BUYER',
    customerIds: [shop.luna],
    passwordHash,
  });
  const { result } = await trySignIn(server, userName ?? '', PASSWORD);
  expect(result.__typename).toBe('SignInSuccess');
  return { ...result, userName };
}

function trySignIn(server: typeof one, userName: string, password: string, address = '203.0.113.7') {
  return ask(server, {
    query: `mutation ($userName: String!, $password: String!) { result: signIn(input: { userName: $userName, password: $password }) {
      __typename ... on MutationError { code } ... on SignInSuccess { token refreshToken } } }`,
    variables: { userName, password },
    headers: { 'x-forwarded-for': address },
  });
}

function whoAmI(server: typeof one, token: string) {
  return ask(server, { token, query: '{ result: viewer { user { userName } } }' });
}

function refresh(server: typeof one, { token, refreshToken }: Session) {
  return ask(server, {
    query: `mutation ($token: String!, $refreshToken: String!) { result: refreshSession(input: { token: $token, refreshToken: $refreshToken }) {
      __typename ... on RefreshSessionSuccess { token refreshToken } } }`,
    variables: { token, refreshToken },
  });
}

test('a session of one process is good on the other, until it ends there', async () => {
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const) {
    const { token, userName } = await signIn(here);
    // Both have cached the session by now.
    for (const server of [there, here, there]) {
      expect((await whoAmI(server, token)).result).toEqual({ user: { userName } });
    }
    await ask(here, { token, query: 'mutation { result: signOut(input: {}) { __typename } }' });
    await sleep(HEARD_WITHIN_MS);
    for (const server of [there, here]) {
      expect(await whoAmI(server, token)).toMatchObject({ status: 401, codes: ['UNAUTHENTICATED'] });
    }
  }
});

test('a session is refreshed on either, and an old token ends it on both', async () => {
  const first = await signIn(one);
  const second = (await refresh(other, first)).result;
  // The previous token returns the same successor on the other process too.
  expect((await refresh(one, first)).result.refreshToken).toBe(second.refreshToken);
  const third = (await refresh(one, { ...first, ...second })).result;
  expect(third.__typename).toBe('RefreshSessionSuccess');
  for (const server of [one, other]) {
    expect((await whoAmI(server, third.token)).result).toEqual({ user: { userName: first.userName } });
  }
  expect((await refresh(other, first)).result.__typename).toBe('UnauthenticatedError');
  await sleep(HEARD_WITHIN_MS);
  for (const server of [one, other]) {
    expect((await whoAmI(server, third.token)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await refresh(server, { ...first, ...third })).result.__typename).toBe('UnauthenticatedError');
  }
});

test('50 refreshes at once on both get the one successor', async () => {
  const session = await signIn(one);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_each, index) => refresh(index % 2 === 0 ? one : other, session)),
  );
  expect(new Set(answers.map(({ result }) => result.refreshToken)).size).toBe(1);
});

test('failed sign-ins are counted across both', async () => {
  const { userName } = await createActor(db, {
    role: 'PORTAL_BUYER',
    customerIds: [shop.luna],
    passwordHash,
  });
  const codes: string[] = [];
  for (const server of [one, other, one, other, one]) {
    codes.push((await trySignIn(server, userName ?? '', 'wrong')).result.code);
  }
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'INVALID_CREDENTIALS'));
  for (const server of [one, other]) {
    expect((await trySignIn(server, userName ?? '', PASSWORD)).result.code).toBe('TOO_MANY_ATTEMPTS');
    // Another client address with the right password.
    expect((await trySignIn(server, userName ?? '', PASSWORD, '203.0.113.8')).result.__typename).toBe(
      'SignInSuccess',
    );
  }
});

test('25 and 25 submits at once with one key make one order', async () => {
  await add(shop.buyer, shop);
  const before = await db.orderGroup.count();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_each, index) =>
      ask(index % 2 === 0 ? one : other, {
        as: shop.buyer,
        query: 'mutation { result: submitOrder(input: {}) { ... on SubmitOrderSuccess { orderCode } } }',
        headers: { 'idempotency-key': 'both' },
      }),
    ),
  );
  expect(answers[0]?.result.orderCode).toMatch(/^JO-/);
  expect(new Set(answers.map(({ result }) => result.orderCode)).size).toBe(1);
  expect(await db.orderGroup.count()).toBe(before + 1);
});

test('cart changes in one API are visible in the other', async () => {
  const as = shop.colleague;
  const { result } = await ask(one, {
    as,
    query: `mutation ($configuration: ConfigurationInput!) { result: addToCart(input: { configuration: $configuration, quantity: 1 }) {
      ... on AddToCartSuccess { cartItem { id } } } }`,
    variables: { configuration: workedExample(shop) },
  });
  const { id } = result.cartItem;
  const shown = async (server: typeof one) =>
    (await ask(server, { as, query: '{ result: cart { items { id quantity } } }' })).result.items;
  expect(await shown(other)).toEqual([{ id, quantity: 1 }]);
  const edit =
    'mutation ($id: ID!) { result: updateCartItemQuantity(input: { id: $id, quantity: 3 }) { __typename } }';
  await ask(other, { as, query: edit, variables: { id } });
  expect(await shown(one)).toEqual([{ id, quantity: 3 }]);
  const removal = 'mutation ($id: ID!) { result: removeCartItem(input: { id: $id }) { __typename } }';
  await ask(one, { as, query: removal, variables: { id } });
  expect([await shown(one), await shown(other)]).toEqual([[], []]);
});

test('both end in peace', async () => {
  expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
  process.stdout.write('Faults: 2 processes behaved as one\n');
});

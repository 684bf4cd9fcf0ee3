import { expect, test } from '@jest/globals';
import { hashPassword } from '../../../auth/passwords.ts';
import { createActor, givenCustomer, visitor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { run } from '../../../test/run.ts';
import { mails, testTokenKeys } from '../../../test/services.ts';

const database = await testDatabase();
const { db, sql, pool } = database;
const keys = await testTokenKeys;
const NOW = new Date('2026-06-01T10:00:00Z');
const PASSWORD = 'a long enough password';
const passwordHash = await hashPassword(PASSWORD);

const SIGN_IN = `mutation ($input: SignInInput!) {
  result: signIn(input: $input) {
    __typename
    ... on SignInSuccess {
      token refreshToken
      viewer {
        user { userName } customer { name } customers { name } permissions mustChangePassword startupPath cartItemCount
      }
    }
    ... on MutationError { code }
    ... on RefusedError { data }
    ... on InvalidInputError { issues { path code } }
  }
}`;
const RESET = `mutation ($input: RequestPasswordResetInput!) {
  result: requestPasswordReset(input: $input) { __typename ... on MutationError { code } }
}`;

const luna = await givenCustomer(db, 'Luna');

async function account(person: Partial<Parameters<typeof createActor>[1]> = {}) {
  const actor = await createActor(
    db,
    { role: 'PORTAL_BUYER', customerIds: [luna], passwordHash, ...person },
    NOW,
  );
  if (!actor.userName || !actor.userId) throw new Error('An account has a name.');
  return { userName: actor.userName, userId: actor.userId, actor };
}

async function signIn(userName: string, password: string, options: { now?: Date; address?: string } = {}) {
  const answer = await run(
    visitor(db),
    SIGN_IN,
    { input: { userName, password } },
    { now: NOW, sql, ...options },
  );
  return { ...answer.data.result, session: answer.session, statements: answer.statements };
}

function later(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000);
}

test('the right password opens a session for the default customer', async () => {
  const { userName, userId } = await account();
  const answer = await signIn(userName.toUpperCase(), PASSWORD);
  expect(answer).toMatchObject({
    __typename: 'SignInSuccess',
    viewer: {
      user: { userName },
      customer: { name: 'Luna' },
      customers: [{ name: 'Luna' }],
      mustChangePassword: false,
    },
  });
  expect(answer.viewer.permissions).toContain(1701);
  expect(keys.verifyAccess(answer.token, NOW)).toMatchObject({ userId, customerId: luna, actorId: null });
  expect(answer.session).toMatchObject({ token: answer.token, rememberMe: false });
  expect(answer.statements.length).toBeLessThanOrEqual(11);
});

test('a wrong password and an unknown name get the same answer', async () => {
  const { userName } = await account();
  const [wrong, unknown] = [await signIn(userName, 'wrong'), await signIn('nobody@example.test', 'wrong')];
  expect(wrong).toMatchObject({ __typename: 'RefusedError', code: 'INVALID_CREDENTIALS', data: null });
  expect(unknown).toMatchObject({ __typename: 'RefusedError', code: 'INVALID_CREDENTIALS', data: null });
  expect(unknown.statements).toEqual(wrong.statements);
});

test.each([['known'], ['unknown']])(
  'after five failures a %s name has to wait at that address only',
  async (kind) => {
    const userName = kind === 'known' ? (await account()).userName : 'nobody-at-all@example.test';
    const codes: string[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) codes.push((await signIn(userName, 'wrong')).code);
    expect(codes).toEqual([...Array(5).fill('INVALID_CREDENTIALS'), 'TOO_MANY_ATTEMPTS']);
    const { retryAfterSeconds } = (await signIn(userName, PASSWORD)).data as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
    // The wait began with the fifth failure.
    expect(retryAfterSeconds).toBeGreaterThan(800);
    const elsewhere = await signIn(userName, PASSWORD, { address: '198.51.100.7' });
    expect(elsewhere.__typename).toBe(kind === 'known' ? 'SignInSuccess' : 'RefusedError');
    await pool.query('UPDATE "RateLimit" SET expire = expire - 16 * 60000');
    const afterwards = await signIn(userName, PASSWORD);
    expect(afterwards.code).toBe(kind === 'known' ? undefined : 'INVALID_CREDENTIALS');
  },
);

test('many failures from everywhere throttle unknown networks, and no known one', async () => {
  const { userName } = await account();
  const attacker = (index: number) => ({ address: `198.51.100.${index}` });
  await signIn(userName, PASSWORD, { address: '192.0.2.77' });
  for (let index = 1; index <= 21; index += 1) {
    expect((await signIn(userName, 'wrong', attacker(index))).code).toBe('INVALID_CREDENTIALS');
  }
  const flood = await Promise.all(
    Array.from({ length: 40 }, (_, index) => signIn(userName, 'wrong', attacker(index + 30))),
  );
  const guesses = flood.filter((answer) => answer.code === 'INVALID_CREDENTIALS');
  expect(guesses.length).toBeLessThanOrEqual(3);
  expect(flood.filter((answer) => answer.code === 'TOO_MANY_ATTEMPTS').length).toBeGreaterThanOrEqual(37);
  expect((await signIn(userName, PASSWORD, { address: '192.0.2.77' })).__typename).toBe('SignInSuccess');
});

test('an office where many accounts fail keeps working', async () => {
  const office = { address: '203.0.113.200' };
  const [known, unknown] = [await account(), await account()];
  await signIn(known.userName, PASSWORD, office);
  for (let index = 0; index < 32; index += 1) await signIn(`guess-${index}@example.test`, 'wrong', office);
  expect((await signIn(known.userName, PASSWORD, office)).__typename).toBe('SignInSuccess');
  expect((await signIn(unknown.userName, PASSWORD, office)).__typename).toBe('SignInSuccess');
});

test('addresses of one IPv6 network are one address', async () => {
  const { userName } = await account();
  const codes: string[] = [];
  for (let host = 1; host <= 6; host += 1) {
    codes.push((await signIn(userName, 'wrong', { address: `2001:db8:7:7::${host}` })).code);
  }
  expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
});

test('attempts that are sent at once are counted before they are answered', async () => {
  const { userName } = await account();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(userName, 'wrong')));
  const guesses = answers.filter((answer) => answer.code === 'INVALID_CREDENTIALS');
  expect(guesses.length).toBeLessThanOrEqual(6);
});

test('a success resets earlier failures', async () => {
  const { userName } = await account();
  for (let attempt = 1; attempt <= 4; attempt += 1) await signIn(userName, 'wrong');
  await signIn(userName, PASSWORD);
  for (let attempt = 1; attempt <= 4; attempt += 1) await signIn(userName, 'wrong');
  expect((await signIn(userName, PASSWORD)).__typename).toBe('SignInSuccess');
});

test('reports blocked accounts, and accounts without an open customer, only with the correct password', async () => {
  const closed = await givenCustomer(db, 'Closed');
  await db.customer.update({ where: { id: closed }, data: { blockedAt: NOW } });
  const [blocked, without] = [await account(), await account({ customerIds: [closed] })];
  await db.user.update({ where: { id: blocked.userId }, data: { blockedAt: NOW } });
  for (const { userName } of [blocked, without]) {
    expect((await signIn(userName, 'wrong')).code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(userName, PASSWORD)).code).toBe('ACCOUNT_BLOCKED');
  }
});

test.each([
  [
    { userName: '', password: 'x' },
    { path: 'userName', code: 'REQUIRED' },
  ],
  [
    { userName: 'a', password: '' },
    { path: 'password', code: 'REQUIRED' },
  ],
  [
    { userName: 'a'.repeat(1_000_000), password: 'x' },
    { path: 'userName', code: 'TOO_LONG' },
  ],
  [
    { userName: 'a', password: 'x'.repeat(1_000_000) },
    { path: 'password', code: 'TOO_LONG' },
  ],
])('bad input %# names its field', async (input, issue) => {
  const { data } = await run(visitor(db), SIGN_IN, { input });
  expect(data.result).toEqual({ __typename: 'InvalidInputError', code: 'INVALID_INPUT', issues: [issue] });
});

async function generatedPassword(userName: string, now = NOW): Promise<string> {
  const before = mails.length;
  const { data } = await run(visitor(db), RESET, { input: { userName } }, { now });
  expect(data.result.__typename).toBe('RequestPasswordResetSuccess');
  await runDueJobs(database, { now });
  expect(mails).toHaveLength(before + 1);
  return /Password: (\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

test('a generated password works once, ends other sessions and must be changed; the old one works until then', async () => {
  const { userName, actor } = await account();
  const generated = await generatedPassword(userName);
  expect(generated.replaceAll('-', '').length).toBeGreaterThanOrEqual(16);
  expect((await signIn(userName, PASSWORD)).__typename).toBe('SignInSuccess');
  const first = await signIn(userName, generated);
  expect(first).toMatchObject({
    __typename: 'SignInSuccess',
    viewer: { mustChangePassword: true, permissions: [] },
  });
  expect((await signIn(userName, generated)).code).toBe('INVALID_CREDENTIALS');
  expect((await signIn(userName, PASSWORD)).code).toBe('INVALID_CREDENTIALS');
  expect((await run(actor, '{ viewer { isStaff } }', {}, { now: NOW })).data.viewer).toBeNull();
});

test('one of two that use a generated password at once gets in', async () => {
  const { userName } = await account();
  const generated = await generatedPassword(userName);
  const answers = await Promise.all([signIn(userName, generated), signIn(userName, generated)]);
  expect(answers.map((answer) => answer.__typename).sort()).toEqual(['RefusedError', 'SignInSuccess']);
});

test('a generated password ends after 24 hours', async () => {
  const { userName } = await account();
  const generated = await generatedPassword(userName);
  expect((await signIn(userName, generated, { now: later(24 * 60 + 1) })).code).toBe('INVALID_CREDENTIALS');
  expect((await signIn(userName, PASSWORD, { now: later(24 * 60 + 1) })).__typename).toBe('SignInSuccess');
});

test('three generated passwords a day; unknown names get the same answer and no mail', async () => {
  const { userName } = await account();
  for (let request = 1; request <= 3; request += 1) await generatedPassword(userName);
  const before = mails.length;
  for (const name of [userName, 'nobody@example.test']) {
    const { data } = await run(visitor(db), RESET, { input: { userName: name } }, { now: NOW });
    expect(data.result).toEqual({ __typename: 'RequestPasswordResetSuccess' });
  }
  await runDueJobs(database, { now: NOW });
  expect(mails).toHaveLength(before);
});

test('the mail is in the language of the user', async () => {
  const { userName } = await account({ language: 'fr' });
  await run(visitor(db), RESET, { input: { userName } });
  await runDueJobs(database);
  expect(mails.at(-1)).toMatchObject({ to: userName, subject: 'Votre nouveau mot de passe Aurifex' });
});

test('stored hashes are argon2id of 19 MiB', () => {
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

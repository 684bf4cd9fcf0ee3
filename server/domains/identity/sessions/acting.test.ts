import { expect, test } from '@jest/globals';
import { type Actor, createActor, givenCustomer, visitor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { testTokenKeys } from '../../../test/services.ts';

const { db } = await testDatabase();
const keys = await testTokenKeys;
const NOW = new Date('2026-06-01T10:00:00Z');

const ERRORS =
  '... on MutationError { code } ... on ForbiddenError { permission } ... on NotFoundError { entity }';
const SESSION = `token refreshToken viewer {
  user { databaseId } customer { databaseId } actingAs { reason until staff { databaseId } }
}`;
const SWITCH_USER = `mutation ($input: SwitchUserInput!) {
  result: switchUser(input: $input) { __typename ... on SwitchUserSuccess { ${SESSION} } ${ERRORS} }
}`;
const RETURN = `mutation ($input: ReturnToSelfInput!) {
  result: returnToSelf(input: $input) { __typename ... on ReturnToSelfSuccess { ${SESSION} } ${ERRORS} }
}`;
const SWITCH_CUSTOMER = `mutation ($input: SwitchCustomerInput!) {
  result: switchCustomer(input: $input) { __typename ... on SwitchCustomerSuccess { ${SESSION} } ${ERRORS} }
}`;
const LINK = `mutation ($input: CreateSignInLinkInput!) {
  result: createSignInLink(input: $input) { __typename ... on CreateSignInLinkSuccess { uniqueId url expiresAt } ${ERRORS} }
}`;
const USE_LINK = `mutation ($input: SignInWithUniqueIdInput!) {
  result: signInWithUniqueId(input: $input) { __typename ... on SignInWithUniqueIdSuccess { ${SESSION} } ${ERRORS} }
}`;
const SIGN_OUT = 'mutation ($input: SignOutInput!) { result: signOut(input: $input) { __typename } }';
const CHANGE = `mutation ($input: ChangePasswordInput!) { result: changePassword(input: $input) { __typename ${ERRORS} } }`;
const VIEWER = '{ viewer { user { databaseId } } }';

const luna = await givenCustomer(db, 'Luna');
const outlet = await givenCustomer(db, 'Outlet');
const orion = await givenCustomer(db, 'Orion');

const person = (role: Parameters<typeof createActor>[1]['role'], ...customerIds: number[]) =>
  createActor(db, { role, customerIds }, NOW);

/** The actor of a session from its response. */
function actorOf(answer: { token: string; refreshToken: string }, now = NOW): Actor {
  const claims = keys.verifyAccess(answer.token, now);
  if (!claims) throw new Error('The answer holds a good token.');
  const { userId, customerId } = claims;
  return { db, claims, userId, customerId, userName: null, refreshToken: answer.refreshToken };
}

async function ask(actor: Actor, document: string, input: object, now = NOW) {
  return (await run(actor, document, { input }, { now })).data.result;
}

test('sales acts as a buyer, is seen to do so, and returns to the same session', async () => {
  const [sales, buyer] = [await person('STAFF_SALES'), await person('PORTAL_BUYER', luna)];
  const answer = await ask(sales, SWITCH_USER, { userId: buyer.userId, reason: 'helps on the phone' });
  expect(answer).toMatchObject({
    __typename: 'SwitchUserSuccess',
    viewer: {
      user: { databaseId: buyer.userId },
      customer: { databaseId: luna },
      actingAs: {
        reason: 'helps on the phone',
        until: '2026-06-01T18:00:00.000Z',
        staff: { databaseId: sales.userId },
      },
    },
  });
  const acting = actorOf(answer);
  expect(acting.claims).toMatchObject({ userId: buyer.userId, actorId: sales.userId });
  expect((await ask(acting, CHANGE, { oldPassword: 'a', newPassword: 'b' })).code).toBe('NOT_WHILE_ACTING');
  const back = await ask(acting, RETURN, { note: 'done' });
  expect(back).toMatchObject({ viewer: { user: { databaseId: sales.userId }, actingAs: null } });
  expect(back.refreshToken).toBe(sales.refreshToken);
  expect((await run(acting, VIEWER, {}, { now: NOW })).data.viewer).toBeNull();
  const audit = await db.auditEvent.findMany({
    where: { OR: [{ userId: sales.userId }, { actingById: sales.userId }] },
    orderBy: { id: 'asc' },
  });
  expect(audit.map(({ action, userId, actingById }) => ({ action, userId, actingById }))).toEqual([
    { action: 'SWITCHED_USER', userId: sales.userId, actingById: null },
    { action: 'RETURNED_TO_SELF', userId: buyer.userId, actingById: sales.userId },
  ]);
});

test('acting ends after eight hours, with the staff session, and when the staff member is blocked', async () => {
  const buyer = await person('PORTAL_BUYER', luna);
  const later = new Date(NOW.getTime() + 8 * 3_600_000 + 1);
  for (const end of ['TIME', 'SIGN_OUT', 'BLOCK']) {
    const sales = await person('STAFF_SALES');
    const acting = actorOf(await ask(sales, SWITCH_USER, { userId: buyer.userId }));
    if (end === 'SIGN_OUT') await ask(sales, SIGN_OUT, {});
    if (end === 'BLOCK' && sales.userId) {
      await db.user.update({ where: { id: sales.userId }, data: { blockedAt: NOW } });
    }
    const { data } = await run(acting, VIEWER, {}, { now: end === 'TIME' ? later : NOW });
    expect(data.viewer).toBeNull();
  }
});

test('no nesting, no staff, no blocked user, no user without an open customer', async () => {
  const sales = await person('STAFF_SALES');
  const [buyer, blocked] = [await person('PORTAL_BUYER', luna), await person('PORTAL_BUYER', luna)];
  await db.user.update({ where: { id: blocked.userId ?? 0 }, data: { blockedAt: NOW } });
  const staff = await person('STAFF_FINANCE');
  const codeFor = async (actor: Actor, userId: number | null) =>
    (await ask(actor, SWITCH_USER, { userId })).code;
  expect(await codeFor(sales, staff.userId)).toBe('TARGET_IS_STAFF');
  expect(await codeFor(sales, blocked.userId)).toBe('TARGET_BLOCKED');
  expect(await codeFor(sales, 2_000_000_000)).toBe('NOT_FOUND');
  expect(await codeFor(sales, -1)).toBe('INVALID_INPUT');
  const acting = actorOf(await ask(sales, SWITCH_USER, { userId: buyer.userId }));
  expect(await codeFor(acting, buyer.userId)).toBe('FORBIDDEN');
  expect((await ask(sales, RETURN, {})).code).toBe('NOT_ACTING');
});

test.each([
  ['STAFF_SALES', 'SwitchUserSuccess'],
  ['ADMINISTRATOR', 'SwitchUserSuccess'],
  ['STAFF_PRODUCTION', 'ForbiddenError'],
  ['STAFF_FINANCE', 'ForbiddenError'],
  ['STAFF_CONTENT', 'ForbiddenError'],
  ['PORTAL_ADMIN', 'ForbiddenError'],
  ['PORTAL_BUYER', 'ForbiddenError'],
] as const)('%s switching user answers %s, and never depends on the row', async (role, typename) => {
  const actor = await person(role, ...(role.startsWith('PORTAL') ? [luna] : []));
  const target = await person('PORTAL_BUYER', orion);
  expect((await ask(actor, SWITCH_USER, { userId: target.userId })).__typename).toBe(typename);
  const missing = await ask(actor, SWITCH_USER, { userId: 2_000_000_000 });
  expect(missing.__typename).toBe(typename === 'ForbiddenError' ? 'ForbiddenError' : 'NotFoundError');
  expect((await ask(actor, LINK, { userId: target.userId })).__typename).toBe(
    typename.replace('SwitchUser', 'CreateSignInLink'),
  );
});

test('visitors have to sign in', async () => {
  for (const [document, input] of [
    [SWITCH_USER, { userId: 1 }],
    [RETURN, {}],
    [SWITCH_CUSTOMER, { customerId: 1 }],
    [LINK, { userId: 1 }],
    [CHANGE, { oldPassword: 'a', newPassword: 'b' }],
  ] as const) {
    expect((await ask(visitor(db), document, input)).__typename).toBe('UnauthenticatedError');
  }
});

test('an owner switches between linked customers; old tokens stop, other tabs keep their refresh token', async () => {
  const owner = await person('PORTAL_ADMIN', luna, outlet);
  const answer = await ask(owner, SWITCH_CUSTOMER, { customerId: outlet });
  expect(answer).toMatchObject({
    viewer: { customer: { databaseId: outlet } },
    refreshToken: owner.refreshToken,
  });
  expect((await run(owner, VIEWER, {}, { now: NOW })).data.viewer).toBeNull();
  expect((await run(actorOf(answer), VIEWER, {}, { now: NOW })).data.viewer).not.toBeNull();
  expect(await ask(actorOf(answer), SWITCH_CUSTOMER, { customerId: orion })).toMatchObject({
    entity: 'Customer',
  });
  expect(await ask(actorOf(answer), SWITCH_CUSTOMER, { customerId: 2_000_000_000 })).toMatchObject({
    entity: 'Customer',
  });
});

test('a client with only an access token never gets a refresh token', async () => {
  const alone = { now: NOW, credentials: { refreshToken: null } };
  const askAlone = async (actor: Actor, document: string, input: object) => {
    const { data, session } = await run(actor, document, { input }, alone);
    expect(session?.refreshToken).toBe(data.result.refreshToken);
    return data.result;
  };
  const owner = await person('PORTAL_ADMIN', luna, outlet);
  const switched = await askAlone(owner, SWITCH_CUSTOMER, { customerId: outlet });
  expect(switched).toMatchObject({ token: expect.any(String), refreshToken: null });
  const stale = { customerId: luna, refreshToken: keys.refreshToken(owner.claims?.familyId ?? '', 7) };
  const moved = { ...actorOf(switched), refreshToken: null };
  expect((await askAlone(moved, SWITCH_CUSTOMER, stale)).refreshToken).toBeNull();

  const [sales, buyer] = [await person('STAFF_SALES'), await person('PORTAL_BUYER', luna)];
  const acting = await askAlone(sales, SWITCH_USER, { userId: buyer.userId });
  expect(acting).toMatchObject({ token: expect.any(String), refreshToken: null });
  expect(await askAlone(actorOf(acting), RETURN, {})).toMatchObject({ refreshToken: null });

  const proved = await askAlone(sales, SWITCH_USER, {
    userId: buyer.userId,
    refreshToken: sales.refreshToken,
  });
  expect(proved.refreshToken).toEqual(expect.any(String));
  const back = await askAlone(actorOf(proved), RETURN, { refreshToken: proved.refreshToken });
  expect(back.refreshToken).toBe(sales.refreshToken);
});

test('the refresh token that a client kept over a switch goes on', async () => {
  const owner = await person('PORTAL_ADMIN', luna, outlet);
  const { token } = await ask({ ...owner, refreshToken: null }, SWITCH_CUSTOMER, { customerId: outlet });
  const refresh =
    'mutation ($input: RefreshSessionInput!) { result: refreshSession(input: $input) { __typename ... on RefreshSessionSuccess { token } } }';
  const next = await ask(visitor(db), refresh, { token, refreshToken: owner.refreshToken });
  expect(keys.verifyAccess(next.token, NOW)).toMatchObject({ customerId: outlet });
});

test('staff take any customer with 3102, and none without', async () => {
  const [sales, production] = [await person('STAFF_SALES'), await person('STAFF_PRODUCTION')];
  expect(await ask(sales, SWITCH_CUSTOMER, { customerId: orion })).toMatchObject({
    viewer: { customer: { databaseId: orion } },
  });
  expect(await ask(production, SWITCH_CUSTOMER, { customerId: orion })).toMatchObject({ permission: 3102 });
});

test('a sign-in link opens one session within ten minutes, as the user and not as acting', async () => {
  const [sales, buyer] = [await person('STAFF_SALES'), await person('PORTAL_BUYER', luna)];
  const link = await ask(sales, LINK, { userId: buyer.userId });
  expect(link).toMatchObject({ url: expect.stringContaining(`/login?uid=${link.uniqueId}`) });
  expect(link.expiresAt).toBe('2026-06-01T10:10:00.000Z');
  const uses = await Promise.all([1, 2].map(() => ask(visitor(db), USE_LINK, { uniqueId: link.uniqueId })));
  expect(uses.map((use) => use.code ?? 'IN').sort()).toEqual(['IN', 'SIGN_IN_LINK_INVALID']);
  expect(uses.find((use) => use.token)?.viewer).toMatchObject({
    user: { databaseId: buyer.userId },
    actingAs: null,
  });

  const late = await ask(sales, LINK, { userId: buyer.userId });
  const after = new Date(NOW.getTime() + 600_001);
  expect((await ask(visitor(db), USE_LINK, { uniqueId: late.uniqueId }, after)).code).toBe(
    'SIGN_IN_LINK_INVALID',
  );
});

test('signing out ends the session on the server; everywhere ends all devices', async () => {
  const buyer = await person('PORTAL_BUYER', luna);
  const phone = await ask(await person('STAFF_SALES'), LINK, { userId: buyer.userId });
  const other = actorOf(await ask(visitor(db), USE_LINK, { uniqueId: phone.uniqueId }));
  const { session } = await run(buyer, SIGN_OUT, { input: {} }, { now: NOW });
  expect(session).toBeNull();
  expect((await run(buyer, VIEWER, {}, { now: NOW })).data.viewer).toBeNull();
  expect((await run(other, VIEWER, {}, { now: NOW })).data.viewer).not.toBeNull();
  await ask(buyer, SIGN_OUT, { everywhere: true });
  expect((await run(other, VIEWER, {}, { now: NOW })).data.viewer).toBeNull();
});

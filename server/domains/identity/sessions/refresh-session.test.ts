import { expect, test } from '@jest/globals';
import { createActor, givenCustomer, signedIn, tokenOf, visitor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { testTokenKeys } from '../../../test/services.ts';

const { db } = await testDatabase();
const keys = await testTokenKeys;
const NOW = new Date('2026-06-01T10:00:00Z');

const REFRESH = `mutation ($input: RefreshSessionInput!) {
  result: refreshSession(input: $input) {
    __typename
    ... on RefreshSessionSuccess { token refreshToken }
    ... on MutationError { code }
  }
}`;
const VIEWER = '{ viewer { user { userName } } }';

function after(seconds: number): Date {
  return new Date(NOW.getTime() + seconds * 1000);
}

async function buyer() {
  const customerId = await givenCustomer(db, 'Luna');
  const actor = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [customerId] }, NOW);
  if (!actor.claims || !actor.refreshToken) throw new Error('A buyer has a session.');
  return {
    actor,
    claims: actor.claims,
    token: tokenOf(actor, NOW),
    refreshToken: actor.refreshToken,
  };
}

async function refresh(token: string, refreshToken: string, now: Date) {
  const { data, session } = await run(visitor(db), REFRESH, { input: { token, refreshToken } }, { now });
  return { ...data.result, session };
}

test('an expired access token and its refresh token are exchanged for the next pair', async () => {
  const { claims, token, refreshToken } = await buyer();
  const later = after(3_600);
  const next = await refresh(token, refreshToken, later);
  expect(next).toMatchObject({ __typename: 'RefreshSessionSuccess' });
  expect(next.refreshToken).not.toBe(refreshToken);
  expect(next.session).toMatchObject({ token: next.token, refreshToken: next.refreshToken });
  expect(keys.verifyAccess(next.token, later)).toEqual(claims);
});

test('only hashes of refresh tokens are stored', async () => {
  const { claims, refreshToken } = await buyer();
  const session = await db.session.findUniqueOrThrow({ where: { familyId: claims.familyId } });
  expect(JSON.stringify(session)).not.toContain(refreshToken.split('.')[2]);
});

test('within ten seconds the predecessor answers the same successor, also twice', async () => {
  const { token, refreshToken } = await buyer();
  const first = await refresh(token, refreshToken, after(60));
  const again = await refresh(token, refreshToken, after(69));
  const third = await refresh(token, refreshToken, after(70));
  expect(again.refreshToken).toBe(first.refreshToken);
  expect(third.refreshToken).toBe(first.refreshToken);
});

test('after the grace time a used token ends the session and is audited', async () => {
  const { actor, claims, token, refreshToken } = await buyer();
  const next = await refresh(token, refreshToken, after(60));
  const reused = await refresh(token, refreshToken, after(71));
  expect(reused).toMatchObject({ __typename: 'UnauthenticatedError', session: null });
  expect(await refresh(next.token, next.refreshToken, after(72))).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await run(actor, VIEWER, {}, { now: after(72) })).data.viewer).toBeNull();
  const session = await db.session.findUniqueOrThrow({ where: { familyId: claims.familyId } });
  expect(session.revokeReason).toBe('REUSE_DETECTED');
  const audited = await db.auditEvent.findMany({
    where: { action: 'REFRESH_TOKEN_REUSED', userId: claims.userId },
  });
  expect(audited).toHaveLength(1);
});

test('a grandparent ends the session even within ten seconds', async () => {
  const { claims, token, refreshToken } = await buyer();
  const second = await refresh(token, refreshToken, after(60));
  await refresh(second.token, second.refreshToken, after(61));
  expect(await refresh(token, refreshToken, after(62))).toMatchObject({ code: 'UNAUTHENTICATED' });
  const session = await db.session.findUniqueOrThrow({ where: { familyId: claims.familyId } });
  expect(session.revokeReason).toBe('REUSE_DETECTED');
});

test('20 concurrent refreshes get one new token, and no session ends', async () => {
  const { token, refreshToken } = await buyer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refresh(token, refreshToken, after(60))),
  );
  expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
  const [winner] = answers;
  expect(await refresh(winner?.token, winner?.refreshToken, after(61))).toMatchObject({
    __typename: 'RefreshSessionSuccess',
  });
});

test('two tabs that refresh over and over at the same time stay signed in', async () => {
  let { token, refreshToken } = await buyer();
  for (let round = 1; round <= 10; round += 1) {
    const answers = await Promise.all([1, 2].map(() => refresh(token, refreshToken, after(round * 900))));
    expect(answers.map((answer) => answer.__typename)).toEqual([
      'RefreshSessionSuccess',
      'RefreshSessionSuccess',
    ]);
    token = answers[round % 2]?.token;
    refreshToken = answers[round % 2]?.refreshToken;
  }
});

test('forged, foreign and missing tokens open nothing and end nothing', async () => {
  const [one, other] = [await buyer(), await buyer()];
  const forged = `${one.claims.familyId}.0.${'A'.repeat(43)}`;
  const none = tokenOf({ claims: { ...one.claims, familyId: 'somebody-elses-family' } }, NOW);
  for (const [token, refreshToken] of [
    [one.token, forged],
    [one.token, other.refreshToken],
    [none, one.refreshToken],
    [`${one.token}x`, one.refreshToken],
    ['', one.refreshToken],
    [one.token, ''],
    ['not a token', 'not a token'],
  ] as const) {
    expect(await refresh(token, refreshToken, after(1))).toMatchObject({ code: 'UNAUTHENTICATED' });
  }
  expect(await refresh(one.token, one.refreshToken, after(2))).toMatchObject({
    __typename: 'RefreshSessionSuccess',
  });
});

test('a session ends 180 days after its last use', async () => {
  const { token, refreshToken } = await buyer();
  const day = 86_400;
  const next = await refresh(token, refreshToken, after(179 * day));
  expect(next).toMatchObject({ __typename: 'RefreshSessionSuccess' });
  expect(await refresh(next.token, next.refreshToken, after(359 * day + 1))).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('a blocked user cannot refresh; unblocked, the same tokens go on', async () => {
  const { claims, token, refreshToken } = await buyer();
  await db.user.update({ where: { id: claims.userId }, data: { blockedAt: NOW } });
  expect(await refresh(token, refreshToken, after(1))).toMatchObject({ code: 'UNAUTHENTICATED' });
  await db.user.update({ where: { id: claims.userId }, data: { blockedAt: null } });
  expect(await refresh(token, refreshToken, after(2))).toMatchObject({ __typename: 'RefreshSessionSuccess' });
});

test('when the active customer is blocked, refreshing moves to another one of the user', async () => {
  const [luna, outlet] = [await givenCustomer(db, 'Luna'), await givenCustomer(db, 'Outlet')];
  const owner = await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [luna, outlet] }, NOW);
  if (!owner.refreshToken) throw new Error('An owner has a session.');
  await db.customer.update({ where: { id: luna }, data: { blockedAt: NOW } });
  expect((await run(owner, VIEWER, {}, { now: NOW })).data.viewer).toBeNull();
  const next = await refresh(tokenOf(owner, NOW), owner.refreshToken, after(1));
  expect(keys.verifyAccess(next.token, after(1))?.customerId).toBe(outlet);
});

test('two devices are two families', async () => {
  const { actor, token, refreshToken } = await buyer();
  const { userId, userName, customerId } = actor;
  if (userId === null || userName === null) throw new Error('A buyer is somebody.');
  const phone = await signedIn(db, { userId, userName, customerId }, NOW);
  await refresh(token, refreshToken, after(60));
  await refresh(token, refreshToken, after(100));
  expect((await run(phone, VIEWER, {}, { now: after(101) })).data.viewer.user.userName).toBe(userName);
});

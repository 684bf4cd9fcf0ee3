import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import jsonwebtoken from 'jsonwebtoken';
import { readSigningKeys } from './signing-keys.ts';
import { createTokenKeys, secretHash } from './tokens.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-keys-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const NOW = new Date('2026-06-01T10:00:00Z');
const CLAIMS = { userId: 7, customerId: 3, familyId: 'family-family-family', actorId: 9 };
const OLD = 'old-secret-old-secret-old-secret-old';
const NEW = 'new-secret-new-secret-new-secret-new';

const keysOf = async (jwtSecret: string | null) =>
  createTokenKeys(await readSigningKeys({ jwtSecret, dataDir }));

test('an access token has the user, the customer and the acting user, for 15 minutes', async () => {
  const keys = await keysOf(NEW);
  const token = keys.signAccess(CLAIMS, NOW);
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  expect(keys.verifyAccess(token, at(899))).toEqual(CLAIMS);
  expect(keys.verifyAccess(token, at(900))).toBeNull();
  expect(keys.verifyAccess(token, at(900_000), { allowExpired: true })).toEqual(CLAIMS);
});

const claimed = { sub: '7', cid: 3, sid: CLAIMS.familyId, iss: 'aurifex', aud: 'aurifex-portal' };
const { kid, secret } = (await readSigningKeys({ jwtSecret: NEW, dataDir }))[0];
const ends = NOW.getTime() / 1000 + 60;

test.each<[string, object, jsonwebtoken.SignOptions, boolean]>([
  ['as issued', { ...claimed, exp: ends }, { algorithm: 'HS256', keyid: kid }, true],
  ['without an end', claimed, { algorithm: 'HS256', keyid: kid }, false],
  ['of another algorithm', { ...claimed, exp: ends }, { algorithm: 'HS512', keyid: kid }, false],
  ['of another key id', { ...claimed, exp: ends }, { algorithm: 'HS256', keyid: 'other' }, false],
  ['for another audience', { ...claimed, exp: ends, aud: 'x' }, { algorithm: 'HS256', keyid: kid }, false],
])('a token %s', async (_how, payload, options, isGood) => {
  const token = jsonwebtoken.sign(payload, secret, { noTimestamp: true, ...options });
  const keys = await keysOf(NEW);
  expect(keys.verifyAccess(token, NOW) !== null).toBe(isGood);
  expect(keys.verifyAccess(token, NOW, { allowExpired: true }) !== null).toBe(isGood);
});

test('a retired secret still verifies, and no longer signs', async () => {
  const [before, during, after] = [await keysOf(OLD), await keysOf(`${NEW} ${OLD}`), await keysOf(NEW)];
  const old = before.signAccess(CLAIMS, NOW);
  expect(during.verifyAccess(old, NOW)).toEqual(CLAIMS);
  expect(after.verifyAccess(old, NOW)).toBeNull();
  expect(after.verifyAccess(during.signAccess(CLAIMS, NOW), NOW)).toEqual(CLAIMS);
  const refresh = before.refreshToken(CLAIMS.familyId, 4);
  expect(during.refreshTokenWithHash(CLAIMS.familyId, 4, secretHash(refresh))).toBe(refresh);
  expect(during.readRefreshToken(refresh)?.isGenuine).toBe(true);
  expect(after.readRefreshToken(refresh)?.isGenuine).toBe(false);
});

test.each([[''], ['abc'], ['a.b.c'], [`${CLAIMS.familyId}.1.short`], ['x'.repeat(10_000)]])(
  'refresh token %.20s is none',
  async (token) => {
    expect((await keysOf(NEW)).readRefreshToken(token)).toBeNull();
  },
);

test('without a setting a random secret is kept for its owner alone, and found again', async () => {
  const made = await Promise.all([keysOf(null), keysOf(null), keysOf(null)]);
  const token = made[0]?.signAccess(CLAIMS, NOW) ?? '';
  for (const keys of [...made, await keysOf(null)]) expect(keys.verifyAccess(token, NOW)).toEqual(CLAIMS);
  expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(dataDir, 'jwt-secret'), 'utf8')).trim().length).toBeGreaterThanOrEqual(64);
});

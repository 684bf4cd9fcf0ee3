import { expect, test } from '@jest/globals';
import { fc } from '../../../test/fast-check.ts';
import { DEFAULT_SIGN_IN_LIMITS as LIMITS } from '../../settings/rules/sign-in-figures.ts';
import { generatedPassword } from './generated-password.ts';
import { actingEndsAt, maySwitchCustomer, switchUserRefusal } from './impersonation.ts';
import { passwordProblem } from './password-policy.ts';
import { decideSignIn, type SignInState } from './sign-in-limits.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
/** A counter with the given remaining seconds. */
const failures = (count: number, secondsLeft = 600) => ({ count, msLeft: secondsLeft * 1_000 });
const free = { allowed: true, accountPauseMs: 0, networkPauseMs: 0 };
const accountPause = (accountPauseMs: number) => ({ ...free, accountPauseMs });
const networkPause = (networkPauseMs: number) => ({ ...free, networkPauseMs });
const refused = (retryAfterSeconds: number) => ({ allowed: false, retryAfterSeconds });

test.each<{ what: string; standing: Partial<SignInState>; decision: object }>([
  { what: 'no failure', standing: {}, decision: free },
  { what: 'four here', standing: { fromNetwork: failures(4), onAccount: failures(4) }, decision: free },
  {
    what: 'five here',
    standing: { fromNetwork: failures(5), onAccount: failures(5) },
    decision: refused(600),
  },
  { what: 'five here, last moment', standing: { fromNetwork: failures(5, 0.2) }, decision: refused(1) },
  { what: 'five here, forgotten', standing: { fromNetwork: failures(5, 0) }, decision: free },
  {
    what: 'five at a known place',
    standing: { fromNetwork: failures(5), isKnown: true },
    decision: refused(600),
  },
  { what: 'nineteen elsewhere', standing: { onAccount: failures(19) }, decision: free },
  { what: 'twenty elsewhere', standing: { onAccount: failures(20) }, decision: accountPause(1_000) },
  { what: 'twenty-one elsewhere', standing: { onAccount: failures(21) }, decision: accountPause(2_000) },
  { what: 'twenty-four elsewhere', standing: { onAccount: failures(24) }, decision: accountPause(16_000) },
  {
    what: 'a million elsewhere',
    standing: { onAccount: failures(1_000_000) },
    decision: accountPause(30_000),
  },
  { what: 'a million, forgotten', standing: { onAccount: failures(1_000_000, -1) }, decision: free },
  {
    what: 'a million, at a known place',
    standing: { onAccount: failures(1_000_000), isKnown: true },
    decision: free,
  },
  { what: 'twenty-nine accounts here', standing: { byNetwork: failures(29) }, decision: free },
  { what: 'thirty accounts here', standing: { byNetwork: failures(30) }, decision: networkPause(250) },
  {
    what: 'a hundred and ten accounts here',
    standing: { byNetwork: failures(110) },
    decision: networkPause(3_000),
  },
  { what: 'three hundred accounts here', standing: { byNetwork: failures(300, 60) }, decision: refused(60) },
  {
    what: 'three hundred, at a known place',
    standing: { byNetwork: failures(300), isKnown: true },
    decision: free,
  },
  {
    what: 'both an account and a network in trouble',
    standing: { byNetwork: failures(31), onAccount: failures(22) },
    decision: { ...free, accountPauseMs: 4_000, networkPauseMs: 500 },
  },
])('failures: $what', ({ standing, decision }) => {
  const nothing = { fromNetwork: null, byNetwork: null, onAccount: null, isKnown: false };
  expect(decideSignIn({ ...nothing, ...standing }, LIMITS)).toEqual(decision);
});

test('failures from other networks never lock a known network, and lock others only for a pause', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (count, isKnown) => {
      const decision = decideSignIn(
        { fromNetwork: null, byNetwork: null, onAccount: failures(count), isKnown },
        LIMITS,
      );
      expect(decision.allowed && decision.accountPauseMs <= (isKnown ? 0 : 30_000)).toBe(true);
    }),
  );
});

const ACCOUNT = { userName: 'buyer@luna.test', email: 'b.moreau@luna.test', current: 'the old one 1' };

test.each([
  { password: 'Aurifex-demo-1', problem: null },
  { password: 'short-123', problem: 'PASSWORD_TOO_SHORT' },
  { password: '💍💍💍💍💍', problem: 'PASSWORD_TOO_SHORT' },
  { password: 'x'.repeat(201), problem: 'PASSWORD_TOO_LONG' },
  { password: 'Buyer@Luna.test', problem: 'PASSWORD_IS_USER_NAME' },
  { password: 'b.moreau@luna.test', problem: 'PASSWORD_IS_USER_NAME' },
  { password: 'Password123', problem: 'PASSWORD_TOO_COMMON' },
  { password: 'aaaaaaaaaaaa', problem: 'PASSWORD_TOO_COMMON' },
  { password: 'the old one 1', problem: 'PASSWORD_UNCHANGED' },
])('password $password: $problem', ({ password, problem }) => {
  expect(passwordProblem(password, ACCOUNT)).toBe(problem);
});

test('a generated password is five groups that the policy accepts', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      const password = generatedPassword(bytes);
      expect(password).toMatch(/^([a-hjkmnp-z2-9+]{4}-){4}[a-hjkmnp-z2-9+]{4}$/);
      fc.pre(new Set(bytes).size > 8);
      expect(passwordProblem(password, ACCOUNT)).toBeNull();
    }),
  );
});

test('every byte counts', () => {
  const passwords = Array.from({ length: 20 }, (_, place) =>
    generatedPassword(new Uint8Array(20).fill(1, place)),
  );
  expect(new Set(passwords).size).toBe(20);
  expect(() => generatedPassword(new Uint8Array(19))).toThrow(RangeError);
});

const STAFF = {
  isStaff: true,
  isActing: false,
  permissions: new Map([
    [3101, 'ALL'],
    [3102, 'ALL'],
  ] as const),
};
const PORTAL_USER = { isStaff: false, isBlocked: false };

test.each([
  { what: 'staff with the permission', switcher: STAFF, target: PORTAL_USER, refusal: null },
  {
    what: 'staff without it',
    switcher: { ...STAFF, permissions: new Map() },
    target: PORTAL_USER,
    refusal: 'FORBIDDEN',
  },
  {
    what: 'a portal user with it',
    switcher: { ...STAFF, isStaff: false },
    target: PORTAL_USER,
    refusal: 'FORBIDDEN',
  },
  {
    what: 'someone acting already',
    switcher: { ...STAFF, isActing: true },
    target: PORTAL_USER,
    refusal: 'ALREADY_ACTING',
  },
  {
    what: 'staff, as staff',
    switcher: STAFF,
    target: { isStaff: true, isBlocked: false },
    refusal: 'TARGET_IS_STAFF',
  },
  {
    what: 'staff, as a blocked user',
    switcher: STAFF,
    target: { isStaff: false, isBlocked: true },
    refusal: 'TARGET_BLOCKED',
  },
])('$what: $refusal', ({ switcher, target, refusal }) => {
  expect(switchUserRefusal(switcher, target)).toBe(refusal);
});

test('acting as another ends after eight hours', () => {
  expect(actingEndsAt(NOW).toISOString()).toBe('2026-03-10T20:00:00.000Z');
});

test('customers: the linked ones, or any for staff with permission', () => {
  const portal = { ...STAFF, isStaff: false, linkedCustomerIds: [1, 2] };
  expect([maySwitchCustomer(portal, 2), maySwitchCustomer(portal, 3)]).toEqual([true, false]);
  expect(maySwitchCustomer({ ...STAFF, linkedCustomerIds: [] }, 3)).toBe(true);
});

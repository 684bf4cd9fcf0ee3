import { expect, test } from '@jest/globals';
import { findPermission } from '../../../auth/permissions/permission-catalogue.ts';
import { fc } from '../../../test/fast-check.ts';
import { DEFAULT_ROLES, type DefaultRoleCode } from './default-roles.ts';
import { effectivePermissions, permissionKeys, withImpliedViews } from './effective-permissions.ts';
import { type Scope, scopeAllowsWrite, widestScope } from './scope.ts';

const SCOPES: Scope[] = ['NONE', 'OWN', 'CUSTOMER', 'LINKED', 'ALL'];

function scopesOf(...codes: DefaultRoleCode[]) {
  return effectivePermissions(
    DEFAULT_ROLES.filter((role) => codes.includes(role.code)).flatMap((role) => role.grants),
  );
}

const EXPECTED: { role: DefaultRoleCode; holds: Record<number, Scope>; lacks: number[] }[] = [
  {
    role: 'PORTAL_VIEWER',
    holds: { 1701: 'CUSTOMER', 1301: 'CUSTOMER' },
    lacks: [1101, 1702, 1705, 1303, 2001, 2402, 2409],
  },
  {
    role: 'PORTAL_BUYER',
    holds: { 1105: 'OWN', 1701: 'OWN', 1705: 'OWN', 1501: 'OWN', 1906: 'OWN', 2402: 'OWN' },
    lacks: [2409, 1109, 1605, 1703, 1502],
  },
  {
    role: 'PORTAL_APPROVER',
    holds: { 1605: 'CUSTOMER', 1705: 'CUSTOMER', 1105: 'CUSTOMER', 2402: 'CUSTOMER' },
    lacks: [2409, 1609, 1703],
  },
  {
    role: 'PORTAL_ACCOUNTING',
    holds: {
      1905: 'CUSTOMER',
      2002: 'CUSTOMER',
      2108: 'CUSTOMER',
      2206: 'CUSTOMER',
      2302: 'CUSTOMER',
      2303: 'CUSTOMER',
      2402: 'CUSTOMER',
    },
    lacks: [1904, 1701, 2004, 2305, 1301, 2409],
  },
  {
    role: 'PORTAL_ADMIN',
    holds: {
      1705: 'LINKED',
      2002: 'LINKED',
      2402: 'LINKED',
      2409: 'LINKED',
      3203: 'CUSTOMER',
      3205: 'CUSTOMER',
      2501: 'LINKED',
    },
    lacks: [1904, 3204, 2509],
  },
  {
    role: 'MEMORIAL_PARTNER',
    holds: { 1105: 'CUSTOMER', 2402: 'CUSTOMER', 3002: 'CUSTOMER', 3006: 'OWN' },
    lacks: [3004, 1605, 2409],
  },
  {
    role: 'STAFF_SALES',
    holds: { 1303: 'ALL', 1704: 'ALL', 1709: 'ALL', 3101: 'ALL', 3102: 'ALL', 2308: 'ALL' },
    lacks: [1109, 1609, 1904, 3303, 3401],
  },
  {
    role: 'STAFF_PRODUCTION',
    holds: { 1703: 'ALL', 1706: 'ALL', 1708: 'ALL', 3006: 'ALL' },
    lacks: [1303, 1301, 1702, 1704, 1709, 1901],
  },
  {
    role: 'STAFF_FINANCE',
    holds: { 1904: 'ALL', 2004: 'ALL', 1802: 'ALL', 1609: 'ALL', 1601: 'ALL', 3303: 'ALL', 3401: 'ALL' },
    lacks: [1701, 2402, 3309, 3101],
  },
  { role: 'STAFF_CONTENT', holds: { 2508: 'ALL', 2605: 'ALL', 2904: 'ALL' }, lacks: [2509, 2701, 1701] },
  { role: 'ADMINISTRATOR', holds: { 2709: 'ALL', 1109: 'ALL', 3503: 'ALL', 3004: 'ALL' }, lacks: [] },
];

test.each(EXPECTED)('$role has the permissions of the table', ({ role, holds, lacks }) => {
  const scopes = scopesOf(role);
  expect(
    Object.fromEntries(Object.keys(holds).map((number) => [number, scopes.get(Number(number))])),
  ).toEqual(holds);
  expect(lacks.filter((number) => scopes.has(number))).toEqual([]);
});

test.each(DEFAULT_ROLES)(
  '$code sees dashboard and own profile, and grants only real permissions',
  ({ grants }) => {
    const numbers = grants.map((grant) => grant.permission);
    expect(numbers).toEqual(expect.arrayContaining([1001, 2401, 2403]));
    expect(numbers.filter((number) => findPermission(number) === undefined)).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  },
);

test('with several roles the widest scope wins', () => {
  const scopes = scopesOf('PORTAL_BUYER', 'PORTAL_VIEWER');
  expect([scopes.get(1701), scopes.get(1702)]).toEqual(['CUSTOMER', 'OWN']);
});

test('a write permission includes the view permission in its own scope', () => {
  const { added } = withImpliedViews([
    { permission: 1703, scope: 'CUSTOMER' },
    { permission: 1705, scope: 'OWN' },
    { permission: 3102, scope: 'ALL' },
  ]);
  expect(added).toEqual([{ permission: 1701, scope: 'CUSTOMER' }]);
});

test('a disabled module takes its permissions away, also implied ones', () => {
  const scopes = effectivePermissions(
    [
      { permission: 1703, scope: 'ALL' },
      { permission: 1601, scope: 'ALL' },
    ],
    [17],
  );
  expect([...scopes.keys()]).toEqual([1601]);
});

test('unknown numbers and NONE grant nothing', () => {
  expect(
    effectivePermissions([
      { permission: 9999, scope: 'ALL' },
      { permission: 1701, scope: 'NONE' },
    ]).size,
  ).toBe(0);
});

test('keys are the strings that exact checks compare', () => {
  expect(permissionKeys(effectivePermissions([{ permission: 2002, scope: 'OWN' }]))).toEqual([
    'CP_PAYMENTS:VIEWP',
    'CP_PAYMENTS:PAY',
  ]);
});

test('adding a role never narrows anything', () => {
  const roles = fc.subarray(DEFAULT_ROLES.map((role) => role.code));
  fc.assert(
    fc.property(roles, fc.constantFrom(...DEFAULT_ROLES.map((role) => role.code)), (codes, more) => {
      const before = scopesOf(...codes);
      const after = scopesOf(...codes, more);
      for (const [number, scope] of before) {
        expect(widestScope(after.get(number) ?? 'NONE', scope)).toBe(after.get(number));
      }
    }),
  );
});

const ROW = { customerId: 5, placedById: 1, contactId: 2 };

test.each([
  {
    who: 'who placed it',
    writer: { userId: 1, customerId: 5 },
    allowed: ['OWN', 'CUSTOMER', 'LINKED', 'ALL'],
  },
  { who: 'its contact', writer: { userId: 2, customerId: 5 }, allowed: ['OWN', 'CUSTOMER', 'LINKED', 'ALL'] },
  { who: 'a colleague', writer: { userId: 3, customerId: 5 }, allowed: ['CUSTOMER', 'LINKED', 'ALL'] },
  { who: 'who placed it, now for another customer', writer: { userId: 1, customerId: 6 }, allowed: ['ALL'] },
  { who: 'staff without a customer', writer: { userId: 9, customerId: null }, allowed: ['ALL'] },
])('$who may write with $allowed', ({ writer, allowed }) => {
  expect(SCOPES.filter((scope) => scopeAllowsWrite(scope, writer, ROW))).toEqual(allowed);
});

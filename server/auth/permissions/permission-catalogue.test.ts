import { expect, test } from '@jest/globals';
import { SPECIAL_ACTIONS } from './permission-actions.ts';
import { findPermission, impliedView, PERMISSIONS, permissionKey } from './permission-catalogue.ts';
import { PERMISSION_MODULES } from './permission-modules.ts';

test('modules run from 10 to 35 and each has its permissions', () => {
  expect(PERMISSION_MODULES.map((module) => module.id)).toEqual(
    Array.from({ length: 26 }, (_, index) => index + 10),
  );
  const covered = new Set(PERMISSIONS.map((permission) => permission.moduleId));
  expect(covered.size).toBe(26);
});

test('numbers and keys are unique, names exist in both languages', () => {
  expect(new Set(PERMISSIONS.map(({ number }) => number)).size).toBe(PERMISSIONS.length);
  expect(new Set(PERMISSIONS.map(({ key }) => key)).size).toBe(PERMISSIONS.length);
  for (const { nameEn, nameFr, key } of PERMISSIONS) {
    expect(nameEn && nameFr).toBeTruthy();
    expect(key).toMatch(/^CP_[A-Z_]+:[A-Z]+$/);
  }
});

test.each(['nameEn', 'nameFr'] as const)('a permission is told apart by its module and %s', (name) => {
  const named = PERMISSIONS.map((permission) => `${permission.module[name]} – ${permission[name]}`);
  expect(new Set(named).size).toBe(PERMISSIONS.length);
});

test('every special action belongs to a permission', () => {
  const orphans = Object.keys(SPECIAL_ACTIONS).filter(
    (number) => findPermission(Number(number)) === undefined,
  );
  expect(orphans).toEqual([]);
});

test.each([
  { number: 2001, key: 'CP_PAYMENTS:VIEWP' },
  { number: 1701, key: 'CP_JOB_ORDERS:VIEWP' },
  { number: 1705, key: 'CP_JOB_ORDERS:APPROVE' },
  { number: 2402, key: 'CP_PROFILE:EDITADDRESSES' },
  { number: 2409, key: 'CP_PROFILE:DEFAULTADDRESSES' },
  { number: 1906, key: 'CP_INVOICES:PRINTP' },
  { number: 3101, key: 'CP_IMPERSONATE:SWITCHUSER' },
  { number: 3103, key: null },
  { number: 0, key: null },
])('$number is $key', ({ number, key }) => {
  expect(permissionKey(number)).toBe(key);
});

test.each([
  { number: 1703, view: 1701 },
  { number: 1701, view: null },
  { number: 3102, view: null },
  { number: 3101, view: null },
])('$number implies $view', ({ number, view }) => {
  expect(impliedView(number)).toBe(view);
});

import { expect, test } from '@jest/globals';
import { DEFAULT_ROLES, type DefaultRoleCode } from './default-roles.ts';
import { effectivePermissions } from './effective-permissions.ts';
import { landingPage } from './landing.ts';

const page = (code: string, permission: number) => ({ code, permission, path: `/${code}` });
/** Existing pages by rank. */
const PAGES = [
  page('CP_CATALOG', 1301),
  page('CP_CART', 1101),
  page('CP_JOB_ORDERS', 1701),
  page('CP_WORKSHOP', 1703),
  page('CP_QUOTES', 1601),
  page('CP_INVOICES', 1901),
  page('CP_PRODUCT_CATEGORIES', 2801),
  page('CP_PROFILE', 2401),
];
const LATER = [...PAGES, page('CP_DASHBOARD', 1001), page('CP_MEDIA', 2501)];
const STAFF = new Set<DefaultRoleCode>();
for (const { code, isStaff } of DEFAULT_ROLES) if (isStaff) STAFF.add(code);

function landerOf(role: DefaultRoleCode) {
  const grants = DEFAULT_ROLES.find(({ code }) => code === role)?.grants ?? [];
  return { isStaff: STAFF.has(role), permissions: effectivePermissions(grants) };
}

test.each<[DefaultRoleCode, string, string]>([
  ['PORTAL_VIEWER', '/CP_JOB_ORDERS?waiting=customer', '/CP_DASHBOARD'],
  ['PORTAL_BUYER', '/CP_JOB_ORDERS?waiting=customer', '/CP_DASHBOARD'],
  ['PORTAL_APPROVER', '/CP_JOB_ORDERS?waiting=customer', '/CP_DASHBOARD'],
  ['PORTAL_ACCOUNTING', '/CP_INVOICES', '/CP_INVOICES'],
  ['PORTAL_ADMIN', '/CP_JOB_ORDERS?waiting=customer', '/CP_DASHBOARD'],
  ['MEMORIAL_PARTNER', '/CP_JOB_ORDERS?waiting=customer', '/CP_DASHBOARD'],
  ['STAFF_SALES', '/CP_JOB_ORDERS?waiting=us', '/CP_DASHBOARD'],
  ['STAFF_PRODUCTION', '/CP_WORKSHOP', '/CP_WORKSHOP'],
  ['STAFF_FINANCE', '/CP_INVOICES', '/CP_DASHBOARD'],
  ['STAFF_CONTENT', '/CP_PRODUCT_CATEGORIES', '/CP_MEDIA'],
  ['ADMINISTRATOR', '/CP_JOB_ORDERS?waiting=us', '/CP_DASHBOARD'],
])('%s lands on %s, and on %s once there are dashboard and media library', (role, path, later) => {
  expect(landingPage(null, landerOf(role), PAGES)).toBe(path);
  expect(landingPage(null, landerOf(role), LATER)).toBe(later);
});

test('every role that may open a page lands on one that is more than its profile', () => {
  for (const { code } of DEFAULT_ROLES)
    expect([code, landingPage(null, landerOf(code), PAGES)]).not.toEqual([code, '/CP_PROFILE']);
});

test.each<[string | null, readonly number[], string | null]>([
  ['CP_QUOTES', [1001, 1601, 1701, 2401], '/CP_QUOTES'],
  // The chosen page, without a filter.
  ['CP_JOB_ORDERS', [1001, 1701, 2401], '/CP_JOB_ORDERS'],
  // Not allowed any more, or removed.
  ['CP_JOB_ORDERS', [1601, 2401], '/CP_QUOTES'],
  ['CP_SALES_ORDERS', [1801, 2401], '/CP_PROFILE'],
  [null, [2401], '/CP_PROFILE'],
  [null, [], null],
])('startup module %s with %j lands on %s', (startup, held, path) => {
  expect(landingPage(startup, { isStaff: false, permissions: new Set(held) }, PAGES)).toBe(path);
});

import { expect, test } from '@jest/globals';
import { CART_VIEW, CATALOG_VIEW, JOB_ORDERS_VIEW } from '../session/permissions.ts';
import type { Viewer } from '../session/shell.ts';
import { type GuardedRoute, refusal } from './guard.ts';

const ORIGIN = 'https://portal.aurifex.test';

/** A signed-in user with the properties that guards use. */
function viewerWith(facts: { permissions: number[]; mustChangePassword?: boolean }): Viewer {
  const viewer = { mustChangePassword: false, startupPath: '/backoffice/catalog', ...facts };
  return viewer as unknown as Viewer; // the rest of the shell does not matter to a guard
}

const buyer = viewerWith({ permissions: [1301, 1101, 2401] });
const viewOnly = viewerWith({ permissions: [2401] });
const withGeneratedPassword = viewerWith({ permissions: [1301], mustChangePassword: true });

const shop: GuardedRoute = { path: '/shop', layout: 'storefront', permissions: [] };
const cart: GuardedRoute = {
  path: '/backoffice/shopping-cart',
  layout: 'backoffice',
  permissions: [CART_VIEW],
};
const either: GuardedRoute = {
  path: '/backoffice/x',
  layout: 'backoffice',
  permissions: [JOB_ORDERS_VIEW, CATALOG_VIEW],
};
const noPermission: GuardedRoute = {
  path: '/backoffice/authorization-error',
  layout: 'backoffice',
  permissions: [],
};
const signIn: GuardedRoute = { path: '/', layout: 'default', audience: 'visitors', permissions: [] };
const newPassword: GuardedRoute = {
  path: '/change-password',
  layout: 'default',
  audience: 'signedIn',
  permissions: [],
};

test.each([
  ['a visitor sees the shop', shop, null, '/shop', null],
  [
    'a visitor signs in first, and comes back',
    cart,
    null,
    '/backoffice/shopping-cart?step=2',
    '/?returnTo=%2Fbackoffice%2Fshopping-cart%3Fstep%3D2',
  ],
  ['a buyer opens the cart', cart, buyer, '/backoffice/shopping-cart', null],
  [
    'a missing permission is named',
    cart,
    viewOnly,
    '/backoffice/shopping-cart',
    '/backoffice/authorization-error?permission=1101',
  ],
  ['one of several numbers is enough', either, buyer, '/backoffice/x', null],
  [
    'none of several: the first is named',
    either,
    viewOnly,
    '/backoffice/x',
    '/backoffice/authorization-error?permission=1701',
  ],
  [
    'the back office asks visitors to sign in even without a number',
    noPermission,
    null,
    '/backoffice/authorization-error',
    '/?returnTo=%2Fbackoffice%2Fauthorization-error',
  ],
  [
    'a generated password is replaced first',
    either,
    withGeneratedPassword,
    '/backoffice/x',
    '/change-password?returnTo=%2Fbackoffice%2Fx',
  ],
  ['the page for that is open', newPassword, withGeneratedPassword, '/change-password', null],
  ['the shop stays open meanwhile', shop, withGeneratedPassword, '/shop', null],
  ['the signed-in leave the sign-in page', signIn, buyer, '/', '/backoffice/catalog'],
  ['… for where they came from', signIn, buyer, '/?returnTo=%2Fshop%3Fq%3Dring', '/shop?q=ring'],
  ['… never for another site', signIn, buyer, '/?returnTo=%2F%2Fevil.test', '/backoffice/catalog'],
  ['a sign-in link is used first', signIn, buyer, '/login?uid=abc', null],
  ['a visitor signs in', signIn, null, '/', null],
])('%s', (_case, route, viewer, here, expected) => {
  expect(refusal(route, viewer, new URL(here, ORIGIN))).toBe(expected);
});

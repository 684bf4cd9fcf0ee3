import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { pagePaths } from '../build/page-paths.ts';
import { routes } from './generated-routes.ts';
import { refusal } from './lib/routing/guard.ts';
import type { Viewer } from './lib/session/shell.ts';
import { links } from './links.ts';

const EVERY_NUMBER = Array.from({ length: 2_600 }, (_none, index) => 1_000 + index);

const ORIGIN = 'https://portal.aurifex.test';

type Route = (typeof routes)[number];

function viewerWith(permissions: readonly number[], mustChangePassword = false): Viewer {
  const viewer = { permissions, mustChangePassword, startupPath: '/start' };
  return viewer as unknown as Viewer; // the rest of the shell does not matter to a guard
}

/** Where the guard of a page sends a viewer. */
function wordFor(route: Route, viewer: Viewer): string {
  const target = refusal(route, viewer, new URL(route.path, ORIGIN));
  if (target === null) return 'opens';
  if (target === '/start') return 'start';
  if (target === links.authorizationError(route.permissions[0])) return 'forbidden';
  return target.split('?')[0] === links.changePassword() ? 'password' : 'signin';
}

/**
 * The declared result for a visitor, a user with all other permissions, a user with only one of the page's permissions,
 * and a user who must change the password.
 */
function expectedOf({ audience, layout, path, permissions }: Route): string[] {
  if (audience === 'visitors') return ['opens', 'start', 'start', 'start'];
  const isPublic = layout !== 'backoffice' && audience === undefined && permissions.length === 0;
  if (isPublic) return ['opens', 'opens', 'opens', 'opens'];
  const lacking = permissions.length === 0 ? 'opens' : 'forbidden';
  return ['signin', lacking, 'opens', path === links.changePassword() ? 'opens' : 'password'];
}

test.each(routes)('$path opens for the declared users', (route) => {
  const lacking = EVERY_NUMBER.filter((number) => !route.permissions.some((needed) => needed === number));
  const holders = route.permissions.length === 0 ? [[]] : route.permissions.map((number) => [number]);
  for (const holder of holders) {
    const viewers = [null, viewerWith(lacking), viewerWith(holder), viewerWith([], true)];
    expect(viewers.map((viewer) => wordFor(route, viewer))).toEqual(expectedOf(route));
  }
});

test('a page of the back office without a permission declares that all users may open it', () => {
  const silent = routes.filter(
    ({ layout, audience, permissions }) =>
      layout === 'backoffice' && permissions.length === 0 && audience !== 'signedIn',
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('the build lists every page for the server, and nothing else', async () => {
  expect(await pagePaths()).toEqual(routes.map(({ path }) => path).sort());
});

test('a notice leads its reader to a page that opens with the permission by which they are notified', async () => {
  const file = new URL('../../server/domains/notices/rules/notice-pages.json', import.meta.url);
  const pages: Record<string, number> = JSON.parse(await readFile(file, 'utf8'));
  const declared = routes.filter(({ path }) => Object.hasOwn(pages, path));
  expect(Object.fromEntries(declared.map(({ path, permissions }) => [path, permissions]))).toEqual(
    Object.fromEntries(Object.entries(pages).map(([path, permission]) => [path, [permission]])),
  );
});

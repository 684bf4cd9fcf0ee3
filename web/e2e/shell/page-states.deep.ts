import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type RouteRow, readRouteTable } from '../../../scripts/bundle/route-table.ts';
import { findPermission } from '../../../server/auth/permissions/permission-catalogue.ts';
import { startJourney } from '../journey.ts';
import { settled } from '../pages/page-state.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { textsIn } from '../texts.ts';

const { visit, sessionOf, windowIn, url } = await startJourney();
const { db } = journeyDatabase();
const t = await textsIn('en');
const routes = await readRouteTable(join(import.meta.dirname, '../..'));

const UNKNOWN = '999999';
const ADMINISTRATOR = 'admin@aurifex.test';
const WITHOUT_ROLE = await ownUser('content@aurifex.test');

/** The URL of a route with a record that does not exist. */
function addressOf({ path }: RouteRow): string {
  return path.replaceAll(/:\w+\??/g, UNKNOWN);
}

let checked = 0;

/** Results that differ from `expected`, by path: the final URL or its heading. */
async function differing(
  page: Page,
  rows: readonly RouteRow[],
  expected: (row: RouteRow) => { address?: string; heading: string },
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const row of rows) {
    const { address = addressOf(row), heading } = expected(row);
    await page.goto(addressOf(row));
    await page.waitForURL(new URL(address, url).href).catch(() => {});
    await settled(page);
    checked += 1;
    const { pathname, search } = new URL(page.url());
    if (pathname + search !== address) found[row.path] = pathname + search;
    const shown = await page.getByRole('heading', { level: 1 }).first().textContent();
    if (shown !== heading) found[row.path] = `${pathname}: ${shown}`;
  }
  return found;
}

test('a page for signed-in users sends a visitor to sign-in and back', async () => {
  const guarded = routes.filter(
    ({ layout, audience, permissions }) =>
      layout === 'backoffice' || audience === 'signedIn' || permissions.length > 0,
  );
  const page = await (await visit()).newPage();
  const found = await differing(page, guarded, (row) => ({
    address: `/?returnTo=${encodeURIComponent(addressOf(row))}`,
    heading: t('sign-in:heading'),
  }));

  expect(guarded.length).toBeGreaterThan(5);
  expect(found).toEqual({});
});

test('a page without permission shows the missing permission', async () => {
  await db.userRole.deleteMany({ where: { user: { userName: WITHOUT_ROLE } } });
  const guarded = routes.filter(({ permissions }) => permissions.length > 0);
  const page = await windowIn(await sessionOf(WITHOUT_ROLE));
  const found = await differing(page, guarded, ({ permissions }) => ({
    address: `/backoffice/authorization-error?permission=${permissions[0]}`,
    heading: t('shell:forbidden.title'),
  }));
  const asked = new URL(page.url()).searchParams.get('permission');
  const { module, nameEn } = findPermission(Number(asked)) ?? {};
  await page.getByText(`requires the permission ${module?.nameEn} – ${nameEn} (${asked})`).waitFor();

  expect(guarded.length).toBeGreaterThan(5);
  expect(found).toEqual({});
});

test('the page of a missing record shows an error', async () => {
  const ofOne = routes.filter(({ path }) => path.includes(':'));
  const page = await windowIn(await sessionOf(ADMINISTRATOR));
  const found = await differing(page, ofOne, () => ({
    heading: t('shell:notFound.text'),
  }));
  await page.getByText(t('shell:notFound.hint')).waitFor();

  expect(ofOne.length).toBeGreaterThan(3);
  expect(found).toEqual({});
});

afterAll(() => {
  process.stdout.write(
    `Page states: ${checked} refusals and missing things of ${routes.length} routes checked\n`,
  );
});

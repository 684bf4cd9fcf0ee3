import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from './journey.ts';
import { watchProblems } from './problems.ts';
import { type Language, pathIn } from './texts.ts';

const { visit, signedIn } = await startJourney();

const JOBS = '/backoffice/status-tracking/job-orders';

/** Pages of the route table by who opens them; `:job` and `:order` are the newest of the viewer's. */
const VISITS = [
  {
    user: null,
    paths: [
      '/',
      '/login',
      '/user-login',
      '/blocked',
      '/dev-help',
      '/shop',
      '/shop/search?q=ring',
      '/shop/WEDDING_BANDS',
      '/shop/product/BD-102?metal=14KW&size=8.25',
      '/shop/product/RS-190',
      '/no-such-page',
    ],
  },
  {
    user: 'buyer@luna.test',
    paths: [
      '/backoffice/my-profile',
      '/backoffice/authorization-error?permission=1701',
      '/change-password',
      '/backoffice/catalog',
      '/backoffice/catalog/2/products',
      '/backoffice/product/1?size=7',
      '/backoffice/shopping-cart',
      `${JOBS}?tab=all`,
      `${JOBS}?tab=new&search=nothing-has-this-name`,
      `${JOBS}/:job`,
      `${JOBS}/:job/sheet`,
      '/backoffice/order-confirmation/:order',
      '/backoffice/no-such-page',
    ],
  },
  {
    user: 'production@aurifex.test',
    paths: [`${JOBS}?tab=processing`, `${JOBS}/:job`, `${JOBS}/sheets?ids=:job`],
  },
] as const;

const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'fr', colorScheme: 'light' },
  { language: 'fr', colorScheme: 'dark' },
] as const;

const CASES = LOOKS.flatMap((look) => VISITS.map((who) => ({ ...look, ...who })));

const WIDTHS = [360, 1440];

test.each(CASES)('$user: every page is sound ($language, $colorScheme)', async ({ user, paths, ...look }) => {
  const page = await openAs(user, look);
  const watch = watchProblems(page);
  const job = user === null ? '' : await newestJob(page);
  const findings: Record<string, unknown> = {};
  for (const template of paths) {
    const path = template.replace(':job', job).replace(':order', job.replace(/-\d+$/, ''));
    await page.goto(pathIn(look.language, path));
    await settled(page);
    const found = [...(await faultsOf(page, look.language)), ...watch.take()];
    if (found.length > 0) findings[template] = found;
  }
  await page.context().close();
  expect(findings).toEqual({});
}, 120_000);

type Look = { language: Language; colorScheme: 'light' | 'dark' };

async function openAs(user: string | null, { language, colorScheme }: Look): Promise<Page> {
  if (user !== null) return signedIn(user, { language, colorScheme, path: '/backoffice/my-profile' });
  return (await visit({ colorScheme })).newPage();
}

async function newestJob(page: Page): Promise<string> {
  const response = await page.request.post('/graphql', {
    headers: { 'x-aurifex-client': 'web' },
    data: { query: '{ jobOrders(first: 1) { edges { node { number } } } }' },
  });
  const { data } = await response.json();
  return data.jobOrders.edges[0].node.number;
}

/** The heading is there, and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** In words; empty when the page is as it has to be. */
async function faultsOf(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = [];
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) faults.push(`lang is ${lang}`);
  const title = await page.title();
  if (!/^.+ · Aurifex$/.test(title)) faults.push(`title is ${title}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
    if (scrollWidth > width) faults.push(`${scrollWidth} px wide in ${width}`);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    faults.push(
      ...violations.map(({ id, nodes }) => `${width}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`),
    );
  }
  return faults;
}

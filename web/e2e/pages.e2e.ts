import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from './journey.ts';
import { newestJob } from './newest-job.ts';
import { watchProblems } from './problems.ts';
import { pathIn } from './texts.ts';

const { visit, signedIn } = await startJourney();

const JOBS = '/backoffice/status-tracking/job-orders';

/** Pages of the route table by who opens them; `:job`, `:jobId` and `:order` are the newest of the viewer's. */
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
    paths: [`${JOBS}?tab=processing`, `${JOBS}/:job`, `${JOBS}/sheets?ids=:jobId`],
  },
] as const;

/** Both languages in both colours; the rules of accessibility are checked at one width in each. */
const LOOKS = [
  { language: 'en', colorScheme: 'light', axeWidth: 1440 },
  { language: 'en', colorScheme: 'dark', axeWidth: 360 },
  { language: 'fr', colorScheme: 'light', axeWidth: 360 },
  { language: 'fr', colorScheme: 'dark', axeWidth: 1440 },
] as const;

type Look = (typeof LOOKS)[number];

const WIDTHS = [1440, 360];

test.each(LOOKS)(
  'every page is sound ($language, $colorScheme)',
  async (look) => {
    const findings = await Promise.all(VISITS.map((who) => findingsOf(who, look)));
    expect(Object.assign({}, ...findings)).toEqual({});
  },
  120_000,
);

/** The faults of each page that a user opens one after the other, by path. */
async function findingsOf({ user, paths }: (typeof VISITS)[number], look: Look) {
  const page = await openAs(user, look);
  const watch = watchProblems(page);
  const job = user === null ? null : await newestJob(page);
  const findings: Record<string, string[]> = {};
  for (const template of paths) {
    const path = template
      .replace(':jobId', job?.id ?? '')
      .replace(':job', job?.number ?? '')
      .replace(':order', job?.orderGroup.code ?? '');
    await page.goto(pathIn(look.language, path));
    await settled(page);
    const faults = [...(await faultsOf(page, look)), ...watch.take()];
    if (faults.length > 0) findings[`${user ?? 'visitor'} ${template}`] = faults;
  }
  await page.context().close();
  return findings;
}

async function openAs(user: string | null, { language, colorScheme }: Look): Promise<Page> {
  if (user !== null) return signedIn(user, { language, colorScheme, path: '/backoffice/my-profile' });
  return (await visit({ colorScheme })).newPage();
}

/** The heading is there, and neither data nor a picture is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[data-busy], [aria-busy=true]') === null &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** In words; empty when the page is as it has to be. */
async function faultsOf(page: Page, { language, axeWidth }: Look): Promise<string[]> {
  const faults: string[] = [];
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) faults.push(`lang is ${lang}`);
  const title = await page.title();
  if (!/^.+ · Aurifex$/.test(title)) faults.push(`title is ${title}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await overhanging(page)));
    if (width !== axeWidth) continue;
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`));
    }
  }
  return faults;
}

/** What makes the page scroll sideways: parts that reach over its edge, outside of what scrolls by itself. */
async function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const parts = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth,
    );
    return parts
      .map((part) => `${scrollWidth} px in ${clientWidth}: ${part.outerHTML.slice(0, 120)}`)
      .slice(-5);
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchSharedBrowser } from '../browser.ts';
import { newestJob } from '../orders/newest-job.ts';
import { signIn } from '../sign-in.ts';
import { LIGHTHOUSE_PAGES, type LighthousePage } from './lighthouse-pages.ts';
import { type LighthouseCategory, type LighthouseScores, lighthouseScores } from './lighthouse-scores.ts';

/** Lighthouse's result with the name of the page. */
type PageScores = LighthouseScores & { readonly name: string };

/**
 * Runs Lighthouse on each page of the demo product at `origin`, signed in where needed. The cache is empty before each
 * page.
 */
export async function auditPages(
  origin: string,
  categories: readonly LighthouseCategory[],
): Promise<PageScores[]> {
  const profile = await mkdtemp(join(tmpdir(), 'aurifex-lighthouse-'));
  const { context, port } = await launchSharedBrowser(profile);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const found: PageScores[] = [];
    let user: string | undefined;
    for (const row of LIGHTHOUSE_PAGES) {
      if (row.user !== undefined && row.user !== user) await signInAt(page, origin, row.user);
      user = row.user ?? user;
      const url = await addressOf(page, origin, row);
      await devtools.send('Network.clearBrowserCache');
      found.push({ name: row.name, ...(await lighthouseScores(url, port, categories)) });
    }
    return found;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function signInAt(page: Page, origin: string, user: string): Promise<void> {
  await page.goto(`${origin}/?returnTo=/backoffice/my-profile`);
  await signIn(page, user, 'en');
  await page.waitForURL('**/backoffice/my-profile');
}

async function addressOf(page: Page, origin: string, { path }: LighthousePage): Promise<string> {
  if (!path.includes(':job')) return origin + path;
  const { number } = await newestJob(page, origin);
  return origin + path.replace(':job', number);
}

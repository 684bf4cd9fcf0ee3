import { afterAll } from '@jest/globals';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { signIn } from './sign-in.ts';
import { currentStage } from './stage/stage.ts';
import { type Language, pathIn } from './texts.ts';

/** How long a step may take before the journey counts as stuck, on a machine that runs other tests beside it. */
const PATIENCE_MS = 60_000;

/** A browser in front of the running product. */
export interface Journey {
  /** Where the product is. */
  readonly url: string;
  /** A browser profile of its own: cookies, storage, window. Paths are relative to the product. */
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A window of a user who has signed in on `path`, in a profile of their own. */
  readonly signedIn: (userName: string, visit: Visit) => Promise<Page>;
}

/** Where a signed-in visit begins. */
interface Visit extends BrowserContextOptions {
  readonly language?: Language;
  /** Without language prefix. */
  readonly path: string;
}

/**
 * Takes a place before the product and the browser that all journeys share; what was opened in the browser closes after
 * the last test of the file. Call it at the top of the file: `const { visit } = await startJourney();`. A journey that
 * changes what others look at does so as a user of its own (`ownUser`).
 */
export async function startJourney(): Promise<Journey> {
  const { url, browser: endpoint } = currentStage();
  const browser = await chromium.connect(endpoint);
  afterAll(() => browser.close());

  async function visit(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  }

  async function signedIn(userName: string, { language = 'en', path, ...options }: Visit): Promise<Page> {
    const context = await visit(options);
    const page = await context.newPage();
    await page.goto(pathIn(language, `/?returnTo=${encodeURIComponent(path)}`));
    await signIn(page, userName, language);
    await page.waitForURL(new URL(pathIn(language, path), url).href);
    return page;
  }

  return { url, visit, signedIn };
}

import { afterAll } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Services } from '../../server/services.ts';
import { type RunningProduct, startProduct } from '../../test/product/product.ts';
import { launchBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';
import { type Language, pathIn } from './texts.ts';

/** How long a step may take before the journey counts as stuck. */
const PATIENCE_MS = 15_000;

/** A browser in front of the running product. */
export interface Journey {
  readonly product: RunningProduct;
  readonly browser: Browser;
  /** A browser profile of its own: cookies, storage, window. Paths are relative to the product. */
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A window of a user who has signed in on `path`, in a profile of their own. */
  readonly signedIn: (userName: string, visit: Visit) => Promise<Page>;
}

/** Where a signed-in visit begins. */
export interface Visit extends BrowserContextOptions {
  readonly language?: Language;
  /** Without language prefix. */
  readonly path: string;
}

/**
 * Starts the product with demo data and a browser; both stop after the last test of the file. Call it at the top of
 * the file: `const { visit } = await startJourney();`; `services` stand in for those of tests.
 */
export async function startJourney(services: Partial<Services> = {}): Promise<Journey> {
  const product = await startProduct({ seed: 'demo', web: true, services });
  const browser = await launchBrowser();
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  async function visit(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: product.url,
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
    await page.waitForURL(new URL(pathIn(language, path), product.url).href);
    return page;
  }

  return { product, browser, visit, signedIn };
}

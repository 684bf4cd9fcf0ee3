import { afterAll } from '@jest/globals';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../prisma/seed/demo/people/demo-users.ts';
import { askServer } from './ask-server.ts';
import { currentStage } from './stage/stage.ts';
import { type Language, pathIn } from './texts.ts';

/** How long a step may take before the journey counts as stuck, on a machine that runs other tests beside it. */
const PATIENCE_MS = 60_000;

/** A small answer of the product: as a page it has the storage of all others. */
const NEXT_DOOR = '/api/__version';

/** A browser in front of the running product. */
export interface Journey {
  /** Where the product is. */
  readonly url: string;
  /** A browser profile of its own: cookies, storage, window. Paths are relative to the product. */
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A profile with the session of a user: for what is asked of the server alone (`askServer`), no window is opened. */
  readonly sessionOf: (userName: string, options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A window in the session of a user: on a page, or before the first one where that is still to come. */
  readonly windowIn: (session: BrowserContext, at?: Place) => Promise<Page>;
  /**
   * A window of a user on `path`, in a profile of their own. They come with a session: that the form gives one, and leads
   * on, is for the journeys that fill it in (`signIn`).
   */
  readonly signedIn: (userName: string, visit: Visit) => Promise<Page>;
}

/** A page of the product. */
interface Place {
  readonly language?: Language;
  /** Without language prefix. */
  readonly path: string;
}

/** Where a signed-in visit begins. */
interface Visit extends BrowserContextOptions, Place {}

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
    await context.addInitScript(letToastsThrough);
    return context;
  }

  async function sessionOf(userName: string, options?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await visit(options);
    const { signIn } = await askServer(
      context,
      'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
      { input: { userName, password: DEMO_PASSWORD, rememberMe: false } },
    );
    if (signIn.__typename !== 'SignInSuccess')
      throw new Error(`${userName} is refused: ${signIn.__typename}`);
    return context;
  }

  async function windowIn(session: BrowserContext, at?: Place): Promise<Page> {
    const page = await session.newPage();
    await page.goto(NEXT_DOOR);
    await page.evaluate((now) => localStorage.setItem('aurifex.session', now), String(Date.now()));
    if (at) await page.goto(pathIn(at.language ?? 'en', at.path));
    return page;
  }

  async function signedIn(userName: string, { language, path, ...options }: Visit): Promise<Page> {
    return windowIn(await sessionOf(userName, options), { language, path });
  }

  return { url, visit, sessionOf, windowIn, signedIn };
}

/** Runs in the page. What is below a toast can be clicked at once: a click would wait three seconds until the toast is gone. */
function letToastsThrough(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(`[data-scope=toast], [data-scope=toast] * { pointer-events: none !important }
    [data-scope=toast] button { pointer-events: auto !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

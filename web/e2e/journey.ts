import { afterAll } from '@jest/globals';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../prisma/seed/demo/people/demo-users.ts';
import { runOperation } from './run-operation.ts';
import { currentStage } from './stage/stage.ts';
import { type Language, pathIn } from './texts.ts';

/** Time limit of a step, on a machine that also runs other tests. */
const STEP_TIMEOUT_MS = 60_000;

/** A small response of the product. As a page it shares the storage of the web app. */
const SAME_ORIGIN_PAGE = '/api/__version';

/** A browser with the running product. */
export interface Journey {
  /** The address of the product. */
  readonly url: string;
  /** Creates a browser profile with its own cookies, storage and windows. Paths are relative to the product. */
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A profile with the session of a user. It opens no window, for requests to the server only. */
  readonly sessionOf: (userName: string, options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A window in the session of a user, on a page of the product or before the first one. */
  readonly windowIn: (session: BrowserContext, at?: Place) => Promise<Page>;
  /**
   * A window of a user on `path` in a separate profile. The session is created without the form. Journeys that test the
   * form use `signIn`.
   */
  readonly signedIn: (userName: string, visit: Visit) => Promise<Page>;
}

/** A page of the product. */
interface Place {
  readonly language?: Language;
  /** Without language prefix. */
  readonly path: string;
}

/** The first page of a signed-in window. */
interface Visit extends BrowserContextOptions, Place {}

/**
 * Connects to the product and the browser that all journeys share. Everything opened in the browser is closed after the
 * last test of the file. Call it at the top of the file: `const { visit } = await startJourney();`. A journey that
 * changes data of other journeys uses its own user (`ownUser`).
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
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    await context.addInitScript(ignoreClicksOnToasts);
    return context;
  }

  async function sessionOf(userName: string, options?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await visit(options);
    const { signIn } = await runOperation(
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
    await page.goto(SAME_ORIGIN_PAGE);
    await page.evaluate((now) => localStorage.setItem('aurifex.session', now), String(Date.now()));
    if (at) await page.goto(pathIn(at.language ?? 'en', at.path));
    return page;
  }

  async function signedIn(userName: string, { language, path, ...options }: Visit): Promise<Page> {
    return windowIn(await sessionOf(userName, options), { language, path });
  }

  return { url, visit, sessionOf, windowIn, signedIn };
}

/**
 * Runs in the page. Makes toasts transparent for clicks, which would otherwise wait three seconds until the toast is
 * gone.
 */
function ignoreClicksOnToasts(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(`[data-scope=toast], [data-scope=toast] * { pointer-events: none !important }
    [data-scope=toast] button { pointer-events: auto !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

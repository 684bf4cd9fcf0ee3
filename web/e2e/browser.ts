import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumProgram } from './chromium.ts';

/** No sandbox (containers and root have none), no network of its own, no GPU. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that shows a test picture.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** A browser with one profile that other programs may use too. */
interface SharedBrowser {
  readonly context: BrowserContext;
  /** Where it listens to them. */
  readonly port: number;
}

/** Starts a browser with its profile in a folder, open to programs like Lighthouse. Close its context when done. */
export async function launchSharedBrowser(profile: string): Promise<SharedBrowser> {
  const options = await launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, '--remote-debugging-port=0'],
  });
  // Written by Chromium: the port, then the path of its socket.
  const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return { context, port: Number(port) };
}

/**
 * How the packaged headless Chromium is started; CHROMIUM_PATH names another one where the package has none (it is built
 * for Linux on x64).
 */
export async function launchOptions() {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? (await chromiumProgram()),
    args: FLAGS,
    chromiumSandbox: false,
  };
}

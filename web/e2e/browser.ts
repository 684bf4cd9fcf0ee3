import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumProgram } from './chromium.ts';

/** No sandbox (containers and root have none), no separate network process, no GPU. */
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

/** A browser with a profile that other programs can use. */
interface SharedBrowser {
  readonly context: BrowserContext;
  /** The port for other programs. */
  readonly port: number;
}

/**
 * Starts a browser with its profile in a folder, accessible to programs such as Lighthouse. Close its context when
 * done.
 */
export async function launchSharedBrowser(profile: string): Promise<SharedBrowser> {
  const options = await launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, '--remote-debugging-port=0'],
  });
  // Chromium writes the port, then the path of its socket.
  const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return { context, port: Number(port) };
}

/**
 * Options to start the packaged headless Chromium, which is built for Linux on x64. On other systems, CHROMIUM_PATH
 * names another one.
 */
export async function launchOptions() {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? (await chromiumProgram()),
    args: FLAGS,
    chromiumSandbox: false,
  };
}

import { type Browser, chromium } from 'playwright-core';
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
];

/**
 * Starts the packaged headless Chromium; CHROMIUM_PATH names another one where the package has none (it is built
 * for Linux on x64). Close it when done.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromiumProgram()),
    args: FLAGS,
    chromiumSandbox: false,
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startProductProcess } from '../../../scripts/measure/product-process.ts';
import {
  databaseUrl,
  PAYMENTS_VARIABLE,
  templateDatabase,
  testServer,
  withClient,
} from '../../../server/test/admin.ts';
import { ensureTemplate } from '../../../server/test/templates.ts';
import { launchOptions } from '../browser.ts';
import { storePlaceholderPictures } from './placeholder-pictures.ts';
import { announceStage } from './stage.ts';

/**
 * Pages are open for seconds, so optimizing code takes longer than it saves, and collecting garbage rarely is cheaper.
 */
const FOR_SHORT_PAGES = '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=64';

/**
 * Starts the parts that all journeys of a run share: a database with demo data, the product as `npm start` runs it, and
 * a browser. The queue does not run on its own; journeys run its tasks. Returns a function that stops all of them.
 */
export async function openStage(): Promise<() => Promise<void>> {
  const { serverUrl, prefix } = testServer();
  const name = `${prefix}_journeys`;
  await ensureTemplate(serverUrl, prefix, 'demo');
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${templateDatabase(prefix, 'demo')}"`),
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-journeys-'));
  const database = databaseUrl(serverUrl, name);
  await storePlaceholderPictures(database, dataDir);
  const [product, browser] = await Promise.all([
    startProductProcess(dataDir, {
      logFile: join(dataDir, 'product.log'),
      env: {
        DATABASE_URL: database,
        SEED: 'none',
        WORKER: 'apart',
        PAYMENTS_SANDBOX_URL: process.env[PAYMENTS_VARIABLE] ?? '',
      },
    }),
    launchOptions().then(({ args, ...options }) =>
      chromium.launchServer({ ...options, args: [...args, FOR_SHORT_PAGES] }),
    ),
  ]);
  announceStage({ url: product.url, database, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await product.stop();
    await withClient(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
    await rm(dataDir, { recursive: true, force: true });
  };
}

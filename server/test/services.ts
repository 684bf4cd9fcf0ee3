import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readSigningKeys } from '../auth/signing-keys.ts';
import { createTokenKeys } from '../auth/tokens.ts';
import { readConfig } from '../config/config.ts';
import { noChanges } from '../database/changes/change-feed.ts';
import { createGateways } from '../gateways/create-gateways.ts';
import type { Mail } from '../mail/mailer.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { Services } from '../services/services.ts';
import { createFileStore } from '../storage/create-file-store.ts';
import { PAYMENTS_VARIABLE } from './admin.ts';

/** Folder for the uploads of this worker’s tests. */
const dataDir = mkdtempSync(join(tmpdir(), 'aurifex-files-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

/** Mails sent by operations under test, newest last. Empty at the start of a test file (`testDatabase`). */
export const mails: Mail[] = [];

/** A process that loaded this module before the sandbox started would test a product without cards. */
const sandboxUrl = process.env[PAYMENTS_VARIABLE];
if (!sandboxUrl)
  throw new Error(`Load this module after the start of the test server: ${PAYMENTS_VARIABLE} is missing.`);

/** The product’s configuration in tests. */
export const testConfig = readConfig({
  DATA_DIR: dataDir,
  NODE_ENV: 'test',
  PAYMENTS_SANDBOX_URL: sandboxUrl,
  JWT_SECRET: 'a secret for tests, at least 32 characters'.replaceAll(' ', '-'),
});

/** Keys that sign the tokens of tests. */
export const testTokenKeys = readSigningKeys(testConfig).then(createTokenKeys);

/** Real adapters, except that mails are stored in `mails` and nothing is logged. */
export async function testServices(): Promise<Services> {
  return {
    config: testConfig,
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    files: createFileStore(testConfig),
    gateways: createGateways(testConfig.gateways),
    tokenKeys: await testTokenKeys,
    changes: noChanges,
  };
}

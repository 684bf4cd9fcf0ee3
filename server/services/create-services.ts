import { readSigningKeys } from '../auth/signing-keys.ts';
import { createTokenKeys } from '../auth/tokens.ts';
import type { Config } from '../config/config.ts';
import type { ChangeFeed } from '../database/changes/change-feed.ts';
import { createGateways } from '../gateways/create-gateways.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { createLogger } from '../observability/logger.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createFileStore } from '../storage/create-file-store.ts';
import type { Services } from './services.ts';

/** Creates the adapters of the configuration. */
export async function createServices(config: Config, changes: ChangeFeed): Promise<Services> {
  return {
    config,
    logger: createLogger(config),
    metrics: createMetrics(),
    mailer: createMailer(config),
    files: createFileStore(config),
    gateways: createGateways(config.gateways),
    tokenKeys: createTokenKeys(await readSigningKeys(config)),
    changes,
  };
}

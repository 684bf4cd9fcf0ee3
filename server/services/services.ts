import type { Logger } from 'pino';
import type { TokenKeys } from '../auth/tokens.ts';
import type { Config } from '../config/config.ts';
import type { ChangeFeed } from '../database/changes/change-feed.ts';
import type { Gateways } from '../gateways/create-gateways.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { FileStore } from '../storage/file-store.ts';

/** Adapters for resolvers, created once in app.ts. */
export type Services = {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  mailer: Mailer;
  files: FileStore;
  /** Payment gateways for cards and PayPal. */
  gateways: Gateways;
  tokenKeys: TokenKeys;
  /** Invalidates caches of this process. */
  changes: ChangeFeed;
};

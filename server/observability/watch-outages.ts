import type { Logger } from 'pino';
import type { ChangeFeed } from '../database/changes/change-feed.ts';

/**
 * Logs one line when PostgreSQL becomes unavailable, detected by the connection for notifications, and one when it is
 * available again.
 */
export function watchOutages(changes: Pick<ChangeFeed, 'onConnectionChange'>, logger: Logger): void {
  let awaySince: number | null = null;
  changes.onConnectionChange((isConnected) => {
    if (!isConnected && awaySince === null) {
      awaySince = performance.now();
      logger.warn('PostgreSQL is away');
    } else if (isConnected && awaySince !== null) {
      const seconds = Math.round((performance.now() - awaySince) / 100) / 10;
      awaySince = null;
      logger.warn({ seconds }, 'PostgreSQL is back');
    }
  });
}

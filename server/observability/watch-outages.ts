import type { Logger } from 'pino';
import type { ChangeFeed } from '../database/changes/change-feed.ts';

/** One line when PostgreSQL goes away, as the connection that hears of changes learns first, and one when it is back. */
export function watchOutages(changes: Pick<ChangeFeed, 'onHearing'>, logger: Logger): void {
  let awaySince: number | null = null;
  changes.onHearing((isHearing) => {
    if (!isHearing && awaySince === null) {
      awaySince = performance.now();
      logger.warn('PostgreSQL is away');
    } else if (isHearing && awaySince !== null) {
      const seconds = Math.round((performance.now() - awaySince) / 100) / 10;
      awaySince = null;
      logger.warn({ seconds }, 'PostgreSQL is back');
    }
  });
}

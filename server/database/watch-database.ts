import type { Logger } from 'pino';
import type { LocatedDatabase } from './locate.ts';

/** Restarts the embedded PostgreSQL if it ends, and logs it; calls `giveUp` if that fails too often. */
export function watchDatabase(located: LocatedDatabase, logger: Logger, giveUp: () => void): void {
  located.watch({
    onEnd: () => logger.error('The embedded PostgreSQL ended by itself and is started again'),
    onStart: () => logger.warn('The embedded PostgreSQL is back'),
    onGiveUp: (reason) => {
      logger.fatal({ reason }, 'The embedded PostgreSQL cannot be kept running: the process ends');
      giveUp();
    },
  });
}

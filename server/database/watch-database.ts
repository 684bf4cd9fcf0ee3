import type { Logger } from 'pino';
import type { LocatedDatabase } from './locate.ts';

/** Has the embedded PostgreSQL started again when it ends, a line for each; `giveUp` is called when that is no use. */
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

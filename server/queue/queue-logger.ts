import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * The library's own lines in our log: warnings and errors as they are, the rest for those who debug, as is everything
 * while the database is away: that has a line of its own. Never a payload.
 */
export function queueLogger(logger: Logger, isAway: () => boolean = () => false): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    // The runner logs a failed try, in one line.
    if (meta?.failure) return;
    if (isAway()) logger.debug(message);
    else if (level === 'error') logger.error(message);
    else if (level === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}

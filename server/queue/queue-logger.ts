import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/**
 * Logs the library's warnings and errors. Other lines are debug output, as are all lines while the database is
 * unreachable, which is logged elsewhere. Payloads are never logged.
 */
export function queueLogger(logger: Logger, isAway: () => boolean = () => false): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    // The runner logs failed tries.
    if (meta?.failure) return;
    if (isAway()) logger.debug(message);
    else if (level === 'error') logger.error(message);
    else if (level === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}

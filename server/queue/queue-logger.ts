import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** The library's own lines in our log: warnings and errors as they are, the rest for those who debug. Never a payload. */
export function queueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    // A failed try is told by the runner, in one line.
    if (meta?.failure) return;
    if (level === 'error') logger.error(message);
    else if (level === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}

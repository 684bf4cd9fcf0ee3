import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { currentNotes } from './request-notes.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Lines are buffered and written twice a second, after 4 kB, and at the end of the process. */
const GATHERED = { dest: 2, sync: false, minLength: 4_096, periodicFlush: 500 };

/**
 * Writes JSON lines to standard error. Successful requests are logged only in production. Lines of a request have its
 * id and user; secrets are never logged.
 */
export function createLogger(
  { environment }: Pick<Config, 'environment'>,
  destination: DestinationStream = pino.destination(environment === 'production' ? GATHERED : 2),
): Logger {
  return pino(
    {
      level: environment === 'production' ? 'info' : 'warn',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...currentNotes() }),
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
}

import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { currentNotes } from './request-notes.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Lines are written together, twice a second or 4 kB at a time, and when the process ends. */
const GATHERED = { dest: 2, sync: false, minLength: 4_096, periodicFlush: 500 };

/**
 * JSON lines on standard error; requests are logged in production, elsewhere only what went wrong. Lines within a
 * request carry its id and user; no line carries a secret.
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

import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** Never written, wherever they appear in a logged object. */
const SECRETS = [
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'refreshToken',
  'uniqueId',
  'authorization',
  'cookie',
];

/** JSON lines on standard error; requests are logged in production, elsewhere only what went wrong. */
export function createLogger({ environment }: Pick<Config, 'environment'>): Logger {
  return pino(
    {
      level: environment === 'production' ? 'info' : 'warn',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    },
    pino.destination(2),
  );
}

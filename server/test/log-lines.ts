import type { Logger } from 'pino';
import { createLogger } from '../observability/logger.ts';

/** The product’s logger with its production settings, and all lines that it wrote. */
export function recordedLog(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const logger = createLogger({ environment: 'production' }, { write: (line) => void lines.push(line) });
  return { logger, lines };
}

import type { Logger } from 'pino';
import { createLogger } from '../observability/logger.ts';

/** The product's own logger as it logs in production, and every line that it wrote. */
export function recordedLog(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  const logger = createLogger({ environment: 'production' }, { write: (line) => void lines.push(line) });
  return { logger, lines };
}

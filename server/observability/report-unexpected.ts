import type { Logger } from 'pino';
import { isConnectionFailure } from '../database/connection-failure.ts';
import type { Metrics } from './metrics.ts';

/**
 * Counts and logs a masked error with all its details. An unavailable database is not a bug, and is logged once
 * (watch-outages.ts) instead of for each request.
 */
export function reportUnexpected(
  { logger, metrics }: { logger: Logger; metrics: Metrics },
  area: string,
  error: unknown,
  facts: { requestId: string; at?: readonly (string | number)[] | undefined },
): void {
  if (isConnectionFailure(error)) {
    metrics.count('unavailable_answers', { area });
    logger.debug({ err: error, ...facts }, 'Unavailable');
    return;
  }
  metrics.count('unexpected_errors', { area });
  logger.error({ err: error, ...facts }, 'Unexpected error');
}

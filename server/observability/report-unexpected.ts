import type { Logger } from 'pino';
import { isConnectionFailure } from '../database/connection-failure.ts';
import type { Metrics } from './metrics.ts';

/**
 * Counts and logs what was answered by a masked error: a bug with all its details. A database that is away is no
 * bug, and is logged once (watch-outages.ts) rather than for each request.
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

import type { Logger } from 'pino';
import type { Database } from '../../database/client.ts';
import { refreshStaleListPrices } from './refresh-list-prices.ts';

/** How often it is asked whether list prices are due. */
const PAUSE_MS = 5_000;

/**
 * Keeps list prices up to date, beside the requests: a change is followed within seconds, whoever made it. Answers how
 * to stop, which waits for a refresh under way.
 */
export function startListPriceWatch(db: Database, logger: Logger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const refresh = async () => {
    isRunning = true;
    try {
      const changed = await refreshStaleListPrices(db, new Date());
      if (changed) logger.info({ changed }, 'List prices refreshed');
    } catch (error) {
      logger.warn({ err: error }, 'List prices could not be refreshed');
    } finally {
      isRunning = false;
    }
  };
  const tick = () => {
    if (!isRunning) running = refresh();
  };
  tick();
  const timer = setInterval(tick, PAUSE_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

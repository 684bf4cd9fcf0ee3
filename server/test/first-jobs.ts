import { openDatabase } from '../database/client.ts';
import { refreshStaleListPrices } from '../domains/pricing/list-prices/refresh-list-prices.ts';
import { runDueJobs } from './orders/due-jobs.ts';

/**
 * Does what the product does after its first start: it tells of the events of the demo data, whose mails are discarded,
 * and refreshes list prices. Otherwise each product that a test starts would do it first.
 */
export async function runFirstJobs(url: string): Promise<void> {
  const database = openDatabase(url, { maxConnections: 4 });
  try {
    await runDueJobs(database);
    await refreshStaleListPrices(database.db, new Date());
  } finally {
    await database.close();
  }
}

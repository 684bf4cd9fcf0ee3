import { openDatabase } from '../../../database/client.ts';
import type { RefreshJob, RefreshReply } from './refresh-in-child-process.ts';
import { refreshStaleListPrices } from './refresh-list-prices.ts';

async function replyTo({ databaseUrl, now }: RefreshJob): Promise<RefreshReply> {
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1 });
  try {
    const changed = await refreshStaleListPrices(db, now);
    return { changed, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { problem, residentBytes: process.memoryUsage.rss() };
  } finally {
    await close();
  }
}

process.on('message', (job: RefreshJob) => {
  void replyTo(job).then((reply) => process.send?.(reply));
});
// The parent has ended. The transaction ends with this process, and the next run starts again.
process.on('disconnect', () => process.exit());

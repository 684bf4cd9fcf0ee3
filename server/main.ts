import { createServer as createHttpServer } from 'node:http';
import { pendingMigrations } from '../prisma/migrate.ts';
import { migrateOnBoot } from '../prisma/migrate-on-boot.ts';
import { refuseDemoAccounts } from '../prisma/seed/refuse-demo-accounts.ts';
import { createServer } from './app.ts';
import { BadConfigError, readConfig } from './config.ts';
import { createServices } from './create-services.ts';
import { REQUEST_BOUNDS } from './database/bounded-reads.ts';
import { openChangeFeed } from './database/changes/change-feed.ts';
import { openDatabase } from './database/client.ts';
import { locateDatabase } from './database/locate.ts';
import { watchDatabase } from './database/watch-database.ts';
import { createRowFinder } from './fast-path/row-finder.ts';
import { type Lifecycle, listen, stopOnSignals } from './http/listen.ts';
import { measureProcess } from './observability/process-metrics.ts';
import { watchOutages } from './observability/watch-outages.ts';
import { turnOffBufferPool } from './process/buffer-pool.ts';
import { doBackgroundWork } from './process/do-background-work.ts';
import { limitHeapGrowth } from './process/heap-growth.ts';
import { lowerPoolPriority } from './process/pool-priority.ts';

/** GraphQL alone, on a database that is migrated and filled by `npm start` or `npm run db:seed`. */
async function main(): Promise<void> {
  turnOffBufferPool();
  const config = readConfig(process.env);
  const located = await locateDatabase(config);
  await migrateOnBoot(config, located.url);
  const database = openDatabase(located.url, {
    maxConnections: config.databaseConnections,
    ...REQUEST_BOUNDS,
  });
  const { db, pool, close, watchedWrites } = database;
  await refuseDemoAccounts(db, config);
  const changes = await openChangeFeed(located.url, watchedWrites);
  const services = await createServices(config, changes);
  measureProcess(services.metrics, pool, changes);
  watchOutages(changes, services.logger);
  await lowerPoolPriority();
  const lifecycle: Lifecycle = { isRetiring: false };
  const listener = createServer({
    db,
    rows: createRowFinder(database),
    services,
    pendingMigrations: () => pendingMigrations(located.url),
    lifecycle,
  });
  const { url, retire, stop } = await listen(createHttpServer(listener), config, lifecycle);
  limitHeapGrowth();
  const runner = await doBackgroundWork({ url: located.url, db, services }, config);
  const closers = [
    // Both have jobs or requests under way, and the same time to end them.
    async () => void (await Promise.all([stop(), runner.stop()])),
    () => services.mailer.close(),
    () => changes.close(),
    close,
    located.stop,
  ];
  const end = stopOnSignals({ retire, closers }, services.logger);
  watchDatabase(located, services.logger, () => {
    lifecycle.isFailing = true;
    void end(1);
  });
  process.stdout.write(`GraphQL on ${url}/graphql\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

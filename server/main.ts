import { createServer as createHttpServer } from 'node:http';
import { pendingMigrations } from '../prisma/migrate.ts';
import { migrateOnBoot } from '../prisma/migrate-on-boot.ts';
import { refuseDemoAccounts } from '../prisma/seed/refuse-demo-accounts.ts';
import { createServer } from './app.ts';
import { BadConfigError, readConfig } from './config.ts';
import { createServices } from './create-services.ts';
import { openChangeFeed } from './database/changes/change-feed.ts';
import { openDatabase } from './database/client.ts';
import { startHousekeeping } from './database/housekeeping.ts';
import { locateDatabase } from './database/locate.ts';
import { startListPriceWatch } from './domains/pricing/list-price-watch.ts';
import { createRowFinder } from './fast-path/row-finder.ts';
import { type Lifecycle, listen, stopOnSignals } from './http/listen.ts';
import { measureProcess } from './observability/process-metrics.ts';
import { turnOffBufferPool } from './process/buffer-pool.ts';
import { limitHeapGrowth } from './process/heap-growth.ts';
import { lowerPoolPriority } from './process/pool-priority.ts';

/** GraphQL alone, on a database that is migrated and filled by `npm start` or `npm run db:seed`. */
async function main(): Promise<void> {
  turnOffBufferPool();
  const config = readConfig(process.env);
  const located = await locateDatabase(config);
  await migrateOnBoot(config, located.url);
  const database = openDatabase(located.url, { maxConnections: config.databaseConnections });
  const { db, pool, close, watchedWrites } = database;
  await refuseDemoAccounts(db, config);
  const changes = await openChangeFeed(located.url, watchedWrites);
  const services = await createServices(config, changes);
  measureProcess(services.metrics, pool);
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
  const closers = [
    startHousekeeping(db, services.logger),
    startListPriceWatch(db, services.logger),
    stop,
    () => services.mailer.close(),
    () => changes.close(),
    close,
    located.stop,
  ];
  stopOnSignals({ retire, closers }, services.logger);
  process.stdout.write(`GraphQL on ${url}/graphql\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

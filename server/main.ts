import { pendingMigrations } from '../prisma/migrate.ts';
import { migrateOnBoot } from '../prisma/migrate-on-boot.ts';
import { refuseDemoAccounts } from '../prisma/seed/refuse-demo-accounts.ts';
import { createServer } from './app.ts';
import { checkSurroundings } from './check-surroundings.ts';
import { type Config, readConfig } from './config.ts';
import { createServices } from './create-services.ts';
import { openChangeFeed } from './database/changes/change-feed.ts';
import { openDatabase } from './database/client.ts';
import { startHousekeeping } from './database/housekeeping.ts';
import { locateDatabase } from './database/locate.ts';
import { createRowFinder } from './fast-path/row-finder.ts';
import { type Lifecycle, listen, stopOnSignals } from './http/listen.ts';
import { measureProcess } from './observability/process-metrics.ts';
import { turnOffBufferPool } from './process/buffer-pool.ts';
import { limitHeapGrowth } from './process/heap-growth.ts';
import { lowerPoolPriority } from './process/pool-priority.ts';
import { startOrExplain } from './start-problem.ts';

/** GraphQL alone, on a database that is migrated and filled by `npm start` or `npm run db:seed`. */
async function main(): Promise<void> {
  turnOffBufferPool();
  const config = readConfig(process.env);
  await checkSurroundings(config);
  const located = await locateDatabase(config);
  const closers: (() => Promise<void> | void)[] = [located.stop];
  try {
    await run(config, located.url, closers);
  } catch (error) {
    for (const close of closers) await close();
    throw error;
  }
}

/** What has to be closed in the end comes to stand before what it needs. */
async function run(
  config: Config,
  databaseUrl: string,
  closers: (() => Promise<void> | void)[],
): Promise<void> {
  await migrateOnBoot(config, databaseUrl);
  const database = openDatabase(databaseUrl, { maxConnections: config.databaseConnections });
  const { db, pool, close, watchedWrites } = database;
  closers.unshift(close);
  await refuseDemoAccounts(db, config);
  const changes = await openChangeFeed(databaseUrl, watchedWrites);
  closers.unshift(() => changes.close());
  const services = await createServices(config, changes);
  closers.unshift(() => services.mailer.close());
  measureProcess(services.metrics, pool);
  await lowerPoolPriority();
  const lifecycle: Lifecycle = { isRetiring: false };
  const listener = createServer({
    db,
    rows: createRowFinder(database),
    services,
    pendingMigrations: () => pendingMigrations(databaseUrl),
    lifecycle,
  });
  const { url, retire, stop } = await listen(listener, config, lifecycle);
  closers.unshift(stop);
  limitHeapGrowth();
  closers.unshift(startHousekeeping(db, services.logger));
  stopOnSignals({ retire, closers }, services.logger);
  process.stdout.write(`GraphQL on ${url}/graphql\n`);
}

await startOrExplain(main);

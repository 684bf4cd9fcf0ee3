import { pendingMigrations } from '../prisma/migrate.ts';
import { migrateOnBoot } from '../prisma/migrate-on-boot.ts';
import { refuseDemoAccounts } from '../prisma/seed/refuse-demo-accounts.ts';
import { createServer } from './app.ts';
import { checkSurroundings } from './check-surroundings.ts';
import { type Config, readConfig } from './config/config.ts';
import { REQUEST_BOUNDS } from './database/bounded-reads.ts';
import { openChangeFeed } from './database/changes/change-feed.ts';
import { openDatabase } from './database/client.ts';
import { type LocatedDatabase, locateDatabase } from './database/locate.ts';
import { watchDatabase } from './database/watch-database.ts';
import { doBackgroundWork } from './do-background-work.ts';
import { type Lifecycle, listen, stopOnSignals } from './http/listen.ts';
import { measureProcess } from './observability/process-metrics.ts';
import { watchOutages } from './observability/watch-outages.ts';
import { createRowFinder } from './rows/row-finder.ts';
import { createServices } from './services/create-services.ts';
import { startOrExplain } from './start-problem.ts';

/** GraphQL alone, on a database that is migrated and filled by `npm start` or `npm run db:seed`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await checkSurroundings(config);
  const located = await locateDatabase(config);
  const closers: (() => Promise<void> | void)[] = [located.stop];
  try {
    await run(config, located, closers);
  } catch (error) {
    for (const close of closers) await close();
    throw error;
  }
}

/** Resources to close in the end, each before what it depends on. */
async function run(
  config: Config,
  located: LocatedDatabase,
  closers: (() => Promise<void> | void)[],
): Promise<void> {
  await migrateOnBoot(config, located.url);
  const database = openDatabase(located.url, {
    maxConnections: config.databaseConnections,
    ...REQUEST_BOUNDS,
  });
  const { db, pool, close } = database;
  closers.unshift(close);
  await refuseDemoAccounts(db, config);
  const changes = await openChangeFeed(located.url);
  closers.unshift(() => changes.close());
  const services = await createServices(config, changes);
  closers.unshift(() => services.mailer.close());
  measureProcess(services.metrics, pool, changes);
  watchOutages(changes, services.logger);
  const lifecycle: Lifecycle = { isRetiring: false };
  const listener = createServer({
    db,
    rows: createRowFinder(database, () => services.metrics.count('fast_path_fallbacks', { reason: 'rows' })),
    services,
    pendingMigrations: () => pendingMigrations(located.url),
    lifecycle,
  });
  const { url, retire, stop } = await listen(listener, config, lifecycle);
  const runner = await doBackgroundWork({ url: located.url, db, services }, config);
  // Both have jobs or requests under way, and the same time to end them.
  closers.unshift(async () => void (await Promise.all([stop(), runner.stop()])));
  const end = stopOnSignals({ retire, closers }, services.logger);
  watchDatabase(located, services.logger, () => {
    lifecycle.isFailing = true;
    void end(1);
  });
  process.stdout.write(`GraphQL on ${url}/graphql\n`);
}

await startOrExplain(main);

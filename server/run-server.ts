import { migrateOnBoot } from '../prisma/migrate-on-boot.ts';
import { refuseDemoAccounts } from '../prisma/seed/refuse-demo-accounts.ts';
import type { Config } from './config/config.ts';
import { REQUEST_BOUNDS } from './database/bounded-reads.ts';
import { openChangeFeed } from './database/changes/change-feed.ts';
import { type Database, openDatabase } from './database/client.ts';
import type { LocatedDatabase } from './database/locate.ts';
import { watchDatabase } from './database/watch-database.ts';
import { doBackgroundWork } from './do-background-work.ts';
import { type Lifecycle, type Listening, stopOnSignals } from './http/listen.ts';
import { measureProcess } from './observability/process-metrics.ts';
import { watchOutages } from './observability/watch-outages.ts';
import { createRowFinder, type RowFinder } from './rows/row-finder.ts';
import { createServices } from './services/create-services.ts';
import type { Services } from './services/services.ts';

/** Dependencies of a listening server. */
export interface ServerParts {
  readonly db: Database;
  /** Reads the rows of persisted queries with one statement. */
  readonly rows: RowFinder;
  readonly services: Services;
  readonly databaseUrl: string;
  readonly lifecycle: Lifecycle;
}

/**
 * Runs a server on a database until a signal ends it, and returns its URL: applies migrations, checks the accounts,
 * calls `open` to listen, and runs background tasks. If it fails, everything that was started is closed.
 */
export async function runServer(
  config: Config,
  located: LocatedDatabase,
  open: (parts: ServerParts) => Promise<Listening>,
): Promise<string> {
  const database = openDatabase(located.url, {
    maxConnections: config.databaseConnections,
    ...REQUEST_BOUNDS,
    allowsSecondConnections: config.environment === 'production',
  });
  /** Resources to close at the end, each before its dependencies. */
  const closers: (() => Promise<void> | void)[] = [() => database.close(), () => located.stop()];
  try {
    await migrateOnBoot(config, located.url);
    const changes = await openChangeFeed(located.url);
    closers.unshift(() => changes.close());
    const services = await createServices(config, changes);
    closers.unshift(() => services.mailer.close());
    measureProcess(services.metrics, database.pool, changes);
    watchOutages(changes, services.logger);
    await refuseDemoAccounts(database.db, config);
    const lifecycle: Lifecycle = { isRetiring: false };
    const { url, retire, stop } = await open({
      db: database.db,
      rows: createRowFinder(database, () =>
        services.metrics.count('fast_path_fallbacks', { reason: 'rows' }),
      ),
      services,
      databaseUrl: located.url,
      lifecycle,
    });
    const runner = await doBackgroundWork({ url: located.url, db: database.db, services }, config);
    // Both have running jobs or requests, and the same time to finish them.
    closers.unshift(async () => void (await Promise.all([stop(), runner.stop()])));
    const end = stopOnSignals({ retire, closers }, services.logger);
    watchDatabase(located, services.logger, () => {
      lifecycle.isFailing = true;
      void end(1);
    });
    return url;
  } catch (error) {
    for (const close of closers) await close();
    throw error;
  }
}

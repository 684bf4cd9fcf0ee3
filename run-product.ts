import { openProduct } from './open-product.ts';
import { migrateOnBoot } from './prisma/migrate-on-boot.ts';
import { fillDatabase } from './prisma/seed/fill-database.ts';
import { refuseDemoAccounts } from './prisma/seed/refuse-demo-accounts.ts';
import type { Config } from './server/config/config.ts';
import { REQUEST_BOUNDS } from './server/database/bounded-reads.ts';
import { openChangeFeed } from './server/database/changes/change-feed.ts';
import { openDatabase } from './server/database/client.ts';
import type { LocatedDatabase } from './server/database/locate.ts';
import { watchDatabase } from './server/database/watch-database.ts';
import { doBackgroundWork } from './server/do-background-work.ts';
import { type Lifecycle, stopOnSignals } from './server/http/listen.ts';
import { measureProcess } from './server/observability/process-metrics.ts';
import { watchOutages } from './server/observability/watch-outages.ts';
import { createRowFinder } from './server/rows/row-finder.ts';
import { createServices } from './server/services/create-services.ts';

/**
 * Runs the product on a database until a signal ends it: brings the schema to its head, fills an empty database and
 * listens. `buildingWeb` answers the folder of the web build; null: the APIs alone.
 */
export async function runProduct(
  config: Config,
  located: LocatedDatabase,
  buildingWeb: Promise<string> | null,
): Promise<void> {
  const database = openDatabase(located.url, {
    maxConnections: config.databaseConnections,
    ...REQUEST_BOUNDS,
  });
  const closers: (() => Promise<void> | void)[] = [() => database.close(), () => located.stop()];
  try {
    await migrateOnBoot(config, located.url);
    const changes = await openChangeFeed(located.url);
    closers.unshift(() => changes.close());
    const services = await createServices(config, changes);
    measureProcess(services.metrics, database.pool, changes);
    watchOutages(changes, services.logger);
    closers.unshift(() => services.mailer.close());
    await refuseDemoAccounts(database.db, config);
    const filled = await fillDatabase(database.db, config, process.env.SEED !== undefined);
    const lifecycle: Lifecycle = { isRetiring: false };
    const product = await openProduct({
      db: database.db,
      rows: createRowFinder(database, () =>
        services.metrics.count('fast_path_fallbacks', { reason: 'rows' }),
      ),
      services,
      databaseUrl: located.url,
      webFolder: await buildingWeb,
      lifecycle,
    });
    const runner = await doBackgroundWork({ url: located.url, db: database.db, services }, config);
    // Both have jobs or requests under way, and the same time to end them.
    closers.unshift(async () => void (await Promise.all([product.stop(), runner.stop()])));
    const end = stopOnSignals({ retire: product.retire, closers }, services.logger);
    watchDatabase(located, services.logger, () => {
      lifecycle.isFailing = true;
      void end(1);
    });
    process.stdout.write(greeting(config, product.url, filled));
  } catch (error) {
    for (const close of closers) await close();
    throw error;
  }
}

/** What the terminal shows once everything answers. */
function greeting(config: Config, url: string, notes: readonly string[]): string {
  return [
    '',
    `  Aurifex is ready on ${url}`,
    '',
    `  Web app    ${url}/`,
    `  Shop       ${url}/shop`,
    `  GraphQL    ${url}/graphql`,
    `  REST       ${url}${config.apiBase}/`,
    ...(notes.length > 0 ? ['', ...notes.map((note) => `  ${note}`)] : []),
    '',
    '',
  ].join('\n');
}

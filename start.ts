import { pathToFileURL } from 'node:url';
import { pendingMigrations } from './prisma/migrate.ts';
import { migrateOnBoot } from './prisma/migrate-on-boot.ts';
import { fillDatabase } from './prisma/seed/fill-database.ts';
import { refuseDemoAccounts } from './prisma/seed/refuse-demo-accounts.ts';
import { createRestApp } from './rest-facade/app.ts';
import { RestFailure } from './rest-facade/errors/failure.ts';
import { executeInProcess } from './rest-facade/graphql/execute-in-process.ts';
import { executeOverFetch } from './rest-facade/graphql/execute-over-fetch.ts';
import { buildWeb, WEB_BUILD } from './scripts/build-web.ts';
import { createServer } from './server/app.ts';
import { checkSurroundings } from './server/check-surroundings.ts';
import { type Config, readConfig } from './server/config/config.ts';
import { REQUEST_BOUNDS } from './server/database/bounded-reads.ts';
import { openChangeFeed } from './server/database/changes/change-feed.ts';
import { type Database, openDatabase } from './server/database/client.ts';
import { locateDatabase } from './server/database/locate.ts';
import { watchDatabase } from './server/database/watch-database.ts';
import { doBackgroundWork } from './server/do-background-work.ts';
import { createAddressOf } from './server/http/client-address.ts';
import { type Lifecycle, type Listening, listen, stopOnSignals } from './server/http/listen.ts';
import { readWebBuild } from './server/http/web/web-build.ts';
import { measureProcess } from './server/observability/process-metrics.ts';
import { reportUnexpected } from './server/observability/report-unexpected.ts';
import { watchOutages } from './server/observability/watch-outages.ts';
import { createRowFinder, type RowFinder } from './server/rows/row-finder.ts';
import { createServices } from './server/services/create-services.ts';
import type { Services } from './server/services/services.ts';
import { startOrExplain } from './server/start-problem.ts';

/** What a running product is made of. */
export interface ProductParts {
  readonly db: Database;
  /** Reads the rows of persisted queries with one statement. */
  readonly rows: RowFinder;
  readonly services: Services;
  readonly databaseUrl: string;
  /** Folder of the web build; null: the APIs alone. */
  readonly webFolder: string | null;
  readonly lifecycle?: Lifecycle;
}

/** Opens the whole product on one port: web app, GraphQL, REST. `url` is the address on this machine. */
export async function openProduct(parts: ProductParts): Promise<Listening> {
  const { db, rows, services, databaseUrl, webFolder, lifecycle = { isRetiring: false } } = parts;
  const { config } = services;
  const web = webFolder === null ? null : await readWebBuild(webFolder, config.apiBase);
  const listener = createServer({
    lifecycle,
    db,
    rows,
    services,
    pendingMigrations: () => pendingMigrations(databaseUrl),
    web,
    mountRest: (graphql) =>
      createRestApp({
        execute: executeInProcess(
          graphql.query,
          executeOverFetch(graphql.fetch, 'http://in-process/graphql'),
        ),
        version: web?.version ?? 'dev',
        base: config.apiBase,
        addressOf: createAddressOf(config),
        report: (error, requestId) => {
          // GraphQL has logged it.
          if (error instanceof RestFailure && error.status === 503) return;
          reportUnexpected(services, 'rest', error, { requestId });
        },
      }),
  });
  return listen(listener, config, lifecycle);
}

/** Reads the settings; what is wrong with them ends the process with readable lines. */
async function main(): Promise<void> {
  await startOrExplain(() => run(readConfig(process.env)));
}

async function run(config: Config): Promise<void> {
  await checkSurroundings(config);
  // Runs in a process of its own, while the database gets ready.
  const building = process.argv.includes('--without-web') ? null : buildWeb();
  building?.catch(() => {});
  const located = await locateDatabase(config);
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
    const webFolder = building && (await building) ? WEB_BUILD : null;
    const lifecycle: Lifecycle = { isRetiring: false };
    const product = await openProduct({
      db: database.db,
      rows: createRowFinder(database, () =>
        services.metrics.count('fast_path_fallbacks', { reason: 'rows' }),
      ),
      services,
      databaseUrl: located.url,
      webFolder,
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();

import { createServer as createHttpServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { pendingMigrations } from './prisma/migrate.ts';
import { migrateOnBoot } from './prisma/migrate-on-boot.ts';
import { fillDatabase } from './prisma/seed/fill-database.ts';
import { refuseDemoAccounts } from './prisma/seed/refuse-demo-accounts.ts';
import { createRestApp } from './rest-facade/app.ts';
import { executeInProcess } from './rest-facade/execute-in-process.ts';
import { executeOverFetch } from './rest-facade/execute-over-fetch.ts';
import { buildWeb, WEB_BUILD } from './scripts/build-web.ts';
import { createServer } from './server/app.ts';
import { BadConfigError, type Config, readConfig } from './server/config.ts';
import { createServices } from './server/create-services.ts';
import { openChangeFeed } from './server/database/changes/change-feed.ts';
import { type Database, openDatabase } from './server/database/client.ts';
import { startHousekeeping } from './server/database/housekeeping.ts';
import { locateDatabase } from './server/database/locate.ts';
import { startListPriceWatch } from './server/domains/pricing/list-price-watch.ts';
import { createRowFinder, type RowFinder } from './server/fast-path/row-finder.ts';
import { type Lifecycle, type Listening, listen, stopOnSignals } from './server/http/listen.ts';
import { readWebBuild } from './server/http/web-build.ts';
import { measureProcess } from './server/observability/process-metrics.ts';
import { turnOffBufferPool } from './server/process/buffer-pool.ts';
import { limitHeapGrowth } from './server/process/heap-growth.ts';
import { lowerPoolPriority } from './server/process/pool-priority.ts';
import type { Services } from './server/services.ts';

/** What a running product is made of. */
export interface ProductParts {
  readonly db: Database;
  /** Reads the rows of persisted queries with one statement. */
  readonly rows: RowFinder;
  readonly services: Services;
  readonly databaseUrl: string;
  /** Folder of the web build; null: the APIs alone. */
  readonly webFolder: string | null;
}

/** Opens the whole product on one port: web app, GraphQL, REST. `url` is the address on this machine. */
export async function openProduct(parts: ProductParts): Promise<Listening> {
  const { db, rows, services, databaseUrl, webFolder } = parts;
  const { config, logger, metrics } = services;
  const web = webFolder === null ? null : await readWebBuild(webFolder);
  const lifecycle: Lifecycle = { isRetiring: false };
  const listener = createServer({
    lifecycle,
    db,
    rows,
    services,
    pendingMigrations: () => pendingMigrations(databaseUrl),
    web,
    mountRest: (graphql) => {
      const app = createRestApp({
        execute: executeInProcess(
          graphql.query,
          executeOverFetch(graphql.fetch, 'http://in-process/graphql'),
        ),
        version: web?.version ?? 'dev',
        base: config.apiBase,
        report: (error, requestId) => {
          metrics.count('unexpected_errors', { area: 'rest' });
          logger.error({ err: error, requestId }, 'Unexpected error');
        },
      });
      app.set('trust proxy', config.trustProxy);
      return app;
    },
  });
  return listen(createHttpServer(listener), config, lifecycle);
}

/** Reads the settings; a bad one ends the process with one readable line. */
async function main(): Promise<void> {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    const line = error instanceof BadConfigError ? error.message : portProblem(error);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

/** The line for the commonest failure of all. */
function portProblem(error: unknown): string | null {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `${error.message}. Stop what uses the port, or set PORT.` : null;
}

async function run(config: Config): Promise<void> {
  turnOffBufferPool();
  // Runs in a process of its own, while the database gets ready.
  const building = process.argv.includes('--without-web') ? null : buildWeb();
  building?.catch(() => {});
  const located = await locateDatabase(config);
  const database = openDatabase(located.url, { maxConnections: config.databaseConnections });
  const closers: (() => Promise<void> | void)[] = [() => database.close(), () => located.stop()];
  try {
    await migrateOnBoot(config, located.url);
    const changes = await openChangeFeed(located.url, database.watchedWrites);
    closers.unshift(() => changes.close());
    const services = await createServices(config, changes);
    measureProcess(services.metrics, database.pool);
    await lowerPoolPriority();
    closers.unshift(() => services.mailer.close());
    await refuseDemoAccounts(database.db, config);
    const filled = await fillDatabase(database.db, config, process.env.SEED !== undefined);
    const webFolder = building && (await building) ? WEB_BUILD : null;
    const product = await openProduct({
      db: database.db,
      rows: createRowFinder(database),
      services,
      databaseUrl: located.url,
      webFolder,
    });
    limitHeapGrowth();
    closers.unshift(product.stop);
    closers.unshift(startHousekeeping(database.db, services.logger));
    closers.unshift(startListPriceWatch(database.db, services.logger));
    stopOnSignals({ retire: product.retire, closers }, services.logger);
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

import { migrateOnBoot } from '../prisma/migrate-on-boot.ts';
import { BadConfigError, readConfig } from './config/config.ts';
import { noChanges } from './database/changes/change-feed.ts';
import { openDatabase } from './database/client.ts';
import { locateDatabase } from './database/locate.ts';
import { watchDatabase } from './database/watch-database.ts';
import { stopOnSignals } from './http/listen.ts';
import { startRunner } from './queue/runner.ts';
import { loadDeclarations } from './schema/load-declarations.ts';
import { createServices } from './services/create-services.ts';

/** Runs only background tasks, without a port, for servers with `WORKER=apart`. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const located = await locateDatabase(config);
  await migrateOnBoot(config, located.url);
  const { db, close } = openDatabase(located.url, { maxConnections: config.databaseConnections });
  const services = await createServices(config, noChanges);
  await loadDeclarations();
  const runner = startRunner({ url: located.url, db, services });
  const closers = [runner.stop, () => services.mailer.close(), close, located.stop];
  const end = stopOnSignals({ retire: async () => {}, closers }, services.logger);
  watchDatabase(located, services.logger, () => void end(1));
  process.stdout.write('Background work runs.\n');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

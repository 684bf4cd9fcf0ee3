import { pendingMigrations } from '../prisma/migrate.ts';
import { createServer } from './app.ts';
import { checkEnvironment } from './check-environment.ts';
import { readConfig } from './config/config.ts';
import { locateDatabase } from './database/locate.ts';
import { listen } from './http/listen.ts';
import { runServer } from './run-server.ts';
import { startOrExplain } from './start-problem.ts';

/** Runs only GraphQL, on a database that `npm start` or `npm run db:seed` has migrated and seeded. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await checkEnvironment(config);
  const located = await locateDatabase(config);
  const url = await runServer(config, located, ({ databaseUrl, ...parts }) => {
    const listener = createServer({ ...parts, pendingMigrations: () => pendingMigrations(databaseUrl) });
    return listen(listener, config, parts.lifecycle);
  });
  process.stdout.write(`GraphQL on ${url}/graphql\n`);
}

await startOrExplain(main);

import { openProduct } from './open-product.ts';
import { fillDatabase } from './prisma/seed/fill-database.ts';
import type { Config } from './server/config/config.ts';
import type { LocatedDatabase } from './server/database/locate.ts';
import { runServer } from './server/run-server.ts';

/**
 * Runs the product on a database until a signal ends it; an empty one is filled. `buildingWeb` answers the folder of the
 * web build; null: the APIs alone.
 */
export async function runProduct(
  config: Config,
  located: LocatedDatabase,
  buildingWeb: Promise<string> | null,
): Promise<void> {
  let notes: readonly string[] = [];
  const url = await runServer(config, located, async (parts) => {
    notes = await fillDatabase(parts, config, process.env.SEED !== undefined);
    return openProduct({ ...parts, webFolder: await buildingWeb });
  });
  process.stdout.write(greeting(config, url, notes));
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

import { join } from 'node:path';
import type { ProductProcess } from '../scripts/measure/product-process.ts';
import type { Closers } from './closers.ts';
import { startDatabases } from './data/databases.ts';
import { fillLists } from './data/fill-lists.ts';
import { findFixtures } from './data/fixtures.ts';
import { deepRowOf, measuredSize } from './data/sizes.ts';
import { type Environment, siteOf } from './environment.ts';
import type { Options } from './options.ts';
import { startNodeProgram } from './programs/node-program.ts';
import { startPostgraphile } from './programs/postgraphile.ts';
import { startProduct } from './programs/product.ts';

/** Lists are compared with a short one if the scale is at least this. */
const LONG_SCALE = 10;

const FLOOR = join(import.meta.dirname, 'programs', 'floor-server.ts');

/** Starts PostgreSQL in a folder, fills it, and starts every program with it. `running` closes them. */
export async function startEnvironment(
  options: Options,
  folder: string,
  { running, log }: { running: Closers; log: (line: string) => void },
): Promise<{ environment: Environment; product: ProductProcess }> {
  const { hasWeb, isFreeForm, scale } = options;
  const size = measuredSize(options);
  log(`filling ${folder}`);
  const databases = await startDatabases(folder, size, { withSmall: scale >= LONG_SCALE });
  running.add(databases.stop);
  await fillLists(databases.url, size);
  const fixtures = await findFixtures(databases.url, deepRowOf(size));

  log('starting the programs');
  async function started(name: string, databaseUrl: string, hasFastPaths = true): Promise<ProductProcess> {
    const program = await startProduct({ dataDir: join(folder, name), databaseUrl, hasWeb, hasFastPaths });
    running.add(program.stop);
    return program;
  }
  // The first start after a change of code compiles it. Later starts find it in the cache.
  await (await started('product', databases.url)).stop();
  const product = await started('product', databases.url);
  const plain = await started('plain', databases.url, false);
  const small = databases.smallUrl === null ? null : await started('small', databases.smallUrl);
  const floor = await startNodeProgram(FLOOR, { DATABASE_URL: databases.url });
  running.add(floor.stop);
  const postgraphile = await startPostgraphile(databases.url);
  running.add(postgraphile.stop);
  const environment = {
    fixtures,
    product: siteOf(product.url, isFreeForm),
    plain: siteOf(plain.url, isFreeForm),
    floorUrl: floor.url,
    postgraphileUrl: postgraphile.url,
    databaseUrl: databases.url,
    small: small === null ? null : siteOf(small.url, isFreeForm),
  };
  return { environment, product };
}
